import type { SiteApi } from './api/site-api.ts';
import type { PageView } from './page.ts';
import type { AllowsPicture } from './pictures/allowed-pictures.ts';

/** Dependencies of the loaders, created once with the server. */
export interface LoaderTools {
  readonly api: SiteApi;
  readonly siteUrl: string;
  /** True if placeholder content may be shown (SPEC-A 7.19). */
  readonly showSamples: boolean;
  /** True if a picture of the content system may be shown. */
  readonly allowsPicture: AllowsPicture;
  readonly now: () => Date;
}

export interface LoaderCall {
  readonly url: URL;
  readonly params: Readonly<Record<string, string | undefined>>;
  /** The visitor's network address, for calls that the API counts for each reader. */
  readonly reader: string;
  readonly tools: LoaderTools;
}

/** A row of the route table: its path, its loader and its view. `loader` returns `data(...)` with a status, or a redirect. */
export interface SiteRoute<Data = unknown> {
  readonly path: string;
  readonly loader: (call: LoaderCall) => unknown;
  readonly view: PageView<Data>;
}

/** Hides the data type of a row, because the table holds rows of every type. */
export function siteRoute<Data>(row: SiteRoute<Data>): SiteRoute {
  // A row's loader and view have the same data type; the table never mixes rows.
  return row as SiteRoute;
}
