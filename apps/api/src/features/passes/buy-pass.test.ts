import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { aCard, aMember, cards, paymentIn } from '../../../test/booking.ts';
import { passFixture } from '../../../test/pass-fixture.ts';
import { planVersions } from '../../platform/database/schema/plans.ts';
import { reconcilePasses } from './pass-good.ts';

const fixture = passFixture();

const confirm = (secret: unknown, approve: boolean) =>
  fixture.server.call('POST', '/payments/sandbox/confirm/', { body: { client_secret: secret, approve } });

describe('buying a pass', () => {
  it('charges its price, makes its credits, saves the card and sends one email', async () => {
    const { act, person, server } = fixture;
    const bought = await act.buy(person);
    expect([bought.status, paymentIn(bought)]).toEqual([
      201,
      { status: 'succeeded', client_secret: null, amount: '150.00' },
    ]);
    const own = await act.own(person);
    expect(own).toMatchObject({
      left: 5,
      passes: [
        {
          id: bought.body['pass_id'],
          name: '5 sessions',
          credits: 5,
          left: 5,
          booked: 0,
          used: 0,
          expires_on: '2026-05-31',
          next_session_at: null,
          payment: { amount: '150.00', refunded_amount: '0.00' },
        },
      ],
      history: [{ kind: 'bought', credits: 5, left: 5, expires_on: '2026-05-31' }],
    });
    expect([await act.taken(person), await act.emails(person)]).toEqual([15_000, ['pass_bought']]);
    const saved = await server.call('GET', '/payments/methods/', { token: await person.renewed() });
    expect(JSON.parse(saved.text)).toMatchObject([{ last4: '4242' }]);
    const payment = own.passes[0]?.['payment'] as { id: string };
    const receipt = await server.call('GET', `/payments/${payment.id}/receipt/`, {
      token: await person.renewed(),
    });
    expect([receipt.status, receipt.text.startsWith('%PDF')]).toEqual([200, true]);
    expect(await act.problems()).toEqual([]);
  });

  it('saves no card for somebody who does not want that', async () => {
    const { act, person, server } = fixture;
    expect((await act.buy(person, { save_payment_method: false })).status).toBe(201);
    const saved = await server.call('GET', '/payments/methods/', { token: await person.renewed() });
    expect(JSON.parse(saved.text)).toEqual([]);
  });

  it('with a declined card charges nothing and leaves no pass', async () => {
    const { act, person } = fixture;
    const { status, body } = await act.buy(person, { card: cards.declined });
    expect([status, body['code'], body['reason']]).toEqual([402, 'payment_failed', 'card_declined']);
    expect(await act.own(person)).toEqual({ credits_left: 0, left: 0, passes: [], history: [] });
    expect([await act.taken(person), await act.emails(person)]).toEqual([0, []]);
    expect((await act.buy(person)).status).toBe(201);
    expect(await act.problems()).toEqual([]);
  });

  it('is refused to somebody without a name, and charges nothing', async () => {
    const { act, server } = fixture;
    const nameless = await aMember(server, { lastName: '' });
    const refused = await act.buy(nameless);
    expect([refused.status, refused.body]).toMatchObject([
      400,
      { code: 'profile_incomplete', last_name: ['Last name is required'] },
    ]);
    expect(await act.taken(nameless)).toBe(0);
  });

  it('is refused without consent, and for a membership or something that is not sold', async () => {
    const { act, person } = fixture;
    expect((await act.buy(person, { payment_consent: false })).status).toBe(400);
    for (const plan_id of ['plan-standard-month', 'nothing']) {
      const { status, body } = await act.buy(person, { plan_id });
      expect([status, body['code']]).toEqual([409, 'plan_not_sold']);
      expect(body['message']).toContain('pack');
    }
    expect(await act.taken(person)).toBe(0);
  });

  it('sells the version that was seen for a day after the plan changed', async () => {
    const { act, person, server } = fixture;
    await server.database.db.insert(planVersions).values({
      id: 'dearer',
      planId: 'plan-pass-10',
      number: 2,
      name: '10 sessions',
      priceCents: 30_000,
      credits: 10,
      validDays: 180,
      createdAt: server.clock.now(),
    });
    const order = { plan_id: 'plan-pass-10', version_id: 'plan-pass-10-1' };
    expect(paymentIn(await act.buy(person, order))).toMatchObject({ amount: '280.00' });
    server.clock.set('2026-03-03T12:00:01-05:00');
    const late = await act.buy(person, order);
    expect([late.status, late.body['code'], late.body['price']]).toEqual([409, 'price_changed', '300.00']);
    expect(await act.taken(person)).toBe(28_000);
  });

  it('can be done again after a minute: each purchase is a pass of its own', async () => {
    const { act, person, server } = fixture;
    await act.buy(person);
    server.clock.pass(60);
    await act.buy(person);
    const { left, passes } = await act.own(person);
    expect([left, passes.length, await act.taken(person)]).toEqual([10, 2, 30_000]);
  });

  it('of the same pass ten times at once charges one; another pass may be bought beside it', async () => {
    const { act, person } = fixture;
    const replies = await Promise.all(Array.from({ length: 10 }, () => act.buy(person)));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    const again = await act.buy(person);
    expect([again.status, again.body['code'], await act.taken(person)]).toEqual([
      409,
      'bought_just_now',
      15_000,
    ]);
    expect((await act.buy(person, { plan_id: 'plan-pass-10' })).status).toBe(201);
  });

  it('with the same key charges once, at once or later, and answers the same', async () => {
    const { act, person, server } = fixture;
    const order = { key: randomUUID(), payment_method_id: await aCard(server) };
    const [first, beside] = await Promise.all([act.buy(person, order), act.buy(person, order)]);
    const again = await act.buy(person, order);
    expect([first.status, beside.status, again.status]).toEqual([201, 201, 201]);
    expect([beside.body, again.body]).toEqual([first.body, first.body]);
    const other = await act.buy(person, { ...order, plan_id: 'plan-pass-10' });
    expect([other.status, await act.taken(person)]).toEqual([422, 15_000]);
  });

  it('whose response was lost is known to be paid a moment later, and not charged again', async () => {
    const { act, person, provider, server } = fixture;
    provider.fault = 'response_lost';
    const order = { key: randomUUID(), payment_method_id: await aCard(server) };
    const unknown = await act.buy(person, order);
    expect([unknown.status, unknown.body['payment_unknown']]).toEqual([409, true]);
    expect((await act.own(person)).left).toBe(0);
    provider.fault = null;
    await reconcilePasses(server.deps);
    expect((await act.own(person)).left).toBe(5);
    expect([(await act.buy(person, order)).status, await act.taken(person)]).toEqual([201, 15_000]);
    expect(await act.emails(person)).toEqual(['pass_bought']);
    expect(await act.problems()).toEqual([]);
  });
});

describe('a card that asks for confirmation', () => {
  it('makes the credits once the bank has confirmed, for the same request', async () => {
    const { act, person, server } = fixture;
    const order = { key: randomUUID(), payment_method_id: await aCard(server, cards.asks) };
    const asked = await act.buy(person, order);
    expect([asked.status, (await act.own(person)).left]).toEqual([202, 0]);
    expect((await act.buy(person, order)).status).toBe(202);
    await confirm(paymentIn(asked)?.['client_secret'], true);
    expect([(await act.buy(person, order)).status, (await act.own(person)).left]).toEqual([201, 5]);
    expect(await act.taken(person)).toBe(15_000);
  });

  it('charges nothing when the bank refuses, or when nobody confirms for 15 minutes', async () => {
    const { act, person, server } = fixture;
    const order = { key: randomUUID(), payment_method_id: await aCard(server, cards.asks) };
    await confirm(paymentIn(await act.buy(person, order))?.['client_secret'], false);
    const refused = await act.buy(person, order);
    expect([refused.status, refused.body['reason']]).toEqual([402, 'authentication_failed']);
    const left = await act.buy(person, { card: cards.asks });
    server.clock.set('2026-03-02T12:16:00-05:00');
    await reconcilePasses(server.deps);
    const late = await confirm(paymentIn(left)?.['client_secret'], true);
    expect([late.status, late.body['code']]).toEqual([409, 'hold_expired']);
    expect([(await act.own(person)).passes, await act.taken(person)]).toEqual([[], 0]);
    expect(await act.problems()).toEqual([]);
  });

  it('is given up by another purchase, and only that one is charged', async () => {
    const { act, person } = fixture;
    const asked = await act.buy(person, { card: cards.asks });
    expect((await act.buy(person)).status).toBe(201);
    expect((await confirm(paymentIn(asked)?.['client_secret'], true)).status).toBe(409);
    expect([(await act.own(person)).left, await act.taken(person)]).toEqual([5, 15_000]);
  });
});
