import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aMember } from '../../../test/booking.ts';
import { includedActions, including, seedIncluding } from '../../../test/included-fixture.ts';
import { membershipIn } from '../../../test/membership-fixture.ts';
import { moneyCalls, problemOf } from '../../../test/money.ts';
import { pdfText } from '../../../test/pdf-text.ts';
import { month, planChangeFixture, plus, year } from '../../../test/plan-change-fixture.ts';
import { aTeamMember } from '../../../test/team-fixture.ts';
import { reconcileMemberships } from './membership-good.ts';

const { fixture, bought, buy, own, change, preview, state, on, set, told } = planChangeFixture();
const max = 'plan-max';
const toPlus = { plan_id: plus, amount: '69.92', next_amount: '79.00' };
const afterPlus = 49_000 + 6992;

beforeAll(async () => {
  const { db } = fixture.server.database;
  await seedIncluding(fixture.server.database);
  await db.execute(sql`insert into plans (id, kind, on_sale) values (${max}, 'membership', true)`);
  await db.execute(sql`insert into plan_versions (id, plan_id, number, name, price_cents, period, member_rate)
    values ('plan-max-1', ${max}, 1, 'Max', 15000, 'month', true)`);
});

/** The year is paid from March 12. It is May 15, with 301 of 365 days left. */
async function inTheYear(plan: string = year): Promise<void> {
  fixture.person = await aMember(fixture.server);
  fixture.server.clock.set('2026-03-12T12:00:00-05:00');
  await buy(plan);
  fixture.server.clock.set('2026-05-15T12:00:00-05:00');
}
const isWhole = async () => expect(await fixture.act.problems()).toEqual([]);

describe('a dearer month in a paid year', () => {
  beforeEach(() => inTheYear());

  it('begins now, pays as many months as the unused days are worth and one more, and renews after them', async () => {
    expect(await preview(plus)).toEqual({
      due_now: '69.92',
      credit: '404.08',
      periods: 6,
      next_amount: '79.00',
      next_on: '2026-11-15',
      later_amount: null,
    });
    const changed = await change(toPlus);
    expect([changed.status, membershipIn(changed)]).toMatchObject([
      200,
      { name: 'Plus', price: '79.00', next_plan: null, next_payment_on: '2026-11-15' },
    ]);
    await on('2026-06-15');
    await on('2026-11-14');
    expect(await state()).toEqual([afterPlus, plus]);
    await on('2026-11-15');
    expect([await state(), (await own())?.['paid_until']]).toEqual([[afterPlus + 7900, plus], '2026-12-15']);
    await isWhole();
  });

  it('names the months in its email and on its receipt', async () => {
    const [payment] = membershipIn(await change(toPlus))['payments'] as { id: string }[];
    expect(await told()).toEqual(['membership_plan_changed']);
    const { rows } = await fixture.server.database.db.execute<{ text: string }>(sql`
      select text_body as text from outbox_mails where recipient = ${fixture.person.email}
        and template = 'membership_plan_changed'`);
    expect(rows[0]?.text).toMatch(/Plus, 6 months: \$474\n.*-\$404\.08\n.*\$69\.92/);
    expect(rows[0]?.text).toContain('$79 on Sunday, November 15, 2026, then every month');
    const { rawPayload } = await fixture.server.app.inject({
      url: `/api/v2/payments/${payment?.id}/receipt/`,
      headers: { authorization: `Bearer ${await fixture.person.renewed()}` },
    });
    expect(pdfText(rawPayload)).toMatch(/Plus membership, 6 months \$474\.00.*-\$404\.08.*\$69\.92/);
  });

  it('gives back at most what was paid', async () => {
    const [payment] = membershipIn(await change(toPlus))['payments'] as { id: string }[];
    const owner = await aTeamMember(fixture.server, 'owner');
    const money = moneyCalls(fixture.server, { owner, desk: owner });
    const refund = { reason: 'A gift.', destination: 'card' };
    const above = await money.refund(String(payment?.id), { ...refund, amount: '69.93' }, owner);
    const all = await money.refund(String(payment?.id), { ...refund, amount: '69.92' }, owner);
    expect([problemOf(above), all.status, await state()]).toEqual([
      [409, 'refund_above_rest'],
      201,
      [49_000, plus],
    ]);
    await isWhole();
  });

  it('credits whole months that are left to the next change', async () => {
    await change(toPlus);
    fixture.server.clock.set('2026-07-15T12:00:00-05:00');
    const expected = { due_now: '134.00', credit: '316.00', periods: 3, next_on: '2026-10-15' };
    expect(await preview(max)).toMatchObject(expected);
    expect((await change({ plan_id: max, amount: '134.00' })).status).toBe(200);
    await on('2026-10-15');
    expect(await state()).toEqual([afterPlus + 13_400 + 15_000, max]);
    await isWhole();
  });

  it('credits the same after pauses, which move the next payment', async () => {
    await change(toPlus);
    const pause = async (from: string, until: string) => {
      fixture.server.clock.set(`${from}T12:00:00-05:00`);
      const paused = await fixture.act.post(fixture.person, `${bought.id}/pause/`, { from, until });
      expect(paused.status).toBe(200);
      await on(until);
    };
    await pause('2026-06-01', '2026-07-01');
    expect((await own())?.['next_payment_on']).toBe('2026-12-15');
    await pause('2026-07-05', '2026-07-19');
    expect((await own())?.['next_payment_on']).toBe('2026-12-29');
    // 44 days of pauses after June 15.
    fixture.server.clock.set('2026-07-29T12:00:00-05:00');
    expect(await preview(max)).toMatchObject({ credit: '395.00', due_now: '55.00', periods: 3 });
    await on('2026-12-29');
    expect([await state(), (await own())?.['paid_until']]).toEqual([[afterPlus + 7900, plus], '2027-01-29']);
    await isWhole();
  });

  it('is worth at most its months after a pause that began with them', async () => {
    await change(toPlus);
    const days = { from: '2026-05-15', until: '2026-06-20' };
    expect((await fixture.act.post(fixture.person, `${bought.id}/pause/`, days)).status).toBe(200);
    await on('2026-06-20');
    expect(await preview(max)).toMatchObject({ credit: '474.00', due_now: '126.00', periods: 4 });
    expect((await change({ plan_id: max, amount: '126.00' })).status).toBe(200);
    await isWhole();
  });

  it('that is cancelled holds through the paid months and charges nothing more', async () => {
    await change(toPlus);
    await fixture.act.post(fixture.person, `${bought.id}/cancel/`);
    expect(await own()).toMatchObject({ state: 'active', end_date: '2026-11-14', next_payment_on: null });
    await on('2026-11-15');
    expect([await state(), (await own())?.['state']]).toEqual([[afterPlus, plus], 'cancelled']);
    await isWhole();
  });

  it('is followed by a cheaper plan after its months', async () => {
    await change(toPlus);
    expect(await preview(month)).toMatchObject({ due_now: '0.00', periods: null, next_on: '2026-11-15' });
    await change({ plan_id: month, amount: '0.00' });
    await on('2026-11-15');
    expect([await state(), (await own())?.['paid_until']]).toEqual([[afterPlus + 4900, month], '2026-12-15']);
    await isWhole();
  });

  it('that is paid late begins on its day, and goes back if the membership was paused', async () => {
    const lose = async () => {
      Object.assign(fixture.provider, { fault: 'response_lost', down: true });
      await change(toPlus);
      Object.assign(fixture.provider, { fault: null, down: false });
      fixture.server.clock.set('2026-05-16T12:00:00-05:00');
    };
    await lose();
    await reconcileMemberships(fixture.server.deps, { ownerIsDead: true });
    expect([await state(), (await own())?.['paid_until']]).toEqual([[afterPlus, plus], '2026-11-15']);
    await set("state = 'cancelled', end_date = '2026-05-16'");
    await inTheYear();
    await lose();
    await set("pause_from = '2026-06-01', pause_until = '2026-07-01'");
    await reconcileMemberships(fixture.server.deps, { ownerIsDead: true });
    expect(await state()).toEqual([49_000, year]);
    // The year is what was paid last, not the payment that went back.
    await on('2026-07-01');
    fixture.server.clock.set('2026-07-15T12:00:00-05:00');
    expect(await preview(plus)).toMatchObject({ credit: '362.47', periods: 5 });
    await isWhole();
  });
});

it('each month that is paid ahead has its own included sessions', async () => {
  await inTheYear(including.year);
  const { person, server } = fixture;
  const act = includedActions(server);
  expect(await act.tried(person, '2026-05-20')).toEqual([201]);
  expect(await preview(including.more)).toMatchObject({ due_now: '53.99', credit: '569.01', periods: 7 });
  expect((await change({ plan_id: including.more, amount: '53.99' })).status).toBe(200);
  expect((await act.included(person))?.months.map((each) => [each.ends_on, each.left])).toEqual([
    ['2026-06-14', 2],
    ['2026-07-14', 3],
    ['2026-08-14', 3],
    ['2026-09-14', 3],
    ['2026-10-14', 3],
    ['2026-11-14', 3],
    ['2026-12-14', 3],
  ]);
  const days = ['2026-07-15', '2026-07-20', '2026-08-14', '2026-08-01', '2026-12-14', '2026-12-15'];
  expect(await act.tried(person, ...days)).toEqual([201, 201, 201, 400, 201, 400]);
  await on('2026-12-15');
  expect((await act.included(person))?.months).toEqual([
    { starts_on: '2026-12-15', ends_on: '2027-01-14', left: 3, given_back: false },
  ]);
  expect(await act.uses(person)).toEqual(['2 1', '4 1', '4 2', '4 3', '8 1']);
  await isWhole();
});
