/**
 * The records that the office lists, creates, changes and deletes: what many of them are called, and whose permissions they have.
 * Their paths, calls, audit actions and files follow from this.
 */
export const officeRecords = {
  program: { many: 'programs', may: 'programs' },
  category: { many: 'categories', may: 'programs' },
  location: { many: 'locations', may: 'locations' },
  coach: { many: 'coaches', may: 'coaches' },
  plan: { many: 'plans', may: 'plans' },
  session: { many: 'sessions', may: 'schedule' },
  series: { many: 'series', may: 'series' },
  closure: { many: 'closures', may: 'closures' },
} as const;

type Records = typeof officeRecords;
/** A kind of records that the office keeps. */
export type RecordNoun = keyof Records;
type Many<Noun extends RecordNoun> = Records[Noun]['many'];
type May<Noun extends RecordNoun> = Records[Noun]['may'];

/** The kinds of records that the office keeps. */
export const recordNouns = Object.keys(officeRecords) as RecordNoun[];

/** What a kind of records is called, where its calls are, and who may read and write it. */
export function officeRecord<const Noun extends RecordNoun>(one: Noun) {
  const { many, may } = officeRecords[one];
  return {
    many: many as Many<Noun>,
    path: `/office/${many}/` as `/office/${Many<Noun>}/`,
    read: `${may}.read` as `${May<Noun>}.read`,
    write: `${may}.write` as `${May<Noun>}.write`,
  };
}
