import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { aCard, cards } from '../../../test/booking.ts';
import { membershipFixture, membershipIn } from '../../../test/membership-fixture.ts';
import { aPromoCode } from '../../../test/office/promo-code-cases.ts';
import type { promoCodes } from '../../platform/database/schema/promo-codes.ts';

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
    ['that leaves less than a card can pay', { percentOff: 100 }, /leaves less than \$0\.50/],
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
