import type { TeamRole } from './team-roles.ts';

interface RecordDeclaration {
  readonly many: string;
  /** Names the permissions: `locations` are `locations.read` and `locations.write`. */
  readonly may: string;
  /** Who holds the permissions, unless the table of permissions says it. */
  readonly roles?: { readonly read: readonly TeamRole[]; readonly write: readonly TeamRole[] };
}

/**
 * The records that the office lists, creates, changes and deletes: what many of them are called, and who may read and write them.
 * Their permissions, paths, calls, audit actions and files follow from this.
 */
export const officeRecords = {
  program: {
    many: 'programs',
    may: 'programs',
    roles: { read: ['owner', 'manager', 'front_desk', 'editor'], write: ['owner', 'manager', 'editor'] },
  },
  category: { many: 'categories', may: 'programs' },
  coach: {
    many: 'coaches',
    may: 'coaches',
    roles: { read: ['owner', 'manager', 'front_desk', 'editor'], write: ['owner', 'manager', 'editor'] },
  },
  location: {
    many: 'locations',
    may: 'locations',
    roles: { read: ['owner', 'manager', 'front_desk', 'editor'], write: ['owner', 'manager'] },
  },
  plan: { many: 'plans', may: 'plans' },
  session: { many: 'sessions', may: 'schedule' },
  series: { many: 'series', may: 'series' },
  closure: { many: 'closures', may: 'closures' },
} as const satisfies Readonly<Record<string, RecordDeclaration>>;

type Records = typeof officeRecords;
/** A kind of records that the office keeps. */
export type RecordNoun = keyof Records;
type Many<Noun extends RecordNoun> = Records[Noun]['many'];
type May<Noun extends RecordNoun> = Records[Noun]['may'];

type PermissionsOf<May extends string> = `${May}.read` | `${May}.write`;
/** The permissions that records need. */
export type RecordPermission = PermissionsOf<May<RecordNoun>>;
type DeclaredPermission = PermissionsOf<Extract<Records[RecordNoun], { readonly roles: object }>['may']>;

/** The kinds of records that the office keeps. */
export const recordNouns = Object.keys(officeRecords) as RecordNoun[];

/** The permissions that records declare, each with the roles that hold it. */
export const permissionsOfRecords = Object.fromEntries(
  Object.values<RecordDeclaration>(officeRecords).flatMap(({ may, roles = {} }) =>
    Object.entries(roles).map(([verb, holders]) => [`${may}.${verb}`, holders]),
  ),
) as Readonly<Record<DeclaredPermission, readonly TeamRole[]>>;

const capitalized = <Word extends string>(word: Word) =>
  `${word.charAt(0).toUpperCase()}${word.slice(1)}` as Capitalize<Word>;

/** What a kind of records is called, where its calls are, and who may read and write it. */
export function officeRecord<const Noun extends RecordNoun>(one: Noun) {
  const { many, may } = officeRecords[one];
  return {
    many: many as Many<Noun>,
    /** The noun of its calls in the contract. */
    noun: `office${capitalized(many as Many<Noun>)}` as const,
    path: `/office/${many}/` as `/office/${Many<Noun>}/`,
    read: `${may}.read` as `${May<Noun>}.read`,
    write: `${may}.write` as `${May<Noun>}.write`,
  };
}
