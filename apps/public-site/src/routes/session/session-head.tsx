import { sessionDateText } from '@detroit-well/booking/session-text';
import { paths } from '@detroit-well/config/paths';
import { slug } from '@detroit-well/config/slug';
import { Badge } from '@detroit-well/ui/components/badge';
import { Breadcrumbs } from '@detroit-well/ui/components/breadcrumbs';
import { narrowPicture, widePicture } from '../../pictures/paths.ts';
import { Picture } from '../../pictures/picture.tsx';
import type { SessionDetail } from '../../sessions/session-view.ts';
import { StatusNotice } from '../../sessions/status-notice.tsx';

/** Turns a slug into capitalised words (SPEC-A 2): `rhythm-and-glide` becomes `Rhythm And Glide`. */
function capitalised(name: string): string {
  const parts = slug(name).split('-').filter(Boolean);
  return parts.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ') || name;
}

/** Titles too long for the largest size, which would fill a whole screen or break inside a word on a phone. */
const isLong = (title: string): boolean =>
  title.length > 34 || title.split(/\s+/).some((word) => word.length > 13);

/** The photograph of the session, otherwise its drawing. The page's style gives both the same box. */
function HeadPicture({ session }: { session: SessionDetail }) {
  const { photo } = session;
  if (photo)
    return (
      <img
        {...(photo.srcSet ? { sizes: '100vw', srcSet: photo.srcSet } : {})}
        src={photo.src}
        alt={photo.alt}
        width={1440}
        height={960}
        decoding="async"
        fetchPriority="high"
      />
    );
  return (
    <picture>
      <source media="(max-width: 767px)" srcSet={narrowPicture(session)} width={780} height={560} />
      <Picture path={widePicture(session)} width={1440} height={440} first sketch={narrowPicture(session)} />
    </picture>
  );
}

/** The breadcrumbs, the date as large as the title, the badges and the wide picture. */
export function SessionHead({ session }: { session: SessionDetail }) {
  const { title } = session;
  const { title: program, category_name: category, difficulty_level: level } = session.program;
  const { day, weekdayLong, monthLong } = sessionDateText(session);
  return (
    <>
      <div data-part="crumbs">
        <Breadcrumbs
          items={[
            { label: 'Training', href: paths.training() },
            { label: capitalised(category), href: paths.training({ category }) },
            { label: capitalised(program), href: paths.program({ category, program }) },
            { label: capitalised(title) },
          ]}
        />
      </div>
      <header data-part="head">
        <div data-part="date" aria-hidden="true">
          <span className="num" data-part="day">
            {day}
          </span>
          <small>
            {weekdayLong}
            <br />
            {monthLong}
          </small>
        </div>
        <div>
          <div data-part="badges">
            <StatusNotice status={session.status} />
            <Badge tone="ink">{program}</Badge>
            {level ? <Badge tone="soft">{level}</Badge> : null}
            <Badge tone="maple">{category}</Badge>
          </div>
          <h1 className="d1" data-long={isLong(title) || undefined}>
            {title}
          </h1>
        </div>
      </header>
      <div data-part="art">
        <HeadPicture session={session} />
      </div>
    </>
  );
}
