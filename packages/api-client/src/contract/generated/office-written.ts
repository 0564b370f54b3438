// Generated from the contract by `pnpm run generate`; do not edit.

/** The newest revision, to put on the site now or at a time. */
export interface PublishParams {
  /** Increases with every change of the record by the office. */
  version: number;
  /** When it goes on the site; without it, at once. */
  at?: string | undefined;
}

/** The revisions of a text. */
export interface Revisions {
  /** The revisions, newest first. */
  results: ({
    /** Its number. */
    n: number;
    /** ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
    at: string;
    /** Who made it; `null` if that is not known. */
    by: string | null;
    /** Its headline. */
    title: string;
    /** Words of its text. */
    word_count: number;
  })[];
}

/** `draft`: never on the site; `scheduled`: a revision of it goes on the site at a time; `published`: on the site; `unpublished`: taken off. */
export type WrittenStatus = 'draft' | 'scheduled' | 'published' | 'unpublished';

/** The newest revision that the caller knows. */
export interface WrittenVersionParams {
  /** Increases with every change of the record by the office. */
  version: number;
}
