import type { PostPage } from '../api/wire.ts';
import type { AllowsPicture } from '../pictures/allowed-pictures.ts';
import { postCardView, type PostCardView } from './post-card-view.ts';

/** Posts of one page, with how many there are in all. */
export interface PostResults {
  readonly posts: readonly PostCardView[];
  readonly count: number;
  readonly pages: number;
}

/** A page beyond the last one, or a list without posts, has no results. */
export const noResults: PostResults = { posts: [], count: 0, pages: 0 };

/** `at` is the page that was asked for. The page size is the server's own and follows from any page but the last. */
export function postResults(page: PostPage | null, at: number, allows: AllowsPicture): PostResults {
  if (!page) return noResults;
  const posts = page.results.map((post) => postCardView(post, allows));
  const pages = page.next === null ? at : Math.ceil(page.count / Math.max(posts.length, 1));
  return { posts, count: page.count, pages };
}
