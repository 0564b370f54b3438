// Generated from the contract by `pnpm run generate`; do not edit.

/** Order of the pictures. The search reads their alternative texts. */
export interface OfficeMediaFilters {
  /** Beginnings of words, in any order. */
  search?: string | undefined;
  /** A field; with `-` before it, descending. */
  sort?: 'created_at' | '-created_at' | undefined;
  /** How many entries at most; 50 without it. */
  limit?: number | undefined;
  /** What `next` of the page before holds. */
  cursor?: string | undefined;
}

/** A picture that posts can show. */
export interface OfficeMediaPicture {
  /** Id of the picture. */
  id: string;
  /** Where it is shown, in its largest width. */
  url: string;
  /** What it shows. */
  alt: string;
  /** Pixels. */
  width: number;
  /** Pixels. */
  height: number;
  /** When it was uploaded. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  created_at: string;
  /** Whether a post has it. */
  used: boolean;
}

/** One page of a list. */
export interface OfficeMediaPictures {
  /** The entries of this page. */
  results: OfficeMediaPicture[];
  /** The `cursor` of the next page; `null` on the last one. */
  next: string | null;
  /** Entries on all pages. */
  count: number;
  /** Whether `count` is an estimate, which it may be above 10,000. */
  count_estimated?: boolean | undefined;
}

/** A picture with its alternative text. */
export interface UploadMediaParams {
  /** JPEG, PNG or WebP of at most 8 MB and 24 million pixels. */
  file: File;
  /** What it shows, in words for people who cannot see it. */
  alt: string;
}
