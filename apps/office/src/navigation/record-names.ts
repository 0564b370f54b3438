import { officeRecord, type officeRecords, type RecordNoun } from '@detroit-well/api-client/office';
import { paths, type OfficeScreenPath } from '@detroit-well/config/paths';

type ListPath<One extends RecordNoun> = `/office/${(typeof officeRecords)[One]['many']}`;

/** The records whose list and page come from their kind. The others have screens of their own. */
export type KeptNoun = {
  [One in RecordNoun]: `${ListPath<One>}/:id` extends OfficeScreenPath ? never : One;
}[RecordNoun];
export type RecordScreenPath = ListPath<KeptNoun> | `${ListPath<KeptNoun>}/:id`;

/** A word as the title of a screen. */
export const titleOf = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** What follows from the name of a kind of records: many of them, their title, the pages of all and of each, and who may write them. */
export function recordNames<const Noun extends RecordNoun>(one: Noun) {
  const { many, words, write } = officeRecord(one);
  return {
    one,
    many,
    words,
    title: titleOf(words.many),
    listHref: paths.office.records(many),
    hrefOf: (id: string) => paths.office.record(many, id),
    write,
  };
}
