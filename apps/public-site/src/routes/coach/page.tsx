import { paths } from '@detroit-well/config/paths';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '@detroit-well/ui/components/breadcrumbs';
import { ButtonLink } from '@detroit-well/ui/components/button';
import { CoachRow } from '../../coaches/coach-face.tsx';
import type { CoachView } from '../../coaches/coach-view.ts';
import { PageFailed } from '../../layout/page-failed.tsx';
import type { PageProps } from '../../page.ts';
import { CoachHead } from './coach-head.tsx';
import { CoachPosts } from './coach-posts.tsx';
import { CoachSessions } from './coach-sessions.tsx';
import type { CoachData } from './loader.ts';

/** The page of a coach, or of all coaches. */
export function CoachPage({ data, context }: PageProps<CoachData>) {
  if (data.kind === 'failed') return <PageFailed here={context.here} />;
  if (data.kind === 'missing') return <MissingCoach coaches={data.coaches} nearest={data.nearest} />;
  if (data.kind === 'list') {
    return (
      <Coaches
        title="Coaches"
        lead="They count out loud, and they know your name by the second song."
        coaches={data.coaches}
        variant="line"
      />
    );
  }
  const { coach, sessions, posts, allPosts, others, programs } = data;
  return (
    <div className="coach">
      <div className="wrap">
        <Breadcrumbs
          items={[
            { label: 'Home', href: paths.home() },
            { label: 'Coaches', href: paths.coaches() },
            { label: coach.name },
          ]}
        />
      </div>
      <CoachHead coach={coach} programs={programs} />
      <div id="below" className="wrap" data-part="body">
        <CoachSessions coach={coach} sessions={sessions} context={context} />
        {posts.length > 0 ? <CoachPosts coach={coach} posts={posts} allPosts={allPosts} /> : null}
        {others.length > 0 ? (
          <section aria-labelledby="others">
            <div className="sec-head">
              <h2 className="d2" id="others">
                {`The other ${counted(others.length)}`}
              </h2>
            </div>
            <CoachRow coaches={others} />
          </section>
        ) : null}
      </div>
    </div>
  );
}

const words = ['', 'coach', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const counted = (count: number): string => words[count] ?? String(count);

interface CoachesProps {
  readonly title: string;
  readonly lead: ReactNode;
  readonly coaches: readonly CoachView[];
  readonly variant: 'signal' | 'line';
}

function Coaches({ title, lead, coaches, variant }: CoachesProps) {
  return (
    <div className="coaches wrap">
      <Breadcrumbs items={[{ label: 'Home', href: paths.home() }, { label: 'Coaches' }]} />
      <h1 className="d1">{title}</h1>
      <p className="lead muted">{lead}</p>
      <CoachRow coaches={coaches} />
      <p data-part="more">
        <ButtonLink variant={variant} href={paths.training()}>
          Explore Training
        </ButtonLink>
      </p>
    </div>
  );
}

/** No coach has this address; the nearest one is one tap away. */
function MissingCoach({
  coaches,
  nearest,
}: Pick<Extract<CoachData, { kind: 'missing' }>, 'coaches' | 'nearest'>) {
  return (
    <Coaches
      title="Coach not found"
      lead={
        <>
          <span>Nobody who coaches here has this address. </span>
          {nearest ? (
            <>
              <span>Did you mean </span>
              <a href={nearest.href}>{nearest.name}</a>?
            </>
          ) : (
            'These people do coach here.'
          )}
        </>
      }
      coaches={coaches}
      variant="signal"
    />
  );
}
