import type { TelemetrySettings } from '@detroit-well/config/telemetry';
import type { ReactNode } from 'react';
import type { EntryName } from './entries.ts';

/** The facts about its environment that every page knows; sent to the browser with the page's data. */
export interface PageContext {
  /** Path and query of this page. */
  readonly here: string;
  readonly siteUrl: string;
  readonly portalUrl: string;
  readonly apiUrl: string;
  /** The service that tells a browser its public address; absent if the lookup is off (SPEC-A 7.17). */
  readonly ipLookupUrl?: string | undefined;
  readonly demo: boolean;
  /** True if placeholder content may be shown (SPEC-A 7.19). */
  readonly showSamples: boolean;
  /** Other origins that pictures of posts may come from. */
  readonly pictureOrigins: readonly string[];
  readonly menu: readonly MenuEntry[];
  /** The measurements and reports of the browser; absent if both are off. */
  readonly telemetry?: TelemetrySettings;
  /** Set when no page exists at this path. */
  readonly notFound?: true;
  /** The server's time when the page was rendered (ISO), so that server and browser count the same days. */
  readonly now: string;
}

interface MenuLink {
  readonly label: string;
  readonly href: string;
}

export interface MenuEntry extends MenuLink {
  /** The links of its submenu. */
  readonly children?: readonly MenuLink[];
}

/** The six kinds of page metadata (SPEC-A 2), and `website` for every other page. */
export type MetadataKind = 'home' | 'training' | 'session' | 'profile' | 'article' | 'legal' | 'website';

/** Open Graph tags of an article. Dates are instants; null if the server has none. */
export interface ArticleTags {
  readonly author: string;
  readonly section: string;
  readonly published: string | null;
  readonly modified: string | null;
  readonly tags: readonly string[];
}

/** The image of 1200 x 630 that other sites show for a link. */
export interface SharePicture {
  /** Path on this site. */
  readonly path: string;
  /** The alternative text. */
  readonly alt: string;
}

/** `metadata()` in metadata/metadata.ts builds a head by the rules for its kind. */
export interface Head {
  /** Without the product name, which the document adds. */
  readonly title: string;
  readonly description?: string;
  readonly canonicalPath?: string;
  readonly kind?: MetadataKind;
  readonly article?: ArticleTags;
  readonly share?: SharePicture;
  readonly noIndex?: boolean;
  /** Paths of pictures on the first screen, loaded early. */
  readonly pictures?: readonly string[];
  readonly jsonLd?: Record<string, unknown>;
}

/** The props of a route's page, both on the server and in the browser. */
export interface PageProps<Data> {
  readonly data: Data;
  readonly context: PageContext;
}

/** A row of the route table, which the server uses once the loader has returned. */
export interface PageView<Data = unknown> {
  readonly entry: EntryName;
  readonly theme?: 'dark';
  /** Without the site's header and footer. */
  readonly bare?: boolean;
  readonly Page: (props: PageProps<Data>) => ReactNode;
  /** False if a part of the page could not be loaded. Such a page is never cached. */
  readonly isComplete?: (data: Data) => boolean;
  /** False for a view with an unlimited number of URLs, such as an unknown filter. It is cached only briefly. */
  readonly isCacheable?: (data: Data) => boolean;
  readonly head: (data: Data, context: PageContext) => Head;
}
