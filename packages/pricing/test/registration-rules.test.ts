import { describe, expect, it, test } from 'vitest';
import {
  acceptsRegistrations,
  ageOn,
  isOldEnough,
  registrationOpen,
  firstRuleViolation,
} from '../src/index.ts';
import type { RegistrationAttempt } from '../src/index.ts';

describe('18 or over on the day of registering', () => {
  test.each([
    ['2008-12-01', '2026-12-01', true],
    ['2008-12-02', '2026-12-01', false],
    ['2008-12-02', '2026-12-02', true],
    ['2008-02-29', '2026-02-28', false],
    ['2008-02-29', '2026-03-01', true],
    ['1950-01-01', '2026-12-01', true],
  ])('born on %s, registering on %s: %s', (dateOfBirth, day, allowed) => {
    expect(isOldEnough(dateOfBirth, day)).toBe(allowed);
  });

  test('age is counted in whole years', () => {
    expect(ageOn('2000-06-15', '2026-06-14')).toBe(25);
    expect(ageOn('2000-06-15', '2026-06-15')).toBe(26);
  });
});

describe('registration is open', () => {
  const session = { start_datetime: '2026-12-01T18:00:00-05:00' };

  test('until the session starts', () => {
    expect(registrationOpen(session, '2026-12-01T17:59:59.999-05:00')).toBe(true);
    expect(registrationOpen(session, '2026-12-01T18:00:00-05:00')).toBe(false);
  });

  test('unless the session is cancelled or closed; a rescheduled or unknown status counts as scheduled', () => {
    const now = '2026-11-20T12:00:00-05:00';
    expect(registrationOpen({ ...session, status: 'cancelled' }, now)).toBe(false);
    expect(registrationOpen({ ...session, registration_open: false }, now)).toBe(false);
    expect(registrationOpen({ ...session, status: 'rescheduled' }, now)).toBe(true);
    expect(registrationOpen({ ...session, status: 'postponed-by-owl' }, now)).toBe(true);
  });
});

const josephine = { first_name: 'Josephine', last_name: 'Baker', date_of_birth: '1990-01-01' };

describe('a registration is rejected', () => {
  const attempt: RegistrationAttempt = {
    open: true,
    alreadyRegistered: false,
    waiverAccepted: true,
    paymentConsent: true,
    identity: josephine,
    today: '2026-12-01',
    seats: { max_participants: 12, available_spots: 1 },
  };
  const full = { max_participants: 12, available_spots: 0 };

  test('but not when all conditions hold', () => {
    expect(firstRuleViolation(attempt)).toBeNull();
    expect(firstRuleViolation({ ...attempt, seats: { max_participants: null } })).toBeNull();
  });

  test.each<[string, Partial<RegistrationAttempt>, string]>([
    ['when the session is closed', { open: false }, 'registration_closed'],
    ['when there is a live registration', { alreadyRegistered: true }, 'already_registered'],
    ['without waiver', { waiverAccepted: false }, 'waiver_required'],
    ['without consent', { paymentConsent: false }, 'waiver_required'],
    ['without a first name', { identity: { ...josephine, first_name: ' ' } }, 'profile_incomplete'],
    ['without a last name', { identity: { ...josephine, last_name: '' } }, 'profile_incomplete'],
    ['without a date of birth', { identity: { ...josephine, date_of_birth: null } }, 'profile_incomplete'],
    ['under 18 on the day', { identity: { ...josephine, date_of_birth: '2008-12-02' } }, 'age_restricted'],
    ['when the session is full', { seats: full }, 'session_full'],
    [
      'as a duplicate, before the check for a full session',
      { alreadyRegistered: true, seats: full },
      'already_registered',
    ],
    [
      'as closed, before all other checks',
      { open: false, waiverAccepted: false, seats: full },
      'registration_closed',
    ],
  ])('%s', (_when, change, code) => {
    expect(firstRuleViolation({ ...attempt, ...change })).toBe(code);
  });
});

describe('a session with a registration window', () => {
  const startsAt = new Date('2026-12-01T18:00:00-05:00');
  const opensAt = new Date('2026-11-01T09:00:00-04:00');
  const closesAt = new Date('2026-11-30T18:00:00-05:00');
  const scheduled = { status: 'scheduled', startsAt, opensAt, closesAt };

  it.each([
    ['before it opens', scheduled, '2026-11-01T08:59:59.999-04:00', false],
    ['when it opens', scheduled, '2026-11-01T09:00:00-04:00', true],
    ['before it closes', scheduled, '2026-11-30T17:59:59.999-05:00', true],
    ['when it closes', scheduled, '2026-11-30T18:00:00-05:00', false],
    [
      'without limits, before the start',
      { ...scheduled, opensAt: null, closesAt: null },
      '2026-12-01T17:59:59.999-05:00',
      true,
    ],
    [
      'without limits, at the start',
      { ...scheduled, opensAt: null, closesAt: null },
      '2026-12-01T18:00:00-05:00',
      false,
    ],
    [
      'that closes after the start, at the start',
      { ...scheduled, closesAt: '2027-01-01T00:00:00Z' },
      startsAt,
      false,
    ],
    ['while it is cancelled', { ...scheduled, status: 'cancelled' }, '2026-11-15T12:00:00-05:00', false],
    ['while it is rescheduled', { ...scheduled, status: 'rescheduled' }, '2026-11-15T12:00:00-05:00', true],
  ])('accepts registrations or not: %s', (_when, session, now, expected) => {
    expect(acceptsRegistrations(session, now)).toBe(expected);
  });
});
