import type { PostBlock, posts } from '../../platform/database/schema/blog.ts';
import { fold } from '@detroit-well/config/fold';
import { sanitize } from '../../platform/html/sanitize.ts';
import { withoutMarkup } from '../../platform/html/without-markup.ts';
import { cleanBlocks, textOfBlocks } from './clean-blocks.ts';

/** A post as an editor submits it. `intro` and parts of the body are HTML, the rest is plain text. */
export interface PostText {
  readonly title: string;
  readonly subheader: string;
  readonly excerpt: string;
  readonly intro: string;
  readonly body: readonly PostBlock[];
}

type Columns = Pick<
  typeof posts.$inferInsert,
  'title' | 'subheader' | 'excerpt' | 'introHtml' | 'body' | 'searchText'
>;

/** The only conversion of a submitted post into its stored form: sanitized and searchable. */
export function cleanPost({ title, subheader, excerpt, intro, body }: PostText): Columns {
  const introHtml = sanitize(intro);
  const blocks = cleanBlocks(body);
  return {
    title,
    subheader,
    excerpt,
    introHtml,
    body: blocks,
    searchText: searchTextOf({ title, subheader, excerpt, intro: introHtml, body: blocks }),
  };
}

const searchTextOf = ({ title, subheader, excerpt, intro, body }: PostText): string =>
  fold(withoutMarkup([title, subheader, excerpt, intro, textOfBlocks(body)].join(' ')));

/** Counts the words of a post, as the reading time does. */
export const countWords = (post: PostText): number => {
  const text = searchTextOf(post);
  return text === '' ? 0 : text.split(' ').length;
};
