import { artPath, distinctSlugs } from '@detroit-well/art';
import { paths } from '@detroit-well/config/paths';
import { ButtonLink } from '@detroit-well/ui/components/button';
import { RateWait } from '@detroit-well/ui/components/rate-wait';
import { Skeleton } from '@detroit-well/ui/components/skeleton';
import { FallbackScreen } from '@detroit-well/ui/patterns/fallback-screen';
import { Masonry } from '@detroit-well/ui/patterns/masonry';
import { Pagination } from '@detroit-well/ui/patterns/pagination';
import { PostCard } from '@detroit-well/ui/patterns/post-card';
import type { MouseEvent } from 'react';
import { filtersHref, type BlogFilters } from '../../blog/filters.ts';
import type { PostCardView } from '../../blog/post-card-view.ts';
import type { PostsFailure } from '../../blog/posts-unavailable.ts';
import { Picture } from '../../pictures/picture.tsx';
import { BlogNotice } from './blog-notice.tsx';

/** The crops of the wall's three card sizes, in masonry order. */
const shapes = [
  { name: 'post-wide', width: 520, height: 400 },
  { name: 'post-square', width: 520, height: 520 },
  { name: 'post-tall', width: 520, height: 640 },
] as const;

const shapeAt = (index: number) => shapes[index % shapes.length] ?? shapes[0];

/** The pictures of a page of posts, none of them twice. */
export function cardPicturePaths(posts: readonly PostCardView[]): string[] {
  const slugs = distinctSlugs(posts.map(({ slug }) => slug));
  return posts.map(
    ({ picture, slug }, index) => picture ?? artPath.post(slugs[index] ?? slug, shapeAt(index).name),
  );
}

interface PostListProps {
  readonly posts: readonly PostCardView[];
  readonly page: number;
  readonly pages: number;
  readonly filters: BlogFilters;
  readonly onPage: (page: number, event: MouseEvent) => void;
}

/** A page of posts and the pagination. */
export function PostList({ posts, page, pages, filters, onPage }: PostListProps) {
  const pictures = cardPicturePaths(posts);
  return (
    <>
      <Masonry>
        {posts.map((post, index) => {
          const { width, height } = shapeAt(index);
          const path = pictures[index] ?? '';
          const first = index === 0;
          return (
            <PostCard
              key={post.slug}
              title={post.title}
              href={paths.post(post.slug)}
              excerpt={post.excerpt}
              category={post.category ?? undefined}
              author={post.author ?? undefined}
              date={post.date}
              readingTime={post.readingTime ?? undefined}
              likes={post.likes}
              picture={
                <Picture
                  path={path}
                  width={width}
                  height={height}
                  first={first}
                  sketch={first && !post.picture ? path : undefined}
                />
              }
            />
          );
        })}
      </Masonry>
      <Pagination
        page={page}
        pages={pages}
        hrefOf={(to) => filtersHref({ ...filters, page: to })}
        onGo={onPage}
      />
    </>
  );
}

/** The placeholder for the posts while they load. */
export function PostListLoading() {
  return (
    <Masonry>
      {[0, 1, 2, 3].map((index) => (
        <div key={index} className="blog-skeleton">
          <Skeleton height="60%" />
          <Skeleton height={28} width="90%" />
          <Skeleton height={18} width="70%" />
        </div>
      ))}
    </Masonry>
  );
}

interface PostListFailedProps {
  readonly failure: PostsFailure;
  readonly here: string;
  /** When it failed; milliseconds since the epoch. */
  readonly failedAt: number;
  readonly onRetry: () => void;
}

/** Why there are no posts, with the messages of SPEC-B 8.9. */
export function PostListFailed({ failure, failedAt, here, onRetry }: PostListFailedProps) {
  return (
    <BlogNotice picture="failed">
      <FallbackScreen
        kind={failure.kind}
        headingLevel={2}
        actions={
          <>
            <ButtonLink
              variant="signal"
              slash
              href={here}
              onClick={(event) => {
                event.preventDefault();
                onRetry();
              }}
            >
              Try Again
            </ButtonLink>
            <ButtonLink variant="line" href={paths.home()}>
              Home
            </ButtonLink>
          </>
        }
      >
        {failure.message}
      </FallbackScreen>
      {failure.waitMs === undefined ? null : <RateWait until={failedAt + failure.waitMs} automatic={false} />}
    </BlogNotice>
  );
}
