import { eachIn, rawRecord, recordIn } from '../definition/lenient.ts';
import { Unreadable } from '../definition/unreadable.ts';
import {
  membershipCardResultRecord,
  membershipResultRecord,
  ownMembershipRecord,
  planChangePreviewRecord,
  planChangeResultRecord,
} from '../generated/memberships.ts';
import type {
  MembershipCardResult,
  MembershipResult,
  OwnMembership,
  PlanChangePreview,
  PlanChangeResult,
} from '../generated/memberships.ts';

const unreadable = 'The membership could not be read.';

export const readOwnMembership = (raw: unknown): OwnMembership => ownMembershipRecord(recordIn(raw, []));

export const readOwnMemberships = eachIn<OwnMembership>(['memberships', 'results'], ownMembershipRecord);

/** Without an id nobody knows whether the card was changed. */
export function readMembershipCardResult(raw: unknown): MembershipCardResult {
  const read = membershipCardResultRecord(recordIn(raw, []));
  if (read.membership.id === '') throw new Unreadable(unreadable);
  return read;
}

/** Without an id nobody knows which membership was paid. */
export function readMembershipResult(raw: unknown): MembershipResult {
  const read = membershipResultRecord(recordIn(raw, []));
  if (read.membership.id === '') throw new Unreadable(unreadable);
  return read;
}

/** Without an amount, a change that costs something would look free. */
export function readPlanChangePreview(raw: unknown): PlanChangePreview {
  const { due_now: now, next_amount: next } = rawRecord(raw);
  if (typeof now !== 'string' || typeof next !== 'string')
    throw new Unreadable('The price of the change could not be read.');
  return planChangePreviewRecord(raw);
}

export function readPlanChangeResult(raw: unknown): PlanChangeResult {
  const read = planChangeResultRecord(recordIn(raw, []));
  if (read.membership.id === '') throw new Unreadable(unreadable);
  return read;
}
