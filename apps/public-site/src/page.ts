import type { ReactNode } from 'react';
import type { EntryName } from './http/assets.ts';

/** What every page knows about the place it stands in; travels to the browser with the page's data. */
export interface Frame {
  /** Path and query of this very page. */
  here: string;
  siteUrl: string;
  portalUrl: string;
  apiUrl: string;
  demo: boolean;
  /** Whether placeholder content may be shown (Decision 2.19). */
  showSamples: boolean;
  menu: readonly MenuEntry[];
  /** The server's clock when the page was made (ISO), so that both renders count the same days. */
  now: string;
}

export interface MenuEntry {
  label: string;
  href: string;
}

export interface Head {
  /** Without the product's name; the document adds it. */
  title: string;
  description?: string;
  canonicalPath?: string;
  kind?: 'website' | 'article';
  noIndex?: boolean;
  /** Paths of pictures that the first screen shows, fetched early. */
  pictures?: readonly string[];
  jsonLd?: Record<string, unknown>;
}

/** The props of a route's page, on the server and in the browser alike. */
export interface PageProps<Data> {
  data: Data;
  frame: Frame;
}

/** One row of the route table, as the server uses it after the loader has answered. */
export interface PageView<Data = unknown> {
  entry: EntryName;
  theme?: 'dark';
  /** Without the site's header and footer. */
  bare?: boolean;
  Page: (props: PageProps<Data>) => ReactNode;
  head: (data: Data, frame: Frame) => Head;
}
