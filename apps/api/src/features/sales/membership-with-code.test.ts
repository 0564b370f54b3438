import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { aCard, cards } from '../../../test/booking.ts';
import { problemOf } from '../../../test/money.ts';
import { aPromoCode } from '../../../test/office/promo-code-cases.ts';
import { salesFixture } from '../../../test/sales-fixture.ts';
import type { promoCodes } from '../../platform/database/schema/promo-codes.ts';
import { renewMemberships } from '../memberships/renew-memberships.ts';

const { fixture, own, read, rows, sell } = salesFixture();

const aCode = (over: Partial<typeof promoCodes.$inferInsert> = {}) =>
  aPromoCode(fixture.server.database, over);
const uses = async (id: string) =>
  (
    await rows<{ line: string }>(sql`
      select concat_ws(' ', off_cents, case when returned_at is null then 'used' else 'returned' end) as line
      from promo_uses where promo_code_id = ${id}`)
  )
    .map(({ line }) => line)
    .toSorted();
const atTheDesk = async () =>
  (await read(`/office/people/${fixture.person.id}/`))['memberships'] as { promo: object | null }[];
const isWhole = async () => expect(await fixture.act.problems()).toEqual([]);

describe('a membership at the desk with a code', () => {
  it('by a card costs less as often as was agreed, and renews so', async () => {
    const { id, code } = await aCode({ periods: 3 });
    const payment_method_id = await aCard(fixture.server);
    const body = { method: 'card', payment_method_id, payment_consent: true, promo_code: code };
    const sold = await sell({ ...body, amount: '34.30' });
    expect([sold.status, sold.body]).toMatchObject([201, { amount: '34.30', status: 'succeeded' }]);
    const [agreed] = await rows(sql`select text, amount_cents from payment_agreements
      where membership_id = ${String(sold.body['membership_id'])}`);
    expect(agreed).toEqual({
      text: 'I agree to be charged $34.30 today, $34.30 on Thursday, April 2, 2026 and every month from then on, $49.00 from Tuesday, June 2, 2026 on, until I cancel.',
      amount_cents: 3_430,
    });
    expect(await atTheDesk()).toMatchObject([
      { promo: { percent_off: 30, amount_off: null, payments_left: 2 } },
    ]);
    for (const day of ['2026-04-02', '2026-05-02', '2026-06-02']) {
      fixture.server.clock.set(`${day}T00:05:00-04:00`);
      await renewMemberships(fixture.server.deps);
    }
    expect(await fixture.act.taken(fixture.person)).toBe(3 * 3_430 + 4_900);
    expect(await uses(id)).toEqual(['1470 used']);
    await isWhole();
  });

  it('in cash lowers each period that the desk sells, until the code ends', async () => {
    const { code } = await aCode({ periods: 2 });
    expect((await sell({ promo_code: code, amount: '34.30' })).status).toBe(201);
    fixture.server.clock.set('2026-03-20T12:00:00-04:00');
    const again = await sell({ promo_code: code, amount: '34.30' });
    expect([again.status, again.body['promo_code']]).toEqual([400, [expect.stringMatching(/has begun/)]]);
    expect(problemOf(await sell({ amount: '49.00' }))).toEqual([409, 'price_changed']);
    expect((await sell({ amount: '34.30' })).status).toBe(201);
    expect(await atTheDesk()).toMatchObject([{ promo: null }]);
    fixture.server.clock.set('2026-04-20T12:00:00-04:00');
    expect((await sell({ amount: '49.00' })).status).toBe(201);
    expect(await own()).toMatchObject({ paid_until: '2026-06-02', renews: false });
    await isWhole();
  });

  it('gives the use back when the card is declined', async () => {
    const { id, code } = await aCode({ maxUses: 1 });
    const declined = await sell({
      method: 'card',
      payment_method_id: await aCard(fixture.server, cards.declined),
      promo_code: code,
      amount: '34.30',
    });
    expect([problemOf(declined), await uses(id)]).toEqual([[402, 'payment_failed'], ['1470 returned']]);
    expect((await sell({ promo_code: code, amount: '34.30' })).status).toBe(201);
    await isWhole();
  });

  it('is not sold where nothing is left to take', async () => {
    const { id, code } = await aCode({ percentOff: 100, periods: 1 });
    const refused = await sell({ promo_code: code, amount: '0.00' });
    expect([refused.status, refused.body['promo_code']]).toEqual([400, [expect.stringMatching(/covers/)]]);
    expect([await uses(id), await own()]).toEqual([[], undefined]);
  });
});
