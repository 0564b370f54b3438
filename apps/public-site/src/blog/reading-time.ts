import { constants } from '@detroit-well/config/constants';

/** Whole minutes it takes to read this many words, at least one (SPEC-B 9). */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.ceil(words / constants.readingWordsPerMinute));
}

/** For example `3 min read`; null where the server does not tell the number of words. */
export function readingTime(words: number | null): string | null {
  return words === null ? null : `${readingMinutes(words)} min read`;
}
