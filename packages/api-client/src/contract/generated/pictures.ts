// Generated from the contract by `pnpm run generate`; do not edit.

import { integer, list, record, text } from '../definition/lenient.ts';

/** A picture of a record of the office. */
export interface OfficePicture {
  /** Path of the picture, below that of the API. */
  path: string;
  /** Alternative text of the studio picture. */
  alt: string;
  /** Pixels. */
  width: number;
  /** Pixels. */
  height: number;
}

/** A picture with its alternative text, or another text of the picture that is there. */
export interface OfficePictureParams {
  /** The file, multipart only; formats and limit are those of profile pictures. Without it the picture stays. */
  image?: File | undefined;
  /** What the picture shows, for people who do not see it. */
  alt: string;
}

/** A picture of a session or a coach, in several widths. */
export interface StudioPicture {
  /** URL of the largest one. */
  url: string;
  /** Alternative text of the studio picture. */
  alt: string;
  /** Pixels of the largest one. */
  width: number;
  /** Its height. */
  height: number;
  /** The same picture in each width, the smallest one first. */
  sources: {
    /** URL of the picture. */
    url: string;
    /** Pixels. */
    width: number;
  }[];
}

export const studioPictureRecord = (raw: unknown): StudioPicture => record(raw, { url: text, alt: text, width: integer, height: integer, sources: list((raw) => record(raw, { url: text, width: integer })) });
