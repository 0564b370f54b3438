// Generated from the contract by `pnpm run generate`; do not edit.

import { readPage, readPageList, readSitemap } from '../../contract/reads/pages.ts';
import type { FindQuery, Page, PageFilters, PageList, Sitemap } from '../../contract/generated/pages.ts';
import type { CallPromise } from '../../http/call-promise.ts';
import type { RequestOptions, Rows } from '../../http/perform.ts';
import type { PagedCall } from '../paging.ts';

/** The calls of `client.pages`. */
export interface PagesEndpoint {
  /**
   * The page at an HTML path, which ends with a slash.
   *
   * Anyone may call it; no token is sent.
   *
   * `GET /pages/find/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_found`
   */
  find(input: { query: FindQuery }, options?: RequestOptions): CallPromise<Page>;

  /**
   * Pages by type.
   *
   * Anyone may call it; no token is sent. `for await` gives the entries, of all pages.
   *
   * `GET /pages/`
   *
   * @throws {ApiError} with `code` `validation_failed`
   */
  list(input?: { query?: PageFilters | undefined }, options?: RequestOptions): PagedCall<PageList, Page>;

  /**
   * Legal pages and the training index by type.
   *
   * Anyone may call it; no token is sent. `for await` gives the entries, of all pages.
   *
   * `GET /public-pages/`
   *
   * @throws {ApiError} with `code` `validation_failed`
   */
  publicPages(input?: { query?: PageFilters | undefined }, options?: RequestOptions): PagedCall<PageList, Page>;

  /**
   * Paths of posts and upcoming sessions, for the sitemap of the public site.
   *
   * Anyone may call it; no token is sent.
   *
   * `GET /sitemap/`
   */
  sitemap(options?: RequestOptions): CallPromise<Sitemap>;
}

/** The rows of `pages`, for `createCalls`. */
export const pagesRows: Rows = {
  find: { method: 'GET', path: '/pages/find/', access: 'public', reads: readPage },
  list: { method: 'GET', path: '/pages/', access: 'public', paging: 'all', reads: readPageList },
  publicPages: { method: 'GET', path: '/public-pages/', access: 'public', paging: 'offset', reads: readPageList },
  sitemap: { method: 'GET', path: '/sitemap/', access: 'public', reads: readSitemap },
};
