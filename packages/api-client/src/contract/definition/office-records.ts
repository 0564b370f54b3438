import type { TeamRole } from './team-roles.ts';

type Roles = readonly TeamRole[];

interface RecordNames {
  readonly many: string;
  /** Names the permissions: those of a location are `locations.read` and `locations.write`. */
  readonly may: string;
}
/** Who holds the permissions, unless the table of permissions says it. */
type Holders =
  { readonly read: Roles; readonly write: Roles } | { readonly read?: never; readonly write?: never };
type RecordDeclaration = RecordNames & Holders;

/**
 * The records that the office lists, creates, changes and deletes: what many of them are called, and who may read and write them.
 * Their permissions, paths, calls, audit actions and files follow from this.
 */
export const officeRecords = {
  program: {
    many: 'programs',
    may: 'programs',
    read: ['owner', 'manager', 'front_desk', 'editor'],
    write: ['owner', 'manager', 'editor'],
  },
  category: { many: 'categories', may: 'programs' },
  coach: {
    many: 'coaches',
    may: 'coaches',
    read: ['owner', 'manager', 'front_desk', 'editor'],
    write: ['owner', 'manager', 'editor'],
  },
  location: {
    many: 'locations',
    may: 'locations',
    read: ['owner', 'manager', 'front_desk', 'editor'],
    write: ['owner', 'manager'],
  },
  plan: { many: 'plans', may: 'plans' },
  promo_code: { many: 'promo-codes', may: 'plans' },
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
type DeclaredPermission = PermissionsOf<Extract<Records[RecordNoun], { readonly read: Roles }>['may']>;

/** The kinds of records that the office keeps. */
export const recordNouns = Object.keys(officeRecords) as RecordNoun[];

/** The permissions that records declare, each with the roles that hold it. */
export const permissionsOfRecords = Object.assign(
  {},
  ...Object.values<RecordDeclaration>(officeRecords).map(
    ({ may, read, write }) => read && { [`${may}.read`]: read, [`${may}.write`]: write },
  ),
) as Readonly<Record<DeclaredPermission, Roles>>;

/** What a kind of records is called, where its calls are, and who may read and write it. */
export function officeRecord<const Noun extends RecordNoun>(one: Noun) {
  const { many, may } = officeRecords[one];
  return {
    many: many as Many<Noun>,
    /** One and many of them in a sentence: `promo code`, `promo codes`. */
    words: { one: one.replaceAll('_', ' '), many: many.replaceAll('-', ' ') },
    table: many.replaceAll('-', '_'),
    path: `/office/${many}/` as `/office/${Many<Noun>}/`,
    read: `${may}.read` as `${May<Noun>}.read`,
    write: `${may}.write` as `${May<Noun>}.write`,
  };
}
