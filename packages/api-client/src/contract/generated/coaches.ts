// Generated from the contract by `pnpm run generate`; do not edit.

import { imageUrl, list, orNull, record, text, textOrNull, texts } from '../definition/lenient.ts';
import { studioPictureRecord } from './pictures.ts';
import { programRecord } from './programs.ts';
import type { Program } from './programs.ts';
import type { Coach } from './sessions.ts';

/** A coach with what the page of the coach shows. */
export interface CoachDetail extends Coach {
  /** The programs of the upcoming sessions of the coach. */
  programs: Program[];
  /** Public id of the coach as an author of posts; `null` without one. */
  author_id: string | null;
}

export const coachDetailRecord = (raw: unknown): CoachDetail => record(raw, { public_id: text, name: text, slug: text, bio: text, certifications: texts, image_url: imageUrl, picture: orNull(studioPictureRecord), programs: list(programRecord), author_id: textOrNull });
