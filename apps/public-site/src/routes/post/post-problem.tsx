import { paths } from '@detroit-well/config/paths';
import { ButtonLink } from '@detroit-well/ui/components/button';
import { RateWait } from '@detroit-well/ui/components/rate-wait';
import { Slash } from '@detroit-well/ui/components/slash';
import type { PostData } from './loader.ts';

interface PostProblemProps {
  /** The time when the page was rendered; an instant. */
  readonly now: string;
  readonly problem: Exclude<PostData, { kind: 'ready' }>;
  readonly here: string;
}

/** The two error states of a post (SPEC-B 8.9). */
export function PostProblem({ problem, here, now }: PostProblemProps) {
  const blog = (
    <ButtonLink
      variant={problem.kind === 'failed' ? 'line' : 'signal'}
      slash={problem.kind === 'not-found'}
      href={paths.theStandard()}
    >
      Back to The Standard
    </ButtonLink>
  );
  if (problem.kind === 'not-found') {
    return (
      <div className="wrap page-fallback">
        <Slash />
        <h1 className="d2">{notFoundTitle}</h1>
        <p className="lead muted">The link is old, or the post was taken down.</p>
        <div className="row">{blog}</div>
      </div>
    );
  }
  return (
    <div className="wrap page-fallback">
      <Slash />
      <h1 className="d2">{problem.message}</h1>
      <p className="lead muted">{problem.cause}</p>
      <div className="row">
        <ButtonLink variant="signal" slash href={here}>
          Try Again
        </ButtonLink>
        {blog}
      </div>
      {problem.waitMs === null ? null : (
        <RateWait until={Date.parse(now) + problem.waitMs} automatic={false} />
      )}
    </div>
  );
}

export const notFoundTitle = 'Post not found';
