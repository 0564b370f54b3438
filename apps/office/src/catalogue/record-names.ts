import { officeRecord, type RecordNoun } from '@detroit-well/api-client/office';
import { paths } from '@detroit-well/config/paths';

/** A word as the title of a screen. */
export const titleOf = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** What follows from the name of a kind of records: many of them, their title, the page of each, and who may write them. */
export function recordNames<const Noun extends RecordNoun>(one: Noun) {
  const { many, write } = officeRecord(one);
  return { one, many, title: titleOf(many), hrefOf: paths.office[one], write };
}
