import { describe, expect, it } from 'vitest';
import { type RegistrationFacts, ineligibleReasonOf } from './eligibility.ts';

const josephine = { first_name: 'Josephine', last_name: 'Baker', date_of_birth: '2008-12-01' };
const fine: RegistrationFacts = {
  open: true,
  seats: { max_participants: 10, current_registrations: 9 },
  today: '2026-12-01',
  identity: josephine,
  waiverAccepted: true,
  paymentConsent: true,
  alreadyRegistered: false,
  priceCents: 7500,
  claimedCents: 7500,
  planOffered: true,
  hasPaymentMethod: true,
  mustPayNow: true,
};
const full = { max_participants: 10, current_registrations: 10 };
const free = { priceCents: 0, claimedCents: 0, hasPaymentMethod: false };

describe('the ineligible reason of a registration', () => {
  it.each<[string, Partial<RegistrationFacts>, ReturnType<typeof ineligibleReasonOf>]>([
    ['is null when every rule is met', {}, null],
    ['is registration_closed when registration is closed', { open: false }, 'registration_closed'],
    ['is waiver_required without a waiver acceptance', { waiverAccepted: false }, 'waiver_required'],
    ['is waiver_required without payment consent', { paymentConsent: false }, 'waiver_required'],
    [
      'is age_restricted for a person who is one day too young',
      { identity: { ...josephine, date_of_birth: '2008-12-02' } },
      'age_restricted',
    ],
    ['is already_registered for a second registration', { alreadyRegistered: true }, 'already_registered'],
    ['is session_full for a full session', { seats: full }, 'session_full'],
    [
      'is already_registered when the person has a seat in the full session',
      { seats: full, alreadyRegistered: true },
      'already_registered',
    ],
    ['is price_changed when the expected price is out of date', { claimedCents: 6000 }, 'price_changed'],
    ['is plan_unavailable when the plan ends after the session', { planOffered: false }, 'plan_unavailable'],
    [
      'is payment_method_required for a guest without a card',
      { hasPaymentMethod: false },
      'payment_method_required',
    ],
    ['is null for a member who pays later', { hasPaymentMethod: false, mustPayNow: false }, null],
    ['is null for a guest without a card in a free session', free, null],
    [
      'is price_changed when the caller expects a price for a free session',
      { ...free, claimedCents: 7500 },
      'price_changed',
    ],
    [
      'is null when the capacity is unlimited',
      { seats: { max_participants: null, current_registrations: 5000 } },
      null,
    ],
    [
      'is profile_incomplete without a date of birth',
      { identity: { ...josephine, date_of_birth: null } },
      'profile_incomplete',
    ],
    [
      'is profile_incomplete without a last name',
      { identity: { ...josephine, last_name: '' } },
      'profile_incomplete',
    ],
  ])('%s', (_why, over, reason) => {
    expect(ineligibleReasonOf({ ...fine, ...over })).toBe(reason);
  });
});
