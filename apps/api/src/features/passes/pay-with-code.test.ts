import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { aCard, aMember, cards, type Person } from '../../../test/booking.ts';
import { aPromoCode } from '../../../test/office/promo-code-cases.ts';
import { passFixture } from '../../../test/pass-fixture.ts';
import type { promoCodes } from '../../platform/database/schema/promo-codes.ts';

const fixture = passFixture();

const aCode = (over: Partial<typeof promoCodes.$inferInsert> = {}) =>
  aPromoCode(fixture.server.database, over);
const buy = (code: string, over: object = {}, person: Person = fixture.person) =>
  fixture.act.buy(person, { promo_code: code, ...over });
const uses = async (id: string) => {
  const { rows } = await fixture.server.database.db.execute<{ line: string }>(sql`
    select concat_ws(' ', off_cents, case when returned_at is null then 'used' else 'returned' end) as line
    from promo_uses where promo_code_id = ${id} order by used_at, id`);
  return rows.map(({ line }) => line).toSorted();
};
const isWhole = async () => expect(await fixture.act.problems()).toEqual([]);

describe('a pass bought with a promo code', () => {
  it('costs less, once for a repeated key', async () => {
    const { id, code } = await aCode();
    const key = randomUUID();
    const paid = { key, payment_method_id: await aCard(fixture.server) };
    const made = await buy(code.toLowerCase(), paid);
    expect([made.status, made.body]).toMatchObject([201, { payment: { amount: '105.00' } }]);
    expect((await buy(code.toLowerCase(), paid)).status).toBe(201);
    expect([await fixture.act.taken(fixture.person), await uses(id)]).toEqual([10_500, ['4500 used']]);
    const { passes } = await fixture.act.own(fixture.person);
    expect(passes).toMatchObject([{ credits_left: 5, payment: { amount: '105.00' } }]);
    await isWhole();
  });

  it('needs no card at $0.00, and is given at once', async () => {
    const { id, code } = await aCode({ percentOff: 100 });
    const made = await buy(code, { payment_method_id: undefined });
    expect([made.status, made.body]).toMatchObject([
      201,
      { payment: { status: 'succeeded', amount: '0.00', client_secret: null } },
    ]);
    const { left, passes } = await fixture.act.own(fixture.person);
    expect([left, passes]).toMatchObject([5, [{ payment: { id: '', amount: '0.00' } }]]);
    expect([await fixture.act.taken(fixture.person), await uses(id)]).toEqual([0, ['15000 used']]);
    expect(await fixture.act.emails(fixture.person)).toHaveLength(1);
    await isWhole();
  });

  it('needs a card when something is left to pay', async () => {
    const { id, code } = await aCode();
    const refused = await buy(code, { payment_method_id: undefined });
    expect([refused.status, Object.keys(refused.body)]).toEqual([
      400,
      expect.arrayContaining(['payment_method_id']),
    ]);
    expect(await uses(id)).toEqual([]);
  });

  it('gives its use back when the card is declined, and the next try takes it', async () => {
    const { id, code } = await aCode({ maxUses: 1 });
    expect((await buy(code, { card: cards.declined })).status).toBe(402);
    expect(await uses(id)).toEqual(['4500 returned']);
    await isWhole();
    expect((await buy(code)).status).toBe(201);
    expect(await uses(id)).toEqual(['4500 returned', '4500 used']);
    await isWhole();
  });

  it.each<[string, Partial<typeof promoCodes.$inferInsert>]>([
    ['unknown', { archivedAt: new Date('2026-03-01T12:00:00Z') }],
    ['over', { validUntil: '2026-03-01' }],
    ['used up', { maxUses: 0 }],
    ['for something else', { appliesTo: ['session'] }],
    ['for another plan', { planIds: ['plan-pass-10'] }],
  ])('is refused at the code that is %s, and nothing is charged', async (_why, over) => {
    const { id, code } = await aCode(over);
    const refused = await buy(code);
    expect([refused.status, refused.body['promo_code']]).toEqual([400, [expect.any(String)]]);
    expect([await uses(id), await fixture.act.taken(fixture.person)]).toEqual([[], 0]);
  });

  it('is for a person who bought nothing yet, and as often as the code says', async () => {
    const first = await aCode({ firstPurchaseOnly: true });
    expect((await buy(first.code)).status).toBe(201);
    fixture.server.clock.pass(120);
    expect((await buy(first.code)).status).toBe(400);
    const once = await aCode({ maxUsesPerPerson: 1 });
    expect((await buy(once.code)).status).toBe(201);
    fixture.server.clock.pass(120);
    expect((await buy(once.code)).status).toBe(400);
    const other = await aMember(fixture.server);
    expect((await buy(once.code, {}, other)).status).toBe(201);
    await isWhole();
  });
});
