// Written by `pnpm run wire-table` from the contract; do not edit.
import type { Program } from './programs.ts';
import type { Coach } from './sessions.ts';

/** A coach with what the page of the coach shows. */
export interface CoachDetail extends Coach {
  /** The programs of the upcoming sessions of the coach. */
  programs: Program[];
  /** Public id of the coach as an author of posts; `null` without one. */
  author_id: string | null;
}
