import { describe, expect, it } from 'vitest';
import { type RegistrationFacts, refusalOf } from './judge.ts';

const now = new Date('2026-11-20T15:00:00Z');
const fine: RegistrationFacts = {
  now,
  session: {
    status: 'scheduled',
    registrationOpen: true,
    startsAt: new Date('2026-12-01T23:30:00Z'),
    maxParticipants: 10,
    taken: 9,
  },
  waiverAccepted: true,
  paymentConsent: true,
  ageOnTheDay: 18,
  alreadyRegistered: false,
  priceCents: 7500,
  claimedCents: 7500,
  planOffered: true,
  hasPaymentMethod: true,
  mustPayNow: true,
};
const withSession = (over: Partial<RegistrationFacts['session']>) => ({
  session: { ...fine.session, ...over },
});

describe('a registration is refused', () => {
  it.each<[string, Partial<RegistrationFacts>, ReturnType<typeof refusalOf>]>([
    ['for nothing when all is in order', {}, null],
    ['when the session is cancelled', withSession({ status: 'cancelled' }), 'registration_closed'],
    ['when registration is closed', withSession({ registrationOpen: false }), 'registration_closed'],
    ['from the minute it starts', withSession({ startsAt: now }), 'registration_closed'],
    ['without the waiver', { waiverAccepted: false }, 'waiver_required'],
    ['without payment consent', { paymentConsent: false }, 'waiver_required'],
    ['under 18 on the day', { ageOnTheDay: 17 }, 'age_restricted'],
    ['a second time', { alreadyRegistered: true }, 'already_registered'],
    ['when it is full', withSession({ taken: 10 }), 'session_full'],
    ['on a full session that is one’s own, as already registered', { ...withSession({ taken: 10 }), alreadyRegistered: true }, 'already_registered'],
    ['at another price than agreed', { claimedCents: 6000 }, 'price_changed'],
    ['with a plan that ends after the session', { planOffered: false }, 'plan_not_offered'],
    ['for a guest without a card', { hasPaymentMethod: false }, 'payment_method_required'],
    ['for nothing, for a member without a card (pays later)', { hasPaymentMethod: false, mustPayNow: false }, null],
    ['for nothing, for a guest without a card on a free session', { hasPaymentMethod: false, priceCents: 0, claimedCents: 0 }, null],
    ['for nothing when unlimited', withSession({ maxParticipants: null, taken: 5000 }), null],
    ['for nothing when rescheduled', withSession({ status: 'rescheduled' }), null],
    ['for nothing without a date of birth', { ageOnTheDay: null }, null],
  ])('%s', (_why, over, refusal) => {
    expect(refusalOf({ ...fine, ...over })).toBe(refusal);
  });
});
