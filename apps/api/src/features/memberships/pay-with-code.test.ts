import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { aCard, cards } from '../../../test/booking.ts';
import { membershipFixture, membershipIn } from '../../../test/membership-fixture.ts';
import { aPromoCode } from '../../../test/office/promo-code-cases.ts';
import type { promoCodes } from '../../platform/database/schema/promo-codes.ts';
import { renewMemberships } from './renew-memberships.ts';

const fixture = membershipFixture();

const aCode = (over: Partial<typeof promoCodes.$inferInsert> = {}) =>
  aPromoCode(fixture.server.database, over);
const join = (promo_code: string, over: object = {}, card?: string, key?: string) =>
  fixture.act.buy(fixture.person, card, { promo_code, ...over }, key);
const uses = async (id: string) => {
  const { rows } = await fixture.server.database.db.execute<{ line: string }>(sql`
    select concat_ws(' ', off_cents, case when returned_at is null then 'used' else 'returned' end) as line
    from promo_uses where promo_code_id = ${id}`);
  return rows.map(({ line }) => line).toSorted();
};

describe('a membership bought with a promo code', () => {
  it('costs less, once for a repeated key, and tells what follows', async () => {
    const { id, code } = await aCode({ periods: 2 });
    const key = randomUUID();
    const paid = { payment_method_id: await aCard(fixture.server) };
    const made = await join(code.toLowerCase(), paid, undefined, key);
    expect([made.status, made.body]).toMatchObject([201, { payment: { amount: '34.30' } }]);
    expect(membershipIn(made)).toMatchObject({
      price: '34.30',
      next_amount: '34.30',
      price_changes_on: '2026-05-02',
      new_price: '49.00',
      payments: [{ amount: '34.30' }],
    });
    expect((await join(code.toLowerCase(), paid, undefined, key)).status).toBe(201);
    expect([await fixture.act.taken(fixture.person), await uses(id)]).toEqual([3_430, ['1470 used']]);
    expect(await fixture.act.problems()).toEqual([]);
  });

  it('gives the use back when the card is declined, and takes it with the next try', async () => {
    const { id, code } = await aCode({ maxUses: 1, maxUsesPerPerson: 1 });
    expect((await join(code, {}, cards.declined)).status).toBe(402);
    expect(await uses(id)).toEqual(['1470 returned']);
    expect((await join(code)).status).toBe(201);
    expect(await uses(id)).toEqual(['1470 returned', '1470 used']);
    expect(await fixture.act.problems()).toEqual([]);
  });

  it.each([
    ['of something else', { appliesTo: ['pass'] }, /is for passes/],
    ['of another plan', { planIds: ['plan-standard-year'] }, /is for Standard/],
    ['that is archived', { archivedAt: new Date() }, /does not work/],
    ['of more than one whole payment', { percentOff: 100, periods: 3 }, /covers more than the first payment/],
  ])('is refused with a code %s, and charges nothing', async (_name, over, why) => {
    const { id, code } = await aCode(over);
    const refused = await join(code);
    expect([refused.status, refused.body['promo_code']]).toEqual([400, [expect.stringMatching(why)]]);
    expect([await fixture.act.taken(fixture.person), await uses(id)]).toEqual([0, []]);
  });

  it('says before the purchase how many payments cost less', async () => {
    const check = async (over: object) =>
      (
        await fixture.server.call('POST', '/promo-codes/check/', {
          body: { code: (await aCode(over)).code, plan_id: 'plan-standard-month' },
        })
      ).body;
    expect(await check({ periods: 3 })).toMatchObject({ amount_due: '34.30', payments: 3 });
    expect(await check({ periods: null })).toMatchObject({ amount_off: '14.70', payments: null });
  });
});

describe('a code that pays the whole first period', () => {
  const free = (over: object = {}) => aCode({ percentOff: 100, periods: 1, ...over });
  const renew = async (day: string) => {
    fixture.server.clock.set(`${day}T00:05:00-04:00`);
    await renewMemberships(fixture.server.deps);
  };

  it('charges nothing, keeps the card, and renews at the price', async () => {
    const { id, code } = await free();
    const key = randomUUID();
    const body = { payment_method_id: await aCard(fixture.server) };
    const made = await join(code, body, undefined, key);
    expect([made.status, made.body]).toMatchObject([
      201,
      { payment: { status: 'succeeded', amount: '0.00', client_secret: null } },
    ]);
    expect(membershipIn(made)).toMatchObject({
      state: 'active',
      next_amount: '49.00',
      next_payment_on: '2026-04-02',
      price_changes_on: null,
      card: { last4: '4242' },
      payments: [],
    });
    expect((await join(code, body, undefined, key)).body).toEqual(made.body);
    expect([await fixture.act.taken(fixture.person), await uses(id)]).toEqual([0, ['4900 used']]);
    expect(await fixture.act.emails(fixture.person)).toEqual(['membership_joined']);
    expect(await fixture.act.problems()).toEqual([]);
    await renew('2026-04-02');
    expect(await fixture.act.taken(fixture.person)).toBe(4_900);
    expect(await fixture.act.problems()).toEqual([]);
  });

  it('is worth nothing in a change of the plan', async () => {
    const { code } = await free();
    const { id } = membershipIn(await join(code));
    fixture.server.clock.set('2026-03-12T12:00:00-04:00');
    const change = { plan_id: 'plan-standard-year' };
    const preview = await fixture.act.post(fixture.person, `${String(id)}/change/preview/`, change);
    expect(preview.body).toMatchObject({ due_now: '490.00', credit: '0.00' });
    const changed = await fixture.act.post(fixture.person, `${String(id)}/change/`, {
      ...change,
      amount: '490.00',
    });
    expect(changed.status).toBe(200);
    expect(await fixture.act.problems()).toEqual([]);
  });

  it('begins nothing with a card that its bank refuses, and keeps the use', async () => {
    const { id, code } = await free({ maxUses: 1 });
    expect((await join(code, {}, cards.declined)).status).toBe(402);
    expect([await uses(id), await fixture.act.list(fixture.person)]).toEqual([[], []]);
    expect((await join(code)).status).toBe(201);
    expect(await fixture.act.problems()).toEqual([]);
  });

  it('counts as a first purchase', async () => {
    const { code } = await free({ firstPurchaseOnly: true });
    expect((await join(code)).status).toBe(201);
    const { code: other } = await aCode({ appliesTo: ['pass'], firstPurchaseOnly: true });
    const asked = await fixture.server.call('POST', '/promo-codes/check/', {
      token: await fixture.person.renewed(),
      body: { code: other, plan_id: 'plan-pass-5' },
    });
    expect([asked.status, asked.text]).toEqual([400, expect.stringMatching(/is for a first purchase/)]);
  });

  it('begins once for two requests at once', async () => {
    const { id, code } = await free();
    const made = await Promise.all([join(code), join(code)]);
    expect(made.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect([await uses(id), await fixture.act.taken(fixture.person)]).toEqual([['4900 used'], 0]);
    expect(await fixture.act.problems()).toEqual([]);
  });
});
