import { describe, expect, it } from 'vitest';
import { type RegistrationFacts, ineligibleReasonOf } from './eligibility.ts';

const fine: RegistrationFacts = {
  open: true,
  places: { max_participants: 10, current_registrations: 9 },
  sessionDay: '2026-12-01',
  dateOfBirth: '2008-12-01',
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

describe('a registration is rejected', () => {
  it.each<[string, Partial<RegistrationFacts>, ReturnType<typeof ineligibleReasonOf>]>([
    ['for nothing when all is in order', {}, null],
    ['when registration is closed', { open: false }, 'registration_closed'],
    ['without the waiver', { waiverAccepted: false }, 'waiver_required'],
    ['without payment consent', { paymentConsent: false }, 'waiver_required'],
    ['one day too young', { dateOfBirth: '2008-12-02' }, 'age_restricted'],
    ['a second time', { alreadyRegistered: true }, 'already_registered'],
    ['when it is full', { places: full }, 'session_full'],
    [
      'as registered already, when full of oneself',
      { places: full, alreadyRegistered: true },
      'already_registered',
    ],
    ['at another price than agreed', { claimedCents: 6000 }, 'price_changed'],
    ['with a plan that ends after the session', { planOffered: false }, 'plan_unavailable'],
    ['for a guest without a card', { hasPaymentMethod: false }, 'payment_method_required'],
    ['for nothing, when a member pays later', { hasPaymentMethod: false, mustPayNow: false }, null],
    ['for nothing, for a guest where it is free', free, null],
    ['for a claimed price where it is free', { ...free, claimedCents: 7500 }, 'price_changed'],
    ['for nothing when unlimited', { places: { max_participants: null, current_registrations: 5000 } }, null],
    ['for nothing without a date of birth: the waiver attests it', { dateOfBirth: null }, null],
  ])('%s', (_why, over, refusal) => {
    expect(ineligibleReasonOf({ ...fine, ...over })).toBe(refusal);
  });
});
