import { eachIn, recordIn } from '../definition/lenient.ts';
import { Unreadable } from '../definition/unreadable.ts';
import { membershipResultRecord, ownMembershipRecord } from '../records/memberships.ts';
import type { MembershipResult, OwnMembership } from '../types/memberships.ts';

export const readOwnMembership = (raw: unknown): OwnMembership => ownMembershipRecord(recordIn(raw, []));

export const readOwnMemberships = eachIn<OwnMembership>(['memberships', 'results'], ownMembershipRecord);

/** Without an id nobody knows which membership was paid. */
export function readMembershipResult(raw: unknown): MembershipResult {
  const read = membershipResultRecord(recordIn(raw, []));
  if (read.membership.id === '') throw new Unreadable('The membership could not be read.');
  return read;
}
