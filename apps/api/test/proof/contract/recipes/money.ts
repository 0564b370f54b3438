import { isNotNull } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { paymentMethods } from '../../../../src/platform/database/schema/payments.ts';
import { users } from '../../../../src/platform/database/schema/people.ts';
import { aCard, aMember, cards } from '../../../booking.ts';
import { owing, paidInCash } from '../../../money.ts';
import { aBoughtMembership } from '../../../office/desk-cases.ts';
import { aClosing, aDeclinedRenewal, aSentGiftCard } from '../../../office/money-cases.ts';
import { aTeamMember } from '../../../team-fixture.ts';
import type { ContractFixture } from '../contract-fixture.ts';
import type { Make, Recipe } from '../recipe.ts';
import { introductory } from './introductory.ts';
import { placeRejected } from './desk.ts';
import { withdrawingPaid } from './payment-links.ts';

const owner = ({ server }: ContractFixture) => aTeamMember(server, 'owner');

const taking =
  (body: object, prepare: (fixture: ContractFixture) => Promise<{ id: string }>): Make =>
  async (fixture) => ({
    by: await owner(fixture),
    body: { registration_id: (await prepare(fixture)).id, ...body },
  });

const paid = ({ server }: ContractFixture) => paidInCash(server);
const nothing = async () => ({ id: 'nothing-here' });

/** Somebody whose saved card is declined. */
const withDeclinedCard = async ({ server }: ContractFixture) => {
  const booked = await owing(server);
  await server.database.db.insert(paymentMethods).values({
    id: randomUUID(),
    userId: booked.person.id,
    provider: 'sandbox',
    providerRef: await aCard(server, cards.declined),
    brand: 'visa',
    last4: '0002',
    expMonth: 12,
    expYear: 2035,
    isSaved: true,
  });
  return booked;
};

/** Somebody whose last name is not known. */
const withoutName = async ({ server }: ContractFixture) => ({
  person: await aMember(server, { lastName: '' }),
});

const selling =
  (body: object, prepare?: (fixture: ContractFixture) => Promise<{ person: { id: string } }>): Make =>
  async (fixture) => ({
    by: await owner(fixture),
    params: { id: (prepare ? (await prepare(fixture)).person : await aMember(fixture.server)).id },
    body: { plan_id: 'plan-pass-5', method: 'cash', ...body },
  });

/** The same key for another sale. */
const sellingAgain =
  (noun: 'officeSales' | 'officePasses'): Make =>
  async (fixture) => {
    const asked = { ...(await selling({})(fixture)), key: randomUUID() };
    await fixture.ask(noun, 'sell', asked);
    return { ...asked, body: { ...(asked.body as object), reason: 'Another one.' } };
  };

/** An introductory pass, for somebody who paid for a place. */
const sellingOffer: Make = async (fixture) => {
  const plan_id = await introductory(fixture, 'pass');
  return selling({ plan_id }, ({ server }) => paidInCash(server))(fixture);
};

/** A membership that owes nothing. */
const ofPaidMembership: Make = async (fixture) => ({
  by: await owner(fixture),
  params: { id: (await aBoughtMembership(fixture.server)).membership_id },
});

/** The same request once nobody has an email address. */
const withoutEmails =
  (make: Make): Make =>
  async (fixture) => {
    const asked = await make(fixture);
    await fixture.server.database.db.update(users).set({ email: null }).where(isNotNull(users.email));
    return asked;
  };

/** Problems of the calls about money that need a situation of their own. */
export const moneyRejected: Readonly<Record<string, Recipe['rejected']>> = {
  'officePayments.take': {
    not_found: taking({ method: 'cash' }, nothing),
    nothing_to_pay: taking({ method: 'cash' }, paid),
    payment_failed: taking({ method: 'card' }, withDeclinedCard),
  },
  'officePayments.refund': {
    refund_above_rest: async (fixture) => ({
      by: await owner(fixture),
      params: { id: (await paidInCash(fixture.server)).paymentId },
      body: { amount: '75.01', destination: 'cash', reason: 'Ill.' },
    }),
  },
  'officeTill.close': {
    till_closed: async (fixture) => {
      await aClosing(fixture.server);
      const body = { since: '2026-01-01T00:00:00Z', counted_cash: '0.00' };
      return { by: await owner(fixture), body };
    },
  },
  'officeSales.sell': {
    ...placeRejected,
    profile_incomplete: selling({}, withoutName),
    plan_not_sold: selling({ plan_id: 'nothing-here' }),
    offer_used: sellingOffer,
    price_changed: selling({ amount: '1.00' }),
    payment_failed: selling({ method: 'card' }, withDeclinedCard),
    idempotency_key_reused: sellingAgain('officeSales'),
  },
  'officePasses.sell': {
    profile_incomplete: selling({}, withoutName),
    plan_not_sold: selling({ plan_id: 'nothing-here' }),
    offer_used: sellingOffer,
    price_changed: selling({ version_id: 'an-older-one' }),
    payment_failed: selling({ method: 'card' }, withDeclinedCard),
    idempotency_key_reused: sellingAgain('officePasses'),
  },
  'officeGiftCards.find': {
    gift_card_unusable: async (fixture) => ({
      by: await owner(fixture),
      body: { code: 'AAAA-AAAA-AAAA' },
    }),
  },
  'officePayments.sendReceipt': {
    email_missing: withoutEmails(async (fixture) => ({
      by: await owner(fixture),
      params: { id: (await paidInCash(fixture.server)).paymentId },
    })),
  },
  'officeGiftCards.print': {
    gift_card_not_sent: async (fixture) => ({
      by: await owner(fixture),
      params: { id: await aSentGiftCard(fixture.server) },
    }),
  },
  'officeGiftCards.resend': {
    gift_card_not_sent: async (fixture) => ({
      by: await owner(fixture),
      params: {
        id: await aSentGiftCard(fixture.server, { status: 'cancelled', codeHash: null, sentAt: null }),
      },
    }),
  },
  'officePayments.retryRenewal': {
    nothing_to_pay: ofPaidMembership,
    payment_failed: async (fixture) => ({
      by: await owner(fixture),
      params: { id: (await aDeclinedRenewal(fixture.server, 'declines')).id },
    }),
  },
  'officeSales.withdraw': { link_used: withdrawingPaid },
  'officePayments.sendRenewalLink': {
    validation_failed: async (fixture) => ({
      by: await owner(fixture),
      params: { id: (await aDeclinedRenewal(fixture.server)).id },
      body: { send: 'pigeon' },
    }),
    nothing_to_pay: ofPaidMembership,
    email_missing: withoutEmails(async (fixture) => ({
      by: await owner(fixture),
      params: { id: (await aDeclinedRenewal(fixture.server)).id },
    })),
  },
  'officePayments.sendLink': {
    not_found: taking({}, nothing),
    nothing_to_pay: taking({}, paid),
    email_missing: withoutEmails(taking({}, ({ server }) => owing(server))),
  },
};
