import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { aCard, aSession, cards } from '../../../test/booking.ts';
import { aPromoCode } from '../../../test/office/promo-code-cases.ts';
import { pathOf, paymentLinkFixture, said } from '../../../test/payment-link-fixture.ts';
import type { promoCodes } from '../../platform/database/schema/promo-codes.ts';

const { fixture, sell, read, pay, problems } = paymentLinkFixture();

const pack = { plan_id: 'plan-pass-5' };
const aCode = (over: Partial<typeof promoCodes.$inferInsert> = {}) =>
  aPromoCode(fixture.server.database, over);
const uses = async (id: string) => {
  const { rows } = await fixture.server.database.db.execute<{ line: string }>(sql`
    select concat_ws(' ', off_cents, case when returned_at is null then 'used' else 'returned' end) as line
    from promo_uses where promo_code_id = ${id}`);
  return rows.map(({ line }) => line).toSorted();
};
/** What was paid, and what the code took off, in cents. */
const paidBy = async ({ body }: { readonly body: Record<string, unknown> }) => {
  const token = String(body['url']).split('/').at(-1) ?? '';
  const { rows } = await fixture.server.database.db.execute<{ paid: number; off: number | null }>(sql`
    select m.amount_cents as paid, m.off_cents as off from payment_links l join payments m on m.id = l.payment_id
    where l.token_hash = encode(sha256(${token}::bytea), 'hex')`);
  return rows[0];
};

describe('a code on a link', () => {
  it('lowers the payments of a membership that its page names, and is used when it is paid', async () => {
    fixture.server.clock.set('2026-03-02T12:00:00-05:00');
    const { id, code } = await aCode({ periods: 3 });
    const sold = await sell({ plan_id: 'plan-standard-month', promo_code: code, amount: '34.30' });
    expect([sold.status, sold.body]).toMatchObject([201, { amount: '34.30', status: 'pending' }]);
    const path = pathOf(sold.body);
    expect((await read(path)).body).toMatchObject({
      amount: '34.30',
      detail: `Membership, paid every month. ${code} takes $14.70 off`,
      terms:
        'I agree to be charged $34.30 today, $34.30 on Thursday, April 2, 2026 and every month from then on, $49.00 from Tuesday, June 2, 2026 on, until I cancel.',
    });
    expect(await uses(id)).toEqual([]);
    expect((await pay(path, { payment_consent: true })).status).toBe(200);
    expect([await uses(id), await paidBy(sold)]).toEqual([['1470 used'], { paid: 3_430, off: 1_470 }]);
    expect(await problems()).toEqual([]);
  });

  it('lowers a pass and a place', async () => {
    const { id, code } = await aCode();
    const session_id = await aSession(fixture.server.database);
    for (const [what, off] of [
      [{ ...pack, amount: '105.00' }, '$45'],
      [{ session_id, amount: '52.50' }, '$22.50'],
    ] as const) {
      const path = pathOf((await sell({ ...what, promo_code: code.toLowerCase() })).body);
      expect((await read(path)).body).toMatchObject({
        amount: what.amount,
        detail: expect.stringContaining(`. ${code} takes ${off} off`),
      });
      const paid = await pay(path);
      expect([paid.status, paid.body]).toMatchObject([200, { payment: { amount: what.amount } }]);
    }
    expect(await uses(id)).toEqual(['2250 used', '4500 used']);
    expect(await problems()).toEqual([]);
  });

  it('comes back from a declined card, and stays while the bank asks', async () => {
    const { id, code } = await aCode({ maxUses: 1, maxUsesPerPerson: 1, firstPurchaseOnly: true });
    const path = pathOf((await sell({ ...pack, promo_code: code })).body);
    const by = async (card: string) => ({ payment_method_id: await aCard(fixture.server, card) });
    expect(said(await pay(path, await by(cards.declined)))).toEqual([402, 'payment_failed']);
    expect(await uses(id)).toEqual(['4500 returned']);
    expect((await pay(path, await by(cards.asks))).status).toBe(202);
    expect([(await read(path)).status, await uses(id)]).toEqual([200, ['4500 returned', '4500 used']]);
    // Another card, in place of the question of the bank.
    expect((await pay(path)).status).toBe(200);
    expect(await uses(id)).toEqual(['4500 returned', '4500 returned', '4500 used']);
    expect(await problems()).toEqual([]);
  });

  it('ends the link when it is used up meanwhile', async () => {
    const { id, code } = await aCode({ maxUses: 1 });
    const session_id = await aSession(fixture.server.database);
    const paths = [];
    for (const what of [pack, { session_id }, { plan_id: 'plan-standard-month' }])
      paths.push(pathOf((await sell({ ...what, promo_code: code })).body));
    const [first = '', ...others] = paths;
    expect((await pay(first)).status).toBe(200);
    for (const path of others)
      for (const answer of [await read(path), await pay(path, { payment_consent: true })])
        expect([answer.status, answer.body]).toMatchObject([
          410,
          { code: 'link_ended', message: `${code} is used up. Nothing was charged.` },
        ]);
    expect(await uses(id)).toEqual(['4500 used']);
    expect(await problems()).toEqual([]);
  });

  it('goes to one of two links that are paid at once', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id, code } = await aCode({ maxUses: 1 });
      const session_id = await aSession(fixture.server.database);
      const paths = [
        pathOf((await sell({ ...pack, promo_code: code })).body),
        pathOf((await sell({ session_id, promo_code: code })).body),
      ];
      const all = await Promise.all(paths.map((path) => pay(path)));
      expect(all.map(({ status }) => status).toSorted()).toEqual([200, 410]);
      expect((await uses(id)).filter((line) => line.endsWith('used'))).toHaveLength(1);
    }
    expect(await problems()).toEqual([]);
  });

  it('is another one on a newer link, which takes the place of the first', async () => {
    const [one, other] = [await aCode(), await aCode({ percentOff: null, amountOffCents: 800 })];
    const first = await sell({ ...pack, promo_code: one.code });
    const second = await sell({ ...pack, promo_code: other.code });
    expect(said(await read(pathOf(first.body)))).toEqual([410, 'link_ended']);
    expect((await read(pathOf(second.body))).body).toMatchObject({ amount: '142.00' });
    const third = await sell(pack);
    expect(said(await read(pathOf(second.body)))).toEqual([410, 'link_ended']);
    expect((await read(pathOf(third.body))).body).toMatchObject({ amount: '150.00' });
  });

  it.each([
    ['that is not known', 'NO-SUCH-CODE', {}, pack],
    ['for a gift card', null, {}, { gift_card: { amount: '50.00', recipient_name: 'Renée' } }],
    ['for something else', null, { appliesTo: ['session' as const] }, pack],
    ['that covers all of it', null, { percentOff: 100 }, pack],
  ])('%s is refused where it was typed', async (_what, typed, over, what) => {
    const { code } = await aCode(over);
    const refused = await sell({ ...what, promo_code: typed ?? code });
    expect([refused.status, Object.keys(refused.body)]).toEqual([
      400,
      expect.arrayContaining(['promo_code']),
    ]);
  });
});
