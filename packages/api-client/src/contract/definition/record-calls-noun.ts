import { officeRecord, type RecordNoun } from './office-records.ts';

type Joined<Words extends string> = Words extends `${infer First}-${infer Rest}`
  ? `${Capitalize<First>}${Joined<Rest>}`
  : Capitalize<Words>;

/** The noun of the calls of a record: `officeLocations` of `location`, `officePromoCodes` of `promo_code`. */
export type RecordCallsNoun<One extends RecordNoun> =
  `office${Joined<ReturnType<typeof officeRecord<One>>['many']>}`;

/** The same at run time, from the name of the record. */
export function recordCallsNoun<const One extends RecordNoun>(one: One) {
  const words = officeRecord(one).many.split('-');
  const joined = words.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`).join('');
  return `office${joined}` as RecordCallsNoun<One>;
}
