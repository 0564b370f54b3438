import { permissionsOfRecords, type RecordPermission } from './office-records.ts';
import type { TeamRole } from './team-roles.ts';

type Holders = readonly TeamRole[];

/** Who holds each permission. A role is the fixed set of permissions whose row names it. */
const holders = {
  'schedule.read': ['owner', 'manager', 'front_desk', 'coach', 'editor'],
  /** Every session. A coach without it has those that they lead. */
  'schedule.all': ['owner', 'manager', 'front_desk', 'editor'],
  'schedule.write': ['owner', 'manager', 'front_desk'],
  /** Prices of sessions, series and plans. Without it, a new session has prices that the studio has set before. */
  'prices.write': ['owner', 'manager'],
  'sessions.cancel': ['owner', 'manager'],
  'series.read': ['owner', 'manager', 'front_desk', 'editor'],
  'series.write': ['owner', 'manager'],
  'closures.read': ['owner', 'manager', 'front_desk', 'editor'],
  'closures.write': ['owner', 'manager'],
  'roster.read': ['owner', 'manager', 'front_desk', 'coach'],
  /** People and facts of every session. A coach without it has those of the sessions that they lead. */
  'roster.all': ['owner', 'manager', 'front_desk'],
  'attendance.write': ['owner', 'manager', 'front_desk', 'coach'],
  /** Register people who come without a registration, with their payment. */
  'walkins.write': ['owner', 'manager', 'front_desk'],
  'messages.write': ['owner', 'manager', 'front_desk', 'coach'],
  /** Send a link to sign the waiver. A coach without `roster.all` sends it to people of own sessions. */
  'waiverlinks.write': ['owner', 'manager', 'front_desk', 'coach'],
  'people.read': ['owner', 'manager', 'front_desk'],
  'people.write': ['owner', 'manager', 'front_desk'],
  /** Close the account of somebody else. */
  'people.close': ['owner', 'manager'],
  /** Make two records of one person one, and undo it. */
  'people.merge': ['owner', 'manager'],
  /** Register, move and cancel for a person. */
  'registrations.write': ['owner', 'manager', 'front_desk'],
  'overrides.waiver': ['owner', 'manager', 'front_desk'],
  'overrides.capacity': ['owner', 'manager', 'front_desk'],
  'overrides.price': ['owner', 'manager'],
  'overrides.policy': ['owner', 'manager'],
  'memberships.write': ['owner', 'manager', 'front_desk'],
  'plans.read': ['owner', 'manager', 'front_desk'],
  'plans.write': ['owner', 'manager'],
  /** Reports of the whole studio, money among them. */
  'reports.read': ['owner', 'manager'],
  ...permissionsOfRecords,
  'payments.read': ['owner', 'manager', 'front_desk'],
  /** The ledger of every day. Without it, of today, and of one person or registration. */
  'payments.all': ['owner', 'manager'],
  'payments.write': ['owner', 'manager', 'front_desk'],
  /** Give studio credit, and take it back. */
  'credit.write': ['owner', 'manager'],
  /** Up to the person's own limit. */
  'refunds.write': ['owner', 'manager', 'front_desk'],
  'team.read': ['owner', 'manager'],
  'team.write': ['owner', 'manager'],
  'audit.read': ['owner', 'manager'],
  /** Every email of the studio. Those to one person are on the page of the person. */
  'mail.read': ['owner', 'manager'],
  /** Import people from a file, and take that back. */
  'import.write': ['owner', 'manager'],
  /** Write posts, pages, the menu and the testimonials of the public site. */
  'content.write': ['owner', 'manager', 'editor'],
  /** Open the public site, or show that it opens soon. */
  'site.write': ['owner', 'manager'],
  /** Publish the waiver that everybody signs. */
  'waiver.write': ['owner'],
  /** Make an owner, and change one. */
  'owners.write': ['owner'],
} as const satisfies Readonly<Record<string, Holders> & Record<RecordPermission, Holders>>;

/** A permission that a call may require. */
export type Permission = keyof typeof holders;

/** The roles that hold a permission. */
export const whoMay = (permission: Permission): readonly TeamRole[] => holders[permission];

/** Whether a role holds a permission. */
export const mayDo = (role: TeamRole | null | undefined, permission: Permission): boolean =>
  role != null && whoMay(permission).includes(role);

/** The permissions of a role. */
export const permissionsOf = (role: TeamRole): Permission[] =>
  (Object.keys(holders) as Permission[]).filter((permission) => mayDo(role, permission));

/** Whether a role holds every permission of another one, so that it may grant it and change who has it. */
export const includesRole = (role: TeamRole, other: TeamRole): boolean =>
  permissionsOf(other).every((permission) => mayDo(role, permission));

/** The names that `/auth/check-permission/` has always known (SPEC-B 7.1). `member`: everyone who is signed in. */
const olderNames: Readonly<Record<string, Permission | 'member'>> = {
  register_for_sessions: 'member',
  message_own_sessions: 'member',
  view_roster: 'roster.read',
  export_roster: 'roster.read',
  mark_attendance: 'attendance.write',
  message_session: 'messages.write',
  view_all_rosters: 'roster.all',
};

/** Whether a signed-in person has a permission, by its name or an older one. Nobody has a permission that does not exist. */
export function hasNamedPermission(role: TeamRole | null, name: string): boolean {
  const permission = Object.hasOwn(olderNames, name) ? olderNames[name] : name;
  if (permission === 'member') return true;
  return (
    permission !== undefined && Object.hasOwn(holders, permission) && mayDo(role, permission as Permission)
  );
}
