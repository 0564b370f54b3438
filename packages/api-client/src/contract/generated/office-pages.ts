// Generated from the contract by `pnpm run generate`; do not edit.

import type { WrittenStatus } from './office-written.ts';

/** What changes about a page, with the revision that it started from. */
export interface ChangePageParams {
  /** Increases with every change of the record by the office. */
  version: number;
  /** The headline. */
  title?: string | undefined;
  /** What search engines show as title; empty: the headline. */
  seo_title?: string | undefined;
  /** What search engines show below the title. */
  search_description?: string | undefined;
  /** The opening of the page; empty: none. */
  hero?: ({
    /** Address of the picture; empty: the site draws one. */
    image_url: string | null;
    /** What stands small above it. */
    sml_header: string;
    /** The headline. */
    lrg_subheader: string;
    /** What stands below it. */
    copy: string;
    /** Where the texts stand. */
    text_alignment: 'left' | 'center' | 'right';
  })[] | undefined;
  /** Links of the opening. */
  ctas?: {
    /** Where it leads: a path of the site, or an https address. */
    url: string;
    /** What it says. */
    text: string;
  }[] | undefined;
  /** The beginning of the page. HTML, of which the elements that pages show are kept. */
  intro_text?: string | undefined;
  /** The text of the page. HTML, of which the elements that pages show are kept. */
  body?: string | undefined;
  /** The day from which a legal text applies. */
  effective_date?: string | null | undefined;
  /** The sections of a legal page. */
  rules?: {
    /** Heading of the section. */
    title: string;
    /** Text of the section. HTML, of which the elements that pages show are kept. */
    content: string;
  }[] | undefined;
}

/** The newest revision of a page, and what of it is on the site. */
export interface OfficePage {
  /** Its id. */
  id: string;
  /** Increases with every change of the record by the office. */
  version: number;
  /** `draft`: never on the site; `scheduled`: a revision of it goes on the site at a time; `published`: on the site; `unpublished`: taken off. */
  status: WrittenStatus;
  /** Its path on the site; `null`: it is not there. */
  address: string | null;
  /** When it went on the site; `null`: it is not there. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  published_at: string | null;
  /** When a revision goes on the site; `null`: none does. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  scheduled_at: string | null;
  /** The revision that goes on the site then; `null`: none does. */
  scheduled_version: number | null;
  /** The revision that is on the site; `null`: none is. */
  published_version: number | null;
  /** When the newest revision was made. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  changed_at: string;
  /** Who made it; `null` if that is not known. */
  changed_by: string | null;
  /** Its type, which says how the site shows it. */
  type: string;
  /** Its address on the site, with its trailing slash. */
  html_path: string;
  /** The headline. */
  title: string;
  /** What search engines show as title; empty: the headline. */
  seo_title: string;
  /** What search engines show below the title. */
  search_description: string;
  /** The opening of the page; empty: none. */
  hero: ({
    /** Address of the picture; empty: the site draws one. */
    image_url: string | null;
    /** What stands small above it. */
    sml_header: string;
    /** The headline. */
    lrg_subheader: string;
    /** What stands below it. */
    copy: string;
    /** Where the texts stand. */
    text_alignment: 'left' | 'center' | 'right';
  })[];
  /** Links of the opening. */
  ctas: {
    /** Where it leads: a path of the site, or an https address. */
    url: string;
    /** What it says. */
    text: string;
  }[];
  /** The beginning of the page. HTML, of which the elements that pages show are kept. */
  intro_text: string;
  /** The text of the page. HTML, of which the elements that pages show are kept. */
  body: string;
  /** The day from which a legal text applies. */
  effective_date: string | null;
  /** The sections of a legal page. */
  rules: {
    /** Heading of the section. */
    title: string;
    /** Text of the section. HTML, of which the elements that pages show are kept. */
    content: string;
  }[];
}

/** A page as lists of the office show it. */
export interface OfficePageEntry {
  /** Its id. */
  id: string;
  /** Increases with every change of the record by the office. */
  version: number;
  /** `draft`: never on the site; `scheduled`: a revision of it goes on the site at a time; `published`: on the site; `unpublished`: taken off. */
  status: WrittenStatus;
  /** Its path on the site; `null`: it is not there. */
  address: string | null;
  /** When it went on the site; `null`: it is not there. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  published_at: string | null;
  /** When a revision goes on the site; `null`: none does. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  scheduled_at: string | null;
  /** The revision that goes on the site then; `null`: none does. */
  scheduled_version: number | null;
  /** The revision that is on the site; `null`: none is. */
  published_version: number | null;
  /** When the newest revision was made. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  changed_at: string;
  /** Who made it; `null` if that is not known. */
  changed_by: string | null;
  /** Its type, which says how the site shows it. */
  type: string;
  /** Its address on the site, with its trailing slash. */
  html_path: string;
  /** Its newest headline. */
  title: string;
}

/** Filters and order of the pages. The search reads titles and addresses. */
export interface OfficePageFilters {
  /** Beginnings of words, in any order. */
  search?: string | undefined;
  /** `draft`: never on the site; `scheduled`: a revision of it goes on the site at a time; `published`: on the site; `unpublished`: taken off. */
  status?: WrittenStatus | undefined;
  /** A field; with `-` before it, descending. */
  sort?: 'html_path' | '-html_path' | 'title' | '-title' | 'changed_at' | '-changed_at' | undefined;
  /** How many entries at most; 50 without it. */
  limit?: number | undefined;
  /** What `next` of the page before holds. */
  cursor?: string | undefined;
}

/** One page of a list. */
export interface OfficePages {
  /** The entries of this page. */
  results: OfficePageEntry[];
  /** The `cursor` of the next page; `null` on the last one. */
  next: string | null;
  /** Entries on all pages. */
  count: number;
  /** Whether `count` is an estimate, which it may be above 10,000. */
  count_estimated?: boolean | undefined;
}
