import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { aMember, aCard, aSession, cards, paymentIn } from '../../../test/booking.ts';
import { membershipFixture, membershipIn } from '../../../test/membership-fixture.ts';
import { aTeamMember } from '../../../test/team-fixture.ts';
import { planVersions } from '../../platform/database/schema/plans.ts';
import { followDates } from './follow-dates.ts';
import { reconcileMemberships } from './membership-good.ts';

const fixture = membershipFixture();
const { buy, list, post, emails, taken, problems } = new Proxy({} as (typeof fixture)['act'], {
  get:
    (_target, name: keyof (typeof fixture)['act']) =>
    (...input: never[]) =>
      (fixture.act[name] as (...all: never[]) => unknown)(...input),
});

/** The price of a session on a day for the person. */
async function rateOn(day: string): Promise<unknown> {
  const session_id = await aSession(fixture.server.database, { startsAt: new Date(`${day}T18:30:00-04:00`) });
  const token = await fixture.person.renewed();
  const { body } = await fixture.server.call('GET', `/training/sessions/${session_id}/`, { token });
  return body['price'];
}

describe('buying a membership', () => {
  it('charges the first month, gives the member rate, saves the card and sends one email', async () => {
    const { person } = fixture;
    const bought = await buy(person);
    expect(bought.status).toBe(201);
    expect(membershipIn(bought)).toMatchObject({
      name: 'Standard',
      plan_id: 'plan-standard-month',
      state: 'active',
      source: 'bought',
      price: '49.00',
      period: 'month',
      start_date: '2026-03-02',
      end_date: null,
      paid_until: '2026-04-02',
      next_payment_on: '2026-04-02',
      can_cancel: true,
      can_pay: false,
      card: { payment_method_id: expect.stringMatching(/^pm_/), brand: 'visa', last4: '4242' },
      payments: [{ amount: '49.00', refunded_amount: '0.00' }],
    });
    expect([await taken(person), await emails(person)]).toEqual([4900, ['membership_joined']]);
    const cardsOf = await fixture.server.call('GET', '/payments/methods/', { token: await person.renewed() });
    expect(JSON.parse(cardsOf.text)).toMatchObject([{ last4: '4242' }]);
    expect(await problems()).toEqual([]);
  });

  it('with a declined card charges nothing and leaves no membership', async () => {
    const { person } = fixture;
    const { status, body } = await buy(person, cards.declined);
    expect([status, body['code'], body['reason']]).toEqual([402, 'payment_failed', 'card_declined']);
    expect([await list(person), await taken(person), await emails(person)]).toEqual([[], 0, []]);
    expect((await buy(person)).status).toBe(201);
    expect(await problems()).toEqual([]);
  });

  it('is refused without consent, without a plan on sale, and for a pass', async () => {
    const refused = async (over: object) => {
      const { status, body } = await buy(fixture.person, cards.good, over);
      return [status, body['code']];
    };
    expect(await refused({ payment_consent: false })).toEqual([400, 'validation_failed']);
    for (const plan_id of ['plan-founding', 'plan-pass-5', 'nothing'])
      expect(await refused({ plan_id })).toEqual([409, 'plan_not_sold']);
    expect(await taken(fixture.person)).toBe(0);
  });

  it('is refused to somebody without a name, whatever else is known, and charges nothing', async () => {
    const nameless = await aMember(fixture.server, { lastName: '' });
    const refused = await buy(nameless);
    expect([refused.status, refused.body]).toMatchObject([
      400,
      { code: 'profile_incomplete', last_name: ['Last name is required'] },
    ]);
    expect([await list(nameless), await taken(nameless)]).toEqual([[], 0]);
  });

  it('is refused to somebody who has one, bought or granted', async () => {
    const granted = await aMember(fixture.server, { member: true });
    await buy(fixture.person);
    for (const person of [fixture.person, granted]) {
      const second = await buy(person);
      expect([second.status, second.body['code']]).toEqual([409, 'membership_exists']);
    }
    expect([await taken(fixture.person), await taken(granted)]).toEqual([4900, 0]);
  });

  it('twice at once buys one', async () => {
    const { person } = fixture;
    const both = await Promise.all([buy(person), buy(person)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await taken(person)).toBe(4900);
    expect(await problems()).toEqual([]);
  });

  it('with the same key charges once, and answers the same', async () => {
    const { person } = fixture;
    const key = randomUUID();
    const card = { payment_method_id: await aCard(fixture.server) };
    const first = await buy(person, cards.good, card, key);
    const again = await buy(person, cards.good, card, key);
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
    const other = await buy(person, cards.good, { ...card, plan_id: 'plan-standard-year' }, key);
    expect([other.status, await taken(person)]).toEqual([422, 4900]);
  });

  it('whose response was lost is known to be paid a moment later, and not charged again', async () => {
    const { person, provider, server } = fixture;
    provider.fault = 'response_lost';
    const key = randomUUID();
    const body = { payment_method_id: await aCard(server) };
    const unknown = await buy(person, cards.good, body, key);
    expect([unknown.status, unknown.body['payment_unknown']]).toEqual([409, true]);
    provider.fault = null;
    const again = await buy(person, cards.good, body, key);
    expect([again.status, membershipIn(again)['state'], await taken(person)]).toEqual([201, 'active', 4900]);
    expect(await emails(person)).toEqual(['membership_joined']);
  });
});

describe('a card that asks for confirmation', () => {
  const confirm = (secret: unknown, approve: boolean) =>
    fixture.server.call('POST', '/payments/sandbox/confirm/', { body: { client_secret: secret, approve } });

  it('begins the membership once the bank has confirmed, for the same request', async () => {
    const { person, server } = fixture;
    const [key, card] = [randomUUID(), { payment_method_id: await aCard(server, cards.asks) }];
    const asked = await buy(person, cards.asks, card, key);
    expect([asked.status, membershipIn(asked)['state'], await rateOn('2026-03-20')]).toEqual([
      202,
      'pending',
      '75.00',
    ]);
    expect([await list(person), (await buy(person, cards.asks, card, key)).status]).toEqual([[], 202]);
    await confirm(paymentIn(asked)?.['client_secret'], true);
    const done = await buy(person, cards.asks, card, key);
    expect([done.status, membershipIn(done)['state'], await taken(person)]).toEqual([201, 'active', 4900]);
    expect(await rateOn('2026-03-20')).toBe('60.00');
  });

  it('charges nothing when the bank refuses', async () => {
    const { person, server } = fixture;
    const [key, card] = [randomUUID(), { payment_method_id: await aCard(server, cards.asks) }];
    const asked = await buy(person, cards.asks, card, key);
    await confirm(paymentIn(asked)?.['client_secret'], false);
    const refused = await buy(person, cards.asks, card, key);
    expect([refused.status, refused.body['reason'], await taken(person)]).toEqual([
      402,
      'authentication_failed',
      0,
    ]);
    expect(await list(person)).toEqual([]);
  });

  it('can be replaced by another card, and is given up after 15 minutes', async () => {
    const { person, server } = fixture;
    await buy(person, cards.asks);
    const other = await buy(person, cards.asks);
    expect(other.status).toBe(202);
    server.clock.pass(901);
    await reconcileMemberships(server.deps);
    const late = await confirm(paymentIn(other)?.['client_secret'], true);
    expect([late.status, late.body['code']]).toEqual([409, 'hold_expired']);
    expect((await buy(person)).status).toBe(201);
    expect([await taken(person), await problems()]).toEqual([4900, []]);
  });
});

describe('a plan that changes while somebody buys', () => {
  const change = (priceCents: number) =>
    fixture.server.database.db.insert(planVersions).values({
      planId: 'plan-standard-year',
      number: 2,
      name: 'Standard',
      priceCents,
      period: 'year',
      memberRate: true,
      createdAt: fixture.server.clock.now(),
    });

  it('is sold as they saw it for a day, and not afterwards', async () => {
    const { server } = fixture;
    await change(50_000);
    const version_id = 'plan-standard-year-1';
    const over = { plan_id: 'plan-standard-year', version_id };
    expect(membershipIn(await buy(fixture.person, cards.good, over))).toMatchObject({
      price: '490.00',
      paid_until: '2027-03-02',
    });
    server.clock.pass(25 * 3_600);
    const late = await aMember(server);
    const refused = await buy(late, cards.good, over);
    expect([refused.status, refused.body['code'], refused.body['price']]).toEqual([
      409,
      'price_changed',
      '500.00',
    ]);
    const { version_id: _seen, ...today } = over;
    expect(membershipIn(await buy(late, cards.good, today))).toMatchObject({ price: '500.00' });
  });
});

describe('cancelling', () => {
  it('stops the renewal, keeps the rate to the end of the month, and can be taken back', async () => {
    const { person, server } = fixture;
    const { id } = membershipIn(await buy(person));
    const path = String(id);
    const cancelled = await post(person, `${path}/cancel/`);
    expect([cancelled.status, cancelled.body]).toMatchObject([
      200,
      {
        state: 'active',
        cancel_at_period_end: true,
        end_date: '2026-04-01',
        next_payment_on: null,
        can_resume: true,
      },
    ]);
    expect([await rateOn('2026-04-01'), await rateOn('2026-04-02')]).toEqual(['60.00', '75.00']);
    expect((await post(person, `${path}/cancel/`)).body).toMatchObject({ code: 'not_renewing' });
    expect((await post(person, `${path}/resume/`)).body).toMatchObject({ end_date: null, can_cancel: true });
    await post(person, `${path}/cancel/`);
    server.clock.set('2026-04-02T00:00:00-04:00');
    await followDates(server.database.db, '2026-04-02');
    expect(await list(person)).toMatchObject([{ state: 'cancelled', can_resume: false }]);
    expect((await post(person, `${path}/resume/`)).body).toMatchObject({ code: 'membership_over' });
    expect((await buy(person)).status).toBe(201);
  });

  it('is not possible for a granted membership, nor for that of somebody else', async () => {
    const { person, server } = fixture;
    const granted = await aMember(server, { member: true });
    const [own] = await list(granted);
    expect(own).toMatchObject({ source: 'granted', price: null, can_cancel: false, payments: [] });
    expect((await post(granted, `${String(own?.['id'])}/cancel/`)).body).toMatchObject({
      code: 'not_renewing',
    });
    expect((await post(person, `${String(own?.['id'])}/cancel/`)).status).toBe(404);
  });
});

it('has a receipt for each payment, for its owner only', async () => {
  const { person, server } = fixture;
  const [payment] = membershipIn(await buy(person))['payments'] as { id: string }[];
  const receipt = async (by: typeof person) =>
    server.call('GET', `/payments/${String(payment?.id)}/receipt/`, { token: await by.renewed() });
  expect((await receipt(person)).headers['content-type']).toBe('application/pdf');
  expect((await receipt(await aMember(server))).status).toBe(404);
});

it('ends when the account is closed, and its payments stay in the ledger', async () => {
  const { person, server } = fixture;
  const { id } = membershipIn(await buy(person));
  const closer = await aTeamMember(server, 'owner');
  const closed = await server.call('POST', `/office/people/${person.id}/close/`, {
    token: await closer.renewed(),
    body: { reason: 'Asked for it.' },
  });
  expect(closed.status).toBeLessThan(300);
  const { rows } = await server.database.db.execute(
    sql`select state, payment_method_ref as card from memberships where id = ${String(id)}`,
  );
  expect([rows, await problems()]).toEqual([[{ state: 'cancelled', card: null }], []]);
});
