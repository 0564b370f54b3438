import { paths } from '@detroit-well/config/paths';
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
  if (data.kind === 'list') return <Coaches coaches={data.coaches} missing={data.missing} />;
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

function Coaches({ coaches, missing }: { coaches: readonly CoachView[]; missing: boolean }) {
  return (
    <div className="coaches wrap">
      <Breadcrumbs items={[{ label: 'Home', href: paths.home() }, { label: 'Coaches' }]} />
      <h1 className="d1">{missing ? 'Coach not found' : 'Coaches'}</h1>
      <p className="lead muted">
        {missing
          ? 'Nobody who coaches here has this address. These people do coach here.'
          : 'They count out loud, and they know your name by the second song.'}
      </p>
      <CoachRow coaches={coaches} />
      <p data-part="more">
        <ButtonLink variant={missing ? 'signal' : 'line'} href={paths.training()}>
          Explore Training
        </ButtonLink>
      </p>
    </div>
  );
}
