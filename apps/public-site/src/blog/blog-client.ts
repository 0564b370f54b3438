import { fetchTransport } from '@detroit-well/api-client';
import { BlogEndpoint, createCore } from '@detroit-well/api-client/endpoints';
import { blogQueries } from '@detroit-well/api-client/queries';
import * as constants from '@detroit-well/config/constants';
import { emitSignal } from '@detroit-well/telemetry/signals';
import { QueryClient } from '@tanstack/react-query';
import type { PageContext } from '../page.ts';
import { picturesFrom } from '../pictures/allowed-pictures.ts';
import { filterOptions, type FilterOptions } from './filter-options.ts';
import { postQuery, type BlogFilters } from './filters.ts';
import { postResults, type PostResults } from './post-results.ts';
import { postsFailure } from './posts-failure.ts';
import { PostsUnavailable } from './posts-unavailable.ts';
import { requestGate } from './request-gate.ts';

/** The blog calls that the landing page makes in the browser. They reject with `PostsUnavailable`. */
export interface BlogClient {
  readonly posts: (filters: BlogFilters, signal: AbortSignal) => Promise<PostResults>;
  readonly options: (signal: AbortSignal) => Promise<FilterOptions>;
}

export type BlogServer = Pick<PageContext, 'apiUrl' | 'pictureOrigins'>;

/** Requests start at least 300 ms apart (SPEC-B 9). */
export function blogClient({ apiUrl, pictureOrigins }: BlogServer): BlogClient {
  const transport = fetchTransport(apiUrl, constants.apiTimeoutMs);
  // A retry of the client would not wait for a slot.
  const core = createCore({ baseUrl: apiUrl, transport, onEvent: emitSignal, retryReads: false });
  const blog = new BlogEndpoint(core);
  const queries = blogQueries({ blog });
  // After a failure, a retry loads only what is missing.
  const cache = new QueryClient({ defaultOptions: { queries: { networkMode: 'always' } } });
  const waitForSlot = requestGate();
  const allows = picturesFrom(pictureOrigins);
  return {
    posts: async (filters, signal) => {
      await waitForSlot(signal);
      const page = blog.posts({ query: postQuery(filters) }, { signal });
      return postResults(await page.catch(unavailable), filters.page, allows);
    },
    options: async (signal) => {
      await waitForSlot(signal);
      const categories = await cache.fetchQuery(queries.categories()).catch(unavailable);
      await waitForSlot(signal);
      const authors = await cache.fetchQuery(queries.authors()).catch(unavailable);
      await waitForSlot(signal);
      const tags = await cache.fetchQuery(queries.tags()).catch(unavailable);
      return filterOptions(categories, authors, tags);
    },
  };
}

function unavailable(error: unknown): never {
  throw new PostsUnavailable(postsFailure(error), error);
}
