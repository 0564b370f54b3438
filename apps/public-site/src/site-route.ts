import type { SiteApi } from './api/site-api.ts';
import type { PageView } from './page.ts';
import type { AllowsPicture } from './pictures/allowed-pictures.ts';

/** What a loader may use; given once, when the server is put together. */
export interface LoaderTools {
  api: SiteApi;
  siteUrl: string;
  /** Whether placeholder content may be shown (SPEC-A 7.19). */
  showSamples: boolean;
  /** Whether a picture of the content system may be shown. */
  allowsPicture: AllowsPicture;
  now: () => Date;
}

export interface LoaderCall {
  url: URL;
  params: Readonly<Record<string, string | undefined>>;
  /** The visitor's network address, for calls that the API counts by reader. */
  reader: string;
  tools: LoaderTools;
}

/** A row: where it lives, what it reads, how it looks. `loader` answers `data(...)` with a status or a redirect. */
export interface SiteRoute<Data = unknown> {
  path: string;
  loader: (call: LoaderCall) => unknown;
  view: PageView<Data>;
}

/** Keeps a row's own data type inside the row; the table holds rows of every type. */
export function siteRoute<Data>(row: SiteRoute<Data>): SiteRoute {
  // Loader and view of one row agree by construction; the table never mixes them.
  return row as SiteRoute;
}
