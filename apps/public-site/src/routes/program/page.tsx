import { paths } from '@detroit-well/config/paths';
import { Badge } from '@detroit-well/ui/components/badge';
import { Breadcrumbs } from '@detroit-well/ui/components/breadcrumbs';
import { ButtonLink } from '@detroit-well/ui/components/button';
import { Lockup } from '@detroit-well/ui/components/lockup';
import { ArrowIcon } from '@detroit-well/ui/icons';
import { CoachFace } from '../../coaches/coach-face.tsx';
import { PageFailed } from '../../layout/page-failed.tsx';
import type { PageProps } from '../../page.ts';
import { narrowPicture, widePicture } from '../../pictures/paths.ts';
import { Picture } from '../../pictures/picture.tsx';
import type { ProgramData, ProgramLink } from './loader.ts';
import { ProgramBar, ProgramBox } from './program-box.tsx';
import { firstFree, ProgramDates } from './program-dates.tsx';
import { ProgramFigures } from './program-figures.tsx';

/** The page of a program: every date with its price, what it is about, and what follows. */
export function ProgramPage({ data, context }: PageProps<ProgramData>) {
  if (data.kind === 'missing') return <Missing nearest={data.nearest} />;
  if (data.kind === 'failed') return <PageFailed here={context.here} />;
  const { program, outline, next: following, dates, coaches } = data;
  const first = dates?.[0];
  const next = dates && (firstFree(dates) ?? first);
  const pictured = { title: program.title, program: { category_name: program.category } };
  return (
    <div className="program">
      <div className="wrap">
        <Breadcrumbs
          items={[
            { label: 'Training', href: paths.training() },
            { label: program.category, href: paths.training({ category: program.category }) },
            { label: program.title },
          ]}
        />
        <header data-part="head">
          <p data-part="badges">
            <Lockup name={program.category} />
            {program.level ? <Badge tone="soft">{program.level}</Badge> : null}
          </p>
          <h1 className="d1">{program.title}</h1>
        </header>
      </div>
      <div data-part="art">
        <picture>
          <source media="(max-width: 767px)" srcSet={narrowPicture(pictured)} width={780} height={560} />
          <Picture
            path={widePicture(pictured)}
            width={1440}
            height={440}
            first
            sketch={narrowPicture(pictured)}
          />
        </picture>
      </div>
      <div className="wrap" data-part="columns">
        {next ? (
          <aside data-part="side" aria-label="Price">
            <ProgramBox date={next} context={context} />
          </aside>
        ) : null}
        <div data-part="main">
          <section aria-label="About the program">
            <p className="lead">{program.description}</p>
            {next ? <ProgramFigures date={next} /> : null}
          </section>
          <section aria-labelledby="dates">
            <h2 className="d3" id="dates">
              Dates
            </h2>
            <ProgramDates dates={dates} context={context} />
          </section>
          {outline.length > 0 ? (
            <section aria-labelledby="outline">
              <h2 className="d3" id="outline">
                What we do
              </h2>
              <ol data-part="outline">
                {outline.map(({ title, text }) => (
                  <li key={title}>
                    <b>{title}</b>
                    <span>{text}</span>
                  </li>
                ))}
              </ol>
            </section>
          ) : null}
          {first && first.requirements.length + first.what_to_bring.length > 0 ? (
            <section data-part="lists">
              <Ticks title="Who it is for" items={first.requirements} />
              <Ticks title="What to bring" items={first.what_to_bring} />
            </section>
          ) : null}
          {coaches.length > 0 ? (
            <section aria-labelledby="coaches">
              <h2 className="d3" id="coaches">
                Who coaches
              </h2>
              <div className="stack">
                {coaches.map((coach) => (
                  <CoachFace key={coach.slug} coach={coach} />
                ))}
              </div>
            </section>
          ) : null}
          {following ? (
            <section aria-labelledby="next">
              <h2 className="d3" id="next">
                And then
              </h2>
              <NextProgram program={following} />
            </section>
          ) : null}
        </div>
        {next ? <ProgramBar date={next} /> : null}
      </div>
    </div>
  );
}

function Ticks({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <div>
      <h2 className="d3">{title}</h2>
      <ul className="ticks">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

function NextProgram({ program }: { program: ProgramLink }) {
  return (
    <a data-part="next" href={program.href}>
      <span>
        <small>{program.level}</small>
        <b>{program.title}</b>
        <span>{program.description}</span>
      </span>
      <ArrowIcon />
    </a>
  );
}

/** No program has this address; the nearest ones are one tap away. */
function Missing({ nearest }: { nearest: readonly ProgramLink[] }) {
  return (
    <div className="program wrap" data-missing>
      <h1 className="d2">Program not found</h1>
      <p className="lead muted">
        {`No program has this address.${nearest.length > 0 ? ' These are close to it.' : ''}`}
      </p>
      <div className="stack">
        {nearest.map((program) => (
          <NextProgram key={program.href} program={program} />
        ))}
      </div>
      <ButtonLink variant="signal" href={paths.training()}>
        Explore Training
      </ButtonLink>
    </div>
  );
}
