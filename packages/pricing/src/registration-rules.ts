import { isFull } from './availability.ts';
import { millisecondsOf, millisecondsOrNaN } from './instants.ts';
import type { SeatCounts } from './availability.ts';
import type { Day } from './days.ts';
import type { Instant } from './instants.ts';

/** The age in years from which a person may train (SPEC-B 10.4). */
export const minimumAgeYears = 18;

/** Age in whole years on a day. A person born on February 29 turns older on March 1 in other years. */
export function ageOn(dateOfBirth: Day, day: Day): number {
  const years = Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return day.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

/** True if a person is 18 or over on a day: that of the registration (SPEC-B 10.4), or that of the waiver's signature. */
export function isOldEnough(dateOfBirth: Day, day: Day): boolean {
  return ageOn(dateOfBirth, day) >= minimumAgeYears;
}

/** Who a person is: what must be known before they sign the waiver or register. The names are those of the wire. */
export interface Identity {
  readonly first_name: string;
  readonly last_name: string;
  readonly date_of_birth: Day | null;
}

const identityFields = ['first_name', 'last_name', 'date_of_birth'] as const;

/** Returns the fields of the identity that are not known, in the order of a form. */
export function missingIdentity(person: Identity): (keyof Identity)[] {
  return identityFields.filter((field) => !person[field]?.trim());
}

/** The times of a session that decide whether it accepts registrations. Null: no such limit. */
export interface RegistrationTimes {
  readonly status: string;
  readonly opensAt: Instant | null;
  readonly closesAt: Instant | null;
  readonly startsAt: Instant;
}

/** True if a session accepts registrations: not cancelled, not started, and within its registration window. */
export function acceptsRegistrations(
  { status, opensAt, closesAt, startsAt }: RegistrationTimes,
  now: Instant,
): boolean {
  const at = millisecondsOf(now);
  return (
    status !== 'cancelled' &&
    at < millisecondsOf(startsAt) &&
    (opensAt === null || millisecondsOf(opensAt) <= at) &&
    (closesAt === null || at < millisecondsOf(closesAt))
  );
}

/** True if a session on the wire accepts registrations: not cancelled, not closed by the studio, not started. */
export function registrationOpen(
  session: { status?: string; registration_open?: boolean; start_datetime: string },
  now: Instant,
): boolean {
  if (session.status === 'cancelled' || session.registration_open === false) return false;
  const start = millisecondsOrNaN(session.start_datetime);
  // Without a start date, only the server can decide.
  return Number.isNaN(start) ? session.registration_open === true : millisecondsOf(now) < start;
}

/** Why a person cannot register; the values are problem codes on the wire. */
export type RuleViolation =
  | 'registration_closed'
  | 'already_registered'
  | 'waiver_required'
  | 'profile_incomplete'
  | 'age_restricted'
  | 'session_full';

/** The facts that decide if a person may register for a session. */
export interface RegistrationAttempt {
  readonly open: boolean;
  readonly alreadyRegistered: boolean;
  readonly waiverAccepted: boolean;
  readonly paymentConsent: boolean;
  readonly identity: Identity;
  /** The studio's day of the registration. */
  readonly today: Day;
  readonly seats: SeatCounts;
}

/**
 * Returns the first reason why the person cannot register, or null (SPEC-B 10.4). Capacity comes last: it can change, and
 * the server checks it again under the per-session lock.
 */
export function firstRuleViolation(attempt: RegistrationAttempt): RuleViolation | null {
  if (!attempt.open) return 'registration_closed';
  if (attempt.alreadyRegistered) return 'already_registered';
  if (!attempt.waiverAccepted || !attempt.paymentConsent) return 'waiver_required';
  const { date_of_birth: dateOfBirth } = attempt.identity;
  if (dateOfBirth === null || missingIdentity(attempt.identity).length > 0) return 'profile_incomplete';
  if (!isOldEnough(dateOfBirth, attempt.today)) return 'age_restricted';
  return isFull(attempt.seats) ? 'session_full' : null;
}
