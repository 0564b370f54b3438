import { artPath } from '@detroit-well/art';
import { paths } from '@detroit-well/config/paths';
import { ButtonLink } from '@detroit-well/ui/components/button';
import { Slash } from '@detroit-well/ui/components/slash';
import type { MouseEvent, ReactNode } from 'react';
import { isFiltered, filterNames, type BlogFilters } from '../../blog/filters.ts';
import { Picture } from '../../pictures/picture.tsx';

/** The picture of each state, named by the post it belongs to. */
const pictures = {
  none: 'lace-up-like-it-matters',
  empty: 'twelve-records-at-104-beats-per-minute',
  soon: 'what-to-expect-on-your-first-night',
  failed: 'a-plain-guide-to-wheel-hardness',
} as const;

interface BlogNoticeProps {
  readonly picture: keyof typeof pictures;
  readonly children: ReactNode;
}

/** Shown in place of the posts: text on the left, a picture on the right. */
export function BlogNotice({ picture, children }: BlogNoticeProps) {
  return (
    <div className="blog-notice">
      <div data-part="text">{children}</div>
      <Picture path={artPath.post(pictures[picture])} width={520} height={400} />
    </div>
  );
}

interface NoPostsProps {
  readonly filters: BlogFilters;
  /** True if the content system has a page for the blog. */
  readonly hasPage: boolean;
  readonly onClear: (event: MouseEvent) => void;
}

function notFoundLine(filters: BlogFilters): string {
  const active = filterNames.filter((name) => filters[name] !== '').length;
  if (active === 0) return 'There are no posts on this page. Start with the newest.';
  return active === 1
    ? "Nothing matches. Clear the filter to see what's new."
    : "Nothing matches all of these. Remove one, or clear them to see what's new.";
}

/** The three empty states (SPEC-A 2). */
export function NoPosts({ filters, hasPage, onClear }: NoPostsProps) {
  if (isFiltered(filters) || filters.page > 1) {
    return (
      <BlogNotice picture="none">
        <Slash />
        <h2>No blog posts found</h2>
        <p>{notFoundLine(filters)}</p>
        <div className="row">
          <ButtonLink variant="signal" slash href={paths.theStandard()} onClick={onClear}>
            {isFiltered(filters) ? 'Clear filters' : 'Newest posts'}
          </ButtonLink>
        </div>
      </BlogNotice>
    );
  }
  return hasPage ? (
    <BlogNotice picture="empty">
      <Slash />
      <h2>No Blog Posts Yet</h2>
      <p>We&apos;re writing the first one. The mailing list gets it before everyone else.</p>
      <div className="row">
        <ButtonLink variant="signal" slash href="#mailing-list">
          Join the list
        </ButtonLink>
        <ButtonLink variant="line" href={paths.training()}>
          View sessions
        </ButtonLink>
      </div>
    </BlogNotice>
  ) : (
    <BlogNotice picture="soon">
      <Slash />
      <h2>Blog Posts Coming Soon</h2>
      <p>The Standard opens with the season. Until then the floor is the place to learn.</p>
      <div className="row">
        <ButtonLink variant="signal" slash href={paths.training()}>
          View sessions
        </ButtonLink>
      </div>
    </BlogNotice>
  );
}
