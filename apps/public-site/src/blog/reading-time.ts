import * as constants from '@detroit-well/config/constants';

/** The reading time of this many words in minutes, rounded up, at least one (SPEC-B 9). */
function readingMinutes(wordCount: number): number {
  return Math.max(1, Math.ceil(wordCount / constants.readingWordsPerMinute));
}

/** For example `3 min read`; null if the server sends no word count. */
export function readingTime(wordCount: number | null): string | null {
  return wordCount === null ? null : `${readingMinutes(wordCount)} min read`;
}
