import { officeRecord, type RecordNoun } from './office-records.ts';

/** The noun of the calls of a record: `officeLocations` of `location`. */
export type RecordCallsNoun<One extends RecordNoun> =
  `office${Capitalize<ReturnType<typeof officeRecord<One>>['many']>}`;

export function recordCallsNoun<const One extends RecordNoun>(one: One) {
  const { many } = officeRecord(one);
  return `office${many.charAt(0).toUpperCase()}${many.slice(1)}` as RecordCallsNoun<One>;
}
