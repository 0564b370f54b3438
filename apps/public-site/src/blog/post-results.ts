import type { PostPage } from '../api/wire.ts';
import type { AllowsPicture } from '../pictures/allowed-pictures.ts';
import { postCardView, type PostCardView } from './post-card-view.ts';

/** The posts of one page and the total count. */
export interface PostResults {
  readonly posts: readonly PostCardView[];
  readonly count: number;
  /** The page of these posts, which stay while another one loads. */
  readonly page: number;
  readonly pages: number;
}

/** `at` is the requested page. Without posts: beyond the last page, or a list that has none. The server sets the page size, which follows from any page except the last. */
export function postResults(page: PostPage | null, at: number, allows: AllowsPicture): PostResults {
  if (!page) return { posts: [], count: 0, page: at, pages: 0 };
  const posts = page.results.map((post) => postCardView(post, allows));
  const pages = page.next === null ? at : Math.ceil(page.count / Math.max(posts.length, 1));
  return { posts, count: page.count, page: at, pages };
}
