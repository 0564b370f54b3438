import type { TelemetrySettings } from '@detroit-well/config/telemetry';
import type { ReactNode } from 'react';
import type { EntryName } from './http/assets.ts';

/** What every page knows about the place it stands in; travels to the browser with the page's data. */
export interface Frame {
  /** Path and query of this very page. */
  here: string;
  siteUrl: string;
  portalUrl: string;
  apiUrl: string;
  /** Tells a browser its public address; absent where the lookup is off (SPEC-A 7.17). */
  ipLookupUrl?: string | undefined;
  demo: boolean;
  /** Whether placeholder content may be shown (SPEC-A 7.19). */
  showSamples: boolean;
  /** Where pictures of posts may come from, besides paths of this site. */
  pictureOrigins: readonly string[];
  menu: readonly MenuEntry[];
  /** What is measured and reported; absent where both are off. */
  telemetry?: TelemetrySettings;
  /** Set where this is no page that anybody knows. */
  notFound?: true;
  /** The server's clock when the page was made (ISO), so that both renders count the same days. */
  now: string;
}

export interface MenuEntry {
  label: string;
  href: string;
}

/** The six kinds of page metadata (SPEC-A 2), and `website` for every other page. */
export type MetadataKind = 'home' | 'training' | 'session' | 'profile' | 'article' | 'legal' | 'website';

/** What Open Graph says of an article. Dates are instants; null where the server does not know one. */
export interface ArticleTags {
  readonly author: string;
  readonly section: string;
  readonly published: string | null;
  readonly modified: string | null;
  readonly tags: readonly string[];
}

/** A picture of 1200 x 630 for links shared elsewhere. */
export interface SharePicture {
  /** Path on this site. */
  readonly path: string;
  /** What it shows, for people who do not see it. */
  readonly alt: string;
}

/** `metadata()` in metadata/metadata.ts builds one by the rules of its kind. */
export interface Head {
  /** Without the product's name; the document adds it. */
  title: string;
  description?: string;
  canonicalPath?: string;
  kind?: MetadataKind;
  article?: ArticleTags;
  share?: SharePicture;
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
  /** False where a part of the page could not be loaded: such a page is never cached. */
  isComplete?: (data: Data) => boolean;
  /** False for a view whose addresses have no bound, such as an unknown filter: it is cached only briefly. */
  isKept?: (data: Data) => boolean;
  head: (data: Data, frame: Frame) => Head;
}
