import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { aCard, aMember, cards, paymentIn } from '../../../test/booking.ts';
import { membershipIn } from '../../../test/membership-fixture.ts';
import { month, planChangeFixture, plus, year } from '../../../test/plan-change-fixture.ts';
import { reconcileMemberships } from './membership-good.ts';
import { renewMemberships } from './renew-memberships.ts';

const { fixture, bought, own, change, preview, state, on, set, told } = planChangeFixture();
const toPlus = { plan_id: plus, amount: '45.81' };

describe('a dearer plan', () => {
  it('is charged now without what the unused days are worth, and its period begins today', async () => {
    expect(await preview(plus)).toEqual({
      due_now: '45.81',
      credit: '33.19',
      periods: 1,
      next_amount: '79.00',
      next_on: '2026-04-12',
      later_amount: null,
    });
    const changed = await change({ ...toPlus, next_amount: '79.00' });
    expect([changed.status, membershipIn(changed)]).toMatchObject([
      200,
      {
        id: bought.id,
        name: 'Plus',
        plan_id: plus,
        price: '79.00',
        next_payment_on: '2026-04-12',
        payments: [
          { amount: '45.81', name: 'Plus' },
          { amount: '49.00', name: 'Standard' },
        ],
      },
    ]);
    expect(await told()).toEqual(['membership_plan_changed']);
    await on('2026-04-02');
    expect(await state()).toEqual([9481, plus]);
    await on('2026-04-12');
    expect([await state(), (await own())?.['paid_until']]).toEqual([[17_381, plus], '2026-05-12']);
    expect(await fixture.act.problems()).toEqual([]);
  });

  it('and another one on the same day credit the whole of what was paid', async () => {
    await change(toPlus);
    expect(await preview(year)).toMatchObject({ due_now: '411.00', credit: '79.00', next_on: '2027-03-12' });
    const changed = await change({ plan_id: year, amount: '411.00' });
    expect([changed.status, await state()]).toEqual([200, [4900 + 4581 + 41_100, year]]);
    expect(await fixture.act.problems()).toEqual([]);
  });

  it('has a receipt with its price and what was taken off', async () => {
    const [payment] = membershipIn(await change(toPlus))['payments'] as { id: string }[];
    const token = await fixture.person.renewed();
    const { status } = await fixture.server.call('GET', `/payments/${payment?.id}/receipt/`, { token });
    expect(status).toBe(200);
  });

  it('is paid by another card, which the renewals charge from then on', async () => {
    const other = await aCard(fixture.server, cards.good);
    const changed = await change({ ...toPlus, payment_method_id: other });
    expect(changed.status).toBe(200);
    const { rows } = await fixture.server.database.db.execute(
      sql`select payment_method_ref as card from memberships where id = ${bought.id}`,
    );
    expect(rows).toEqual([{ card: other }]);
  });

  it('with a declined card charges and changes nothing', async () => {
    await fixture.act.cardNow(bought.id, 'declines');
    const { status, body } = await change(toPlus);
    expect([status, body['code'], await state()]).toEqual([402, 'payment_failed', [4900, month]]);
    await fixture.act.cardNow(bought.id, 'succeeds');
    expect([(await change(toPlus)).status, await state()]).toEqual([200, [9481, plus]]);
    expect(await fixture.act.problems()).toEqual([]);
  });

  it('changes nothing until the bank has confirmed, and then once', async () => {
    await fixture.act.cardNow(bought.id, 'asks');
    const key = randomUUID();
    const asked = await change(toPlus, key);
    expect([asked.status, await state()]).toEqual([202, [4900, month]]);
    const { client_secret } = paymentIn(asked) as { client_secret: string };
    await fixture.server.call('POST', '/payments/sandbox/confirm/', {
      body: { client_secret, approve: true },
    });
    const [again, once] = [await change(toPlus, key), await change(toPlus, key)];
    expect([again.status, once.body, await state()]).toEqual([200, again.body, [9481, plus]]);
    expect(await fixture.act.problems()).toEqual([]);
  });

  it('gives up a change that was left at the bank, for another one', async () => {
    await fixture.act.cardNow(bought.id, 'asks');
    await change(toPlus);
    await fixture.act.cardNow(bought.id, 'succeeds');
    expect([(await change(toPlus)).status, await state()]).toEqual([200, [9481, plus]]);
    expect(await fixture.act.problems()).toEqual([]);
  });

  it('with a lost response is unknown, refuses another change, and is found by reconciliation', async () => {
    fixture.provider.fault = 'response_lost';
    fixture.provider.down = true;
    const lost = await change(toPlus);
    expect([lost.status, lost.body]).toMatchObject([409, { code: 'in_progress', payment_unknown: true }]);
    const second = await change(toPlus);
    expect([second.status, second.body['code']]).toEqual([409, 'in_progress']);
    fixture.provider.fault = null;
    fixture.provider.down = false;
    await reconcileMemberships(fixture.server.deps, { ownerIsDead: true });
    expect(await state()).toEqual([9481, plus]);
    expect(await fixture.act.problems()).toEqual([]);
  });

  it('that is paid after the membership was paused goes back', async () => {
    fixture.provider.fault = 'response_lost';
    fixture.provider.down = true;
    await change(toPlus);
    fixture.provider.fault = null;
    fixture.provider.down = false;
    await set("state = 'paused', pause_from = '2026-03-12', pause_until = '2026-04-12'");
    await reconcileMemberships(fixture.server.deps, { ownerIsDead: true });
    expect([await state(), (await own())?.['state']]).toEqual([[4900, month], 'paused']);
    expect(await fixture.act.problems()).toEqual([]);
  });

  it('twice at once is charged once', async () => {
    const both = await Promise.all([change(toPlus, randomUUID()), change(toPlus, randomUUID())]);
    expect([both.filter(({ status }) => status === 200).length, await state()]).toEqual([1, [9481, plus]]);
    expect(await fixture.act.problems()).toEqual([]);
  });

  it('at once with the renewal is charged beside it or refused, never at a wrong price', async () => {
    fixture.server.clock.set('2026-04-02T12:00:00-05:00');
    const [changed] = await Promise.all([
      change({ plan_id: plus, amount: '79.00' }),
      renewMemberships(fixture.server.deps),
    ]);
    await renewMemberships(fixture.server.deps);
    const expected = changed.status === 200 ? [4900 + 7900, plus] : [9800, month];
    expect(await state()).toEqual(expected);
    expect(await fixture.act.problems()).toEqual([]);
  });
});

describe('a change is refused, and nothing is charged,', () => {
  it.each([
    ['with another amount', '', toPlus.plan_id, '45.80', 'preview_changed', /price of this change/],
    ['for a plan that is not sold', '', 'plan-founding', '396.00', 'plan_not_sold', /no longer sold/],
    ['for the own plan', '', month, '0.00', 'validation_failed', /./],
    [
      'in a pause',
      "state = 'paused', pause_from = '2026-03-10', pause_until = '2026-04-10'",
      plus,
      '45.81',
      'membership_paused',
      /has a pause\. End it/,
    ],
    [
      'before a pause',
      "pause_from = '2026-03-20', pause_until = '2026-04-20'",
      plus,
      '45.81',
      'membership_paused',
      /has a pause\. End it/,
    ],
    [
      'while a payment is due',
      "state = 'past_due', paid_until = '2026-03-10'",
      plus,
      '79.00',
      'not_renewing',
      /payment is due\. Pay it/,
    ],
    [
      'after a cancellation',
      "cancel_at_period_end = true, end_date = '2026-04-01'",
      plus,
      '45.81',
      'not_renewing',
      /is cancelled\. Keep it/,
    ],
    [
      'after it expired',
      "state = 'expired', end_date = '2026-03-09'",
      plus,
      '79.00',
      'not_renewing',
      /renews/,
    ],
  ])('%s', async (_what, columns, plan_id, amount, code, message) => {
    if (columns !== '') await set(columns);
    const refused = await change({ plan_id, amount });
    expect(refused.body).toMatchObject({ code, message: expect.stringMatching(message) });
    expect([refused.status, await state()]).toEqual([
      code === 'validation_failed' ? 400 : 409,
      [4900, month],
    ]);
    expect((await own())?.['can_change']).toBe(columns === '');
  });

  it('with the new preview when the plan was edited', async () => {
    const { db } = fixture.server.database;
    const edited = sql`insert into plan_versions (id, plan_id, number, name, price_cents, period, member_rate)
      values ('plan-plus-2', ${plus}, 2, 'Plus', 8900, 'month', true)`;
    await db.execute(edited);
    const refused = await change(toPlus);
    await db.execute(sql`delete from plan_versions where id = 'plan-plus-2'`);
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { code: 'preview_changed', preview: { due_now: '55.81', next_amount: '89.00' } },
    ]);
  });

  it('to somebody else', async () => {
    const other = await aMember(fixture.server);
    for (const path of ['change/', 'change/preview/'])
      expect((await fixture.act.post(other, `${bought.id}/${path}`, toPlus)).status).toBe(404);
  });
});
