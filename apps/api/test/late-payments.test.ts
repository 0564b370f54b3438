import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedPlans } from '../src/app/seed/plans/seed-plans.ts';
import { checkLedger } from '../src/features/booking/ledger/check-ledger.ts';
import { reconcileGiftCards } from '../src/features/gift-cards/gift-card-good.ts';
import { reconcileMemberships } from '../src/features/memberships/membership-good.ts';
import { reconcilePasses } from '../src/features/passes/pass-good.ts';
import { aMember, cards, paymentIn, type Person } from './booking.ts';
import { anyDatabase } from './database.ts';
import type { ApiResponse } from './server.ts';
import { shown } from './stripe-fake/intents.ts';
import { recordEvent } from './stripe-fake/state.ts';
import { stripeStudio, type StripeStudio } from './stripe-fake/studio.ts';
import { aTeamMember } from './team-fixture.ts';
import { emailsTo } from './waitlist-actions.ts';

/**
 * A payment that arrives after the server gave up its purchase. The provider promised that it would not, so this is rare, but the
 * money is there: the purchase is completed if that is still possible and wanted, or the payment goes back, and an email says which.
 */
let studio: StripeStudio;
let owner: Person;
let person: Person;
beforeAll(async () => {
  const database = await anyDatabase();
  studio = await stripeStudio(database);
  await database.withTx(seedPlans);
});
afterAll(() => studio?.close());
beforeEach(async () => {
  studio.server.clock.set('2026-03-02T12:00:00-05:00');
  owner = await aTeamMember(studio.server, 'owner');
  person = await aMember(studio.server);
});

const recipient = () => `renee-${person.id}@demo.test`;
const bodies = {
  'a pass': () => ({ plan_id: 'plan-pass-5' }),
  'a gift card': () => ({
    amount: '50.00',
    recipient_name: 'Renée',
    recipient_email: recipient(),
  }),
  'a membership': () => ({ plan_id: 'plan-standard-month' }),
} as const;
type Good = keyof typeof bodies;
const paths = { 'a pass': '/passes/', 'a gift card': '/gift-cards/', 'a membership': '/memberships/' };

/** A purchase that can be sent any number of times. */
function request(good: Good, card: string): () => Promise<ApiResponse> {
  const body = {
    ...bodies[good](),
    payment_consent: true,
    payment_method_id: studio.fixture.fake.token(card),
  };
  const headers = { 'idempotency-key': randomUUID() };
  return async () =>
    studio.server.call('POST', paths[good], { token: await person.renewed(), body, headers });
}

/** What gives up a purchase while the bank asks. */
const endings = {
  'was not confirmed for 15 minutes': async () => {
    studio.server.clock.pass(16 * 60);
    await Promise.all(
      [reconcilePasses, reconcileGiftCards, reconcileMemberships].map((reconcile) =>
        reconcile(studio.server.deps),
      ),
    );
  },
  'was made again': async (good: Good) => {
    await request(good, cards.good)();
    // Of a gift card there may be any number, so another one gives up none.
    if (good === 'a gift card') await endings['was not confirmed for 15 minutes']();
  },
  'was of an account that is closed': async () => {
    await studio.server.call('POST', `/office/people/${person.id}/close/`, {
      token: await owner.renewed(),
      body: { reason: 'Asked by phone.' },
    });
  },
} as const;
type Ending = keyof typeof endings;

/** The success that the provider had promised not to happen. */
async function arrives(secret: string): Promise<void> {
  const { state } = studio.fixture.fake;
  const intent = [...state.intents.values()].find(({ client_secret }) => client_secret === secret);
  if (intent?.status !== 'canceled') throw new Error('the purchase was not given up');
  intent.status = 'succeeded';
  const event = recordEvent(state, 'payment_intent.succeeded', shown(state, intent, false));
  for (let delivery = 1; delivery <= 2; delivery += 1)
    if ((await studio.deliver(event)) !== 204) throw new Error('the event was refused');
}

/** What the ledger took from the person for these goods and did not give back, in cents. */
async function taken(): Promise<number> {
  const { rows } = await studio.server.database.db.execute<{ cents: number }>(sql`
    select coalesce(sum(case m.kind when 'charge' then m.amount_cents else -m.amount_cents end), 0)::int as cents
    from payments m left join passes p on p.id = m.pass_id left join memberships b on b.id = m.membership_id
      left join gift_cards g on g.id = m.gift_card_id
    where m.status = 'succeeded' and (coalesce(p.user_id, b.user_id) = ${person.id}
      or g.recipient_email = ${recipient()} or g.buyer_id = ${person.id})`);
  return rows[0]?.cents ?? 0;
}

const bought = { status: 201, code: undefined };
const returned = { status: 402, code: 'payment_failed' };

describe.each<[Good, Ending, { cents: number; emails: string[]; reply: typeof bought | typeof returned }]>([
  ['a pass', 'was not confirmed for 15 minutes', { cents: 15_000, emails: ['pass_bought'], reply: bought }],
  [
    'a pass',
    'was made again',
    { cents: 15_000, emails: ['pass_bought', 'payment_returned'], reply: returned },
  ],
  [
    'a gift card',
    'was not confirmed for 15 minutes',
    { cents: 5_000, emails: ['gift_card_bought'], reply: bought },
  ],
  [
    'a gift card',
    'was made again',
    { cents: 5_000, emails: ['gift_card_bought', 'payment_returned'], reply: returned },
  ],
  // A membership renews, so none begins by surprise.
  [
    'a membership',
    'was not confirmed for 15 minutes',
    { cents: 0, emails: ['payment_returned'], reply: returned },
  ],
  [
    'a membership',
    'was made again',
    { cents: 4_900, emails: ['membership_joined', 'payment_returned'], reply: returned },
  ],
])('a payment for %s that %s', (good, ending, { cents, emails, reply }) => {
  it(`leaves ${cents} cents taken, and is told`, async () => {
    const send = request(good, cards.asks);
    const asked = await send();
    expect(asked.status).toBe(202);
    await endings[ending](good);
    await arrives(String(paymentIn(asked)?.['client_secret']));
    expect([await taken(), await emailsTo(studio.server, person)]).toEqual([cents, emails]);
    const repeated = await send();
    expect({ status: repeated.status, code: repeated.body['code'] }).toEqual(reply);
    expect((await checkLedger(studio.server.database.db)).problems).toEqual([]);
  });
});

describe.each<Good>(['a pass', 'a gift card', 'a membership'])('a payment for %s', (good) => {
  it('of an account that was closed goes back', async () => {
    const asked = await request(good, cards.asks)();
    await endings['was of an account that is closed']();
    await arrives(String(paymentIn(asked)?.['client_secret']));
    expect(await taken()).toBe(0);
    const { rows } = await studio.server.database.db.execute<{ status: string }>(sql`
      select status from payments where kind = 'refund' order by created_at desc, id limit 1`);
    expect(rows).toEqual([{ status: 'succeeded' }]);
    expect((await checkLedger(studio.server.database.db)).problems).toEqual([]);
  });
});
