// Generated from the contract by `pnpm run generate`; do not edit.

import { imageUrl, integer, list, record, text, textOrNull } from '../definition/lenient.ts';
import { ruleRecord } from './waiver.ts';
import type { WaiverRule } from './waiver.ts';

/** Which page to find. */
export interface FindQuery {
  /** The path of the page, with its trailing slash. */
  html_path: string;
}

/** The opening picture and texts of a page. */
export interface Hero {
  /** URL of a picture; `null` without one. */
  image_url: string | null;
  /** The small line above the headline. */
  sml_header: string;
  /** The headline. */
  lrg_subheader: string;
  /** The text below the headline. */
  copy: string;
  /** Left, center or right. */
  text_alignment: string;
}

/** A page of the content system. Its type says which fields it uses. */
export interface Page {
  /** Number of the page in the content system. */
  id: number;
  /** Title, as people read it. */
  title: string;
  /** What the content system and search engines need. */
  meta: {
    /** `null` makes a renderer say: Page type metadata missing. */
    type: string | null;
    /** Name in URLs: lower case, with hyphens. */
    slug: string;
    /** With its trailing slash. */
    html_path: string;
    /** Title for search engines; empty means the title of the page. */
    seo_title: string;
    /** Description for search engines. */
    search_description: string;
    /** URL that search engines should list; `null` for the page itself. */
    canonical_url: string | null;
    /** When the page was published first; `null` before. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
    first_published_at: string | null;
  };
  /** Title for search engines; empty means the title of the page. */
  seo_title: string;
  /** Description for search engines. */
  search_description: string;
  /** The opening of the page; at most one is shown. */
  hero: Hero[];
  /** Links of the opening, shown as buttons. */
  ctas: {
    /** One link. */
    value: {
      /** Path or URL that the link leads to. */
      url: string;
      /** The words of the link. */
      text: string;
    };
  }[];
  /** HTML. */
  intro_text: string;
  /** HTML. */
  intro: string;
  /** HTML. */
  body: string;
  /** The day from which the text applies. Calendar day in Detroit, such as `2026-03-14`. */
  effective_date: string | null;
  /** The sections of the text, in order. */
  rules: {
    /** One section of a text. */
    value: WaiverRule;
  }[];
}

/** Which pages to list. */
export interface PageFilters {
  /** A page type. */
  type?: string | undefined;
  /** Accepted for compatibility. Every field is returned. */
  fields?: string | undefined;
  /** Slug of the page. */
  slug?: string | undefined;
  /** How many entries at most. */
  limit?: number | undefined;
  /** How many entries to skip. */
  offset?: number | undefined;
}

/** Some pages, with the number of all. */
export interface PageList {
  /** About the whole list. */
  meta: {
    /** Number of entries on all pages. */
    total_count: number;
  };
  /** The entries. */
  items: Page[];
}

/** Paths of programs, coaches, posts and upcoming sessions. */
export interface Sitemap {
  /** The paths. */
  entries: ({
    /** On the public site, with its query. */
    path: string;
    /** When the page changed last; `null` if that is not known. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
    changed_at: string | null;
  })[];
}

export const heroRecord = (raw: unknown): Hero => record(raw, { image_url: imageUrl, sml_header: text, lrg_subheader: text, copy: text, text_alignment: (given) => text(given, 'left') });

export const pageRecord = (raw: unknown): Page => record(raw, { id: integer, title: text, meta: (raw) => record(raw, { type: textOrNull, slug: text, html_path: text, seo_title: text, search_description: text, canonical_url: textOrNull, first_published_at: textOrNull }), seo_title: text, search_description: text, hero: list(heroRecord), ctas: list((raw) => record(raw, { value: (raw) => record(raw, { url: text, text: text }) })), intro_text: text, intro: text, body: text, effective_date: textOrNull, rules: list((raw) => record(raw, { value: ruleRecord })) });
