// Generated from the contract by `pnpm run generate`; do not edit.

import { readSite } from '../../contract/reads/site.ts';
import type { Site } from '../../contract/generated/site.ts';
import type { CallPromise } from '../../http/call-promise.ts';
import type { RequestOptions, Rows } from '../../http/perform.ts';

/** The calls of `client.site`. */
export interface SiteEndpoint {
  /**
   * Whether the site is open, and what members say there.
   *
   * Anyone may call it; no token is sent.
   *
   * `GET /site/`
   */
  read(options?: RequestOptions): CallPromise<Site>;
}

/** The rows of `site`, for `createCalls`. */
export const siteRows: Rows = {
  read: { method: 'GET', path: '/site/', access: 'public', reads: readSite },
};
