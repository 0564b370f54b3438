// Generated from the contract by `pnpm run generate`; do not edit.

import type { Picture, PostBlock } from './blog.ts';
import type { WrittenStatus } from './office-written.ts';

/** What changes about a post, with the revision that it started from. It makes a revision. */
export interface ChangePostParams {
  /** Increases with every change of the record by the office. */
  version: number;
  /** The headline. */
  title?: string | undefined;
  /** The last part of its address: lower case letters, digits and hyphens. */
  slug?: string | undefined;
  /** The line below the headline. */
  subheader?: string | undefined;
  /** Plain text for lists. */
  excerpt?: string | undefined;
  /** The beginning of the text. HTML, of which the elements that pages show are kept. */
  intro?: string | undefined;
  /** The blocks, in order. */
  body?: {
    /** Id of this part, unique in the body. */
    id: string;
    /** `simple_content`, `quote`, `fullwidth_image` or `split_image`. */
    type: string;
    /** The fields of its type. */
    value: Record<string, unknown>;
  }[] | undefined;
  /** Slug of its category; `null` without one. */
  category?: string | null | undefined;
  /** Id of its author; `null` without one. */
  author_id?: string | null | undefined;
  /** Names of its tags. */
  tags?: string[] | undefined;
  /** The main picture; `null`: the site draws one. A picture that the post shows. */
  featured_image?: {
    /** Address of an uploaded picture. */
    url: string;
    /** What it shows, for people who do not see it; empty: nothing new. */
    alt: string;
    /** Pixels. */
    width: number | null;
    /** Pixels. */
    height: number | null;
  } | null | undefined;
  /** Title for search engines; empty: the headline. */
  seo_title?: string | undefined;
  /** Description for search engines; empty: the excerpt. */
  search_description?: string | undefined;
}

/** A new draft. Without a slug, it gets one of its title. */
export interface CreatePostParams {
  /** The headline. */
  title?: string | undefined;
  /** The last part of its address: lower case letters, digits and hyphens. */
  slug?: string | undefined;
  /** The line below the headline. */
  subheader?: string | undefined;
  /** Plain text for lists. */
  excerpt?: string | undefined;
  /** The beginning of the text. HTML, of which the elements that pages show are kept. */
  intro?: string | undefined;
  /** The blocks, in order. */
  body?: {
    /** Id of this part, unique in the body. */
    id: string;
    /** `simple_content`, `quote`, `fullwidth_image` or `split_image`. */
    type: string;
    /** The fields of its type. */
    value: Record<string, unknown>;
  }[] | undefined;
  /** Slug of its category; `null` without one. */
  category?: string | null | undefined;
  /** Id of its author; `null` without one. */
  author_id?: string | null | undefined;
  /** Names of its tags. */
  tags?: string[] | undefined;
  /** The main picture; `null`: the site draws one. A picture that the post shows. */
  featured_image?: {
    /** Address of an uploaded picture. */
    url: string;
    /** What it shows, for people who do not see it; empty: nothing new. */
    alt: string;
    /** Pixels. */
    width: number | null;
    /** Pixels. */
    height: number | null;
  } | null | undefined;
  /** Title for search engines; empty: the headline. */
  seo_title?: string | undefined;
  /** Description for search engines; empty: the excerpt. */
  search_description?: string | undefined;
}

/** The newest revision of a post, and what of it is on the site. */
export interface OfficePost {
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
  /** The headline. */
  title: string;
  /** Name in URLs: lower case, with hyphens. */
  slug: string;
  /** The line below the headline. */
  subheader: string;
  /** Plain text for lists. */
  excerpt: string;
  /** The beginning of the text. HTML, of which the elements that pages show are kept. */
  intro: string;
  /** Its blocks, in order. */
  body: PostBlock[];
  /** Slug of its category; `null` without one. */
  category: string | null;
  /** Id of its author; `null` without one. */
  author_id: string | null;
  /** Names of its tags. */
  tags: string[];
  /** The main picture; `null`: the site draws one. A picture with its alternative text and size. */
  featured_image: Picture | null;
  /** Title for search engines; empty: the headline. */
  seo_title: string;
  /** Description for search engines; empty: the excerpt. */
  search_description: string;
}

/** A post as lists of the office show it. */
export interface OfficePostEntry {
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
  /** The headline of the newest revision. */
  title: string;
  /** Name in URLs: lower case, with hyphens. */
  slug: string;
  /** What its category is called. */
  category: string | null;
  /** Name of the author. */
  author: string | null;
  /** Number of likes. */
  like_count: number;
  /** How many things keep the newest revision from being published. */
  problems: number;
}

/** Filters and order of the posts. The search reads titles, tags and authors. */
export interface OfficePostFilters {
  /** Beginnings of words, in any order. */
  search?: string | undefined;
  /** `draft`: never on the site; `scheduled`: a revision of it goes on the site at a time; `published`: on the site; `unpublished`: taken off. */
  status?: WrittenStatus | undefined;
  /** Only posts of the category with this slug. */
  category?: string | undefined;
  /** Only posts of this author. */
  author?: string | undefined;
  /** A field; with `-` before it, descending. */
  sort?: 'changed_at' | '-changed_at' | 'title' | '-title' | 'published_at' | '-published_at' | undefined;
  /** How many entries at most; 50 without it. */
  limit?: number | undefined;
  /** What `next` of the page before holds. */
  cursor?: string | undefined;
}

/** One page of a list. */
export interface OfficePosts {
  /** The entries of this page. */
  results: OfficePostEntry[];
  /** The `cursor` of the next page; `null` on the last one. */
  next: string | null;
  /** Entries on all pages. */
  count: number;
  /** Whether `count` is an estimate, which it may be above 10,000. */
  count_estimated?: boolean | undefined;
}

/** A link to one revision, which needs no sign-in. */
export interface PreviewLink {
  /** Page of the public site that shows this revision to whoever has the link. */
  url: string;
  /** The end of the link. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  expires_at: string;
}
