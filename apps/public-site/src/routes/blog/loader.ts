import { describe } from '@detroit-well/api-client/errors';
import { data } from 'react-router-dom';
import { authorView, type AuthorView } from '../../blog/author-view.ts';
import { filterOptions, type FilterOptions } from '../../blog/filter-options.ts';
import { postQuery, readFilters, type BlogFilters } from '../../blog/filters.ts';
import { postResults, type PostResults } from '../../blog/post-results.ts';
import { failureOnServer } from '../../blog/posts-failure.ts';
import type { PostsFailure } from '../../blog/posts-unavailable.ts';
import type { LoaderCall, LoaderTools } from '../../site-route.ts';

export interface BlogData {
  readonly title: string;
  /** HTML. */
  readonly intro: string;
  readonly seoTitle: string;
  readonly description: string;
  /** True if the content system has a page for the blog; without one the blog has not opened yet. */
  readonly hasPage: boolean;
  readonly filters: BlogFilters;
  /** Null if the options could not be loaded. */
  readonly options: FilterOptions | null;
  /** The authors of posts; none if they could not be loaded. */
  readonly authors: readonly AuthorView[];
  /** The message when the options could not be loaded. */
  readonly optionsMessage: string;
  readonly results: PostResults | null;
  /** Why there are no results. */
  readonly failure: PostsFailure | null;
  /** True if every part could be loaded. */
  readonly complete: boolean;
}

/** The texts of the landing page if the content system has no page for it (SPEC-A 2). */
const defaults = { title: 'Blog', intro: 'Discover our latest insights, tips, and updates' };

async function loadOptions({
  api,
  allowsPicture,
}: LoaderTools): Promise<Pick<BlogData, 'options' | 'authors'>> {
  try {
    const [categories, authors, tags] = await Promise.all([api.postCategories(), api.authors(), api.tags()]);
    return {
      options: filterOptions(categories, authors, tags),
      authors: authors.map((author) => authorView(author, allowsPicture)),
    };
  } catch {
    return { options: null, authors: [] };
  }
}

type Loaded = Pick<BlogData, 'results' | 'failure'>;

/** The server omits samples from lists and counts when they are disabled; another server may send them. */
async function loadResults(
  { api, showSamples, allowsPicture }: LoaderTools,
  filters: BlogFilters,
  reader: string,
): Promise<Loaded> {
  try {
    const results = postResults(await api.posts(postQuery(filters), reader), filters.page, allowsPicture);
    const posts = results.posts.filter((post) => showSamples || !post.isSample);
    return { results: { ...results, posts }, failure: null };
  } catch (error) {
    return { results: null, failure: failureOnServer(error) };
  }
}

function statusOf({ results, failure, filters }: BlogData): number {
  if (failure) return failure.kind === 429 ? 429 : 503;
  // A page beyond the last one does not exist; page 1 exists even without posts.
  return results?.posts.length === 0 && filters.page > 1 ? 404 : 200;
}

/** The landing page (SPEC-A 2): loads page, posts and filters in parallel. It is still useful without filters or page. */
export async function loadBlog({ url, reader, tools }: LoaderCall): Promise<unknown> {
  const { api } = tools;
  const filters = readFilters(url.searchParams);
  const [page, { options, authors }, loaded] = await Promise.all([
    api.blogPage().catch(() => 'failed' as const),
    loadOptions(tools),
    loadResults(tools, filters, reader),
  ]);
  const content = page === 'failed' ? null : page;
  const blog: BlogData = {
    title: content?.title || defaults.title,
    intro: content?.intro || content?.intro_text || defaults.intro,
    seoTitle: content?.seo_title ?? '',
    description: content?.search_description ?? '',
    hasPage: page !== null,
    filters,
    options,
    authors,
    optionsMessage: options ? '' : describe(null, 'loadFilters').message,
    ...loaded,
    complete: page !== 'failed' && options !== null && loaded.failure === null,
  };
  return data(blog, { status: statusOf(blog) });
}
