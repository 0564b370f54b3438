import type { PostPage } from '../api/wire.ts';
import type { AllowsPicture } from '../pictures/allowed-pictures.ts';
import { postCardView, type PostCardView } from './post-card-view.ts';

/** The posts of one page and the total count. */
export interface PostResults {
  readonly posts: readonly PostCardView[];
  readonly count: number;
  readonly pages: number;
}

/** The results of a page beyond the last one, or of a list without posts. */
const noResults: PostResults = { posts: [], count: 0, pages: 0 };

/** `at` is the requested page. The server sets the page size, which follows from any page except the last. */
export function postResults(page: PostPage | null, at: number, allows: AllowsPicture): PostResults {
  if (!page) return noResults;
  const posts = page.results.map((post) => postCardView(post, allows));
  const pages = page.next === null ? at : Math.ceil(page.count / Math.max(posts.length, 1));
  return { posts, count: page.count, pages };
}
