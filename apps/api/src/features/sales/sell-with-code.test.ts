import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { aCard, aSession, cards, type Person } from '../../../test/booking.ts';
import { problemOf } from '../../../test/money.ts';
import { aPromoCode } from '../../../test/office/promo-code-cases.ts';
import { passFixture } from '../../../test/pass-fixture.ts';
import { aTeamMember } from '../../../test/team-fixture.ts';
import type { promoCodes } from '../../platform/database/schema/promo-codes.ts';

const fixture = passFixture();
let owner: Person;
beforeAll(async () => {
  owner = await aTeamMember(fixture.server, 'owner');
});

const aCode = (over: Partial<typeof promoCodes.$inferInsert> = {}) =>
  aPromoCode(fixture.server.database, over);
const sell = async (over: object, key: string = randomUUID()) =>
  fixture.server.call('POST', `/office/people/${fixture.person.id}/sales/`, {
    token: await owner.renewed(),
    body: { method: 'cash', ...over },
    headers: { 'idempotency-key': key },
  });
const check = async (body: object, by: Person) =>
  fixture.server.call('POST', '/promo-codes/check/', { token: await by.renewed(), body });
const uses = async (id: string) => {
  const { rows } = await fixture.server.database.db.execute<{ line: string }>(sql`
    select concat_ws(' ', off_cents, case when returned_at is null then 'used' else 'returned' end) as line
    from promo_uses where promo_code_id = ${id}`);
  return rows.map(({ line }) => line).toSorted();
};
const isWhole = async () => expect(await fixture.act.problems()).toEqual([]);
const pack = { plan_id: 'plan-pass-5' };

describe('a code at the desk', () => {
  it('lowers a place, once for a repeated key, and stands in the log', async () => {
    const { id, code } = await aCode();
    const session_id = await aSession(fixture.server.database);
    const key = randomUUID();
    const body = { session_id, promo_code: code.toLowerCase(), amount: '52.50' };
    const sold = await sell(body, key);
    expect([sold.status, sold.body]).toMatchObject([201, { amount: '52.50', status: 'succeeded' }]);
    expect((await sell(body, key)).body).toEqual(sold.body);
    expect(await uses(id)).toEqual(['2250 used']);
    const log = await fixture.server.call(
      'GET',
      `/office/audit/?target=registration:${String(sold.body['registration_id'])}`,
      { token: await owner.renewed() },
    );
    expect(JSON.stringify(log.body)).toContain(code);
    await isWhole();
  });

  it('lowers a pass, in cash and by a card', async () => {
    const { id, code } = await aCode();
    expect((await sell({ ...pack, promo_code: code, amount: '105.00' })).status).toBe(201);
    fixture.server.clock.pass(120);
    const payment_method_id = await aCard(fixture.server);
    const sold = await sell({ ...pack, promo_code: code, method: 'card', payment_method_id });
    expect([sold.status, sold.body]).toMatchObject([201, { amount: '105.00', status: 'succeeded' }]);
    expect(await uses(id)).toEqual(['4500 used', '4500 used']);
    await isWhole();
  });

  it('comes back when the card is declined', async () => {
    const { id, code } = await aCode({ maxUses: 1 });
    const session_id = await aSession(fixture.server.database);
    const payment_method_id = await aCard(fixture.server, cards.declined);
    const declined = await sell({ session_id, promo_code: code, method: 'card', payment_method_id });
    expect([problemOf(declined), await uses(id)]).toEqual([[402, 'payment_failed'], ['2250 returned']]);
    expect((await sell({ session_id, promo_code: code })).status).toBe(201);
    await isWhole();
  });

  it('is refused with the price that has it, when another one was said', async () => {
    const { id, code } = await aCode();
    const session_id = await aSession(fixture.server.database);
    const refused = await sell({ session_id, promo_code: code, amount: '75.00' });
    expect([problemOf(refused), refused.body]).toMatchObject([[409, 'price_changed'], { price: '52.50' }]);
    expect(await uses(id)).toEqual([]);
  });

  it.each<[string, Partial<typeof promoCodes.$inferInsert>, object]>([
    ['over', { validUntil: '2026-03-01' }, pack],
    ['for something else', { appliesTo: ['session'] }, pack],
    ['of everything', { percentOff: 100 }, pack],
    ['of a gift card', {}, { gift_card: { amount: '50.00', recipient_name: 'Renée' } }],
    ['of what is given away', {}, { ...pack, method: 'complimentary', reason: 'Raffle.' }],
  ])('is refused at the code that is %s, and nothing is sold', async (_why, over, body) => {
    const { id, code } = await aCode(over);
    const refused = await sell({ ...body, promo_code: code });
    expect([refused.status, refused.body['promo_code']]).toEqual([400, [expect.any(String)]]);
    expect([await uses(id), await fixture.act.taken(fixture.person)]).toEqual([[], 0]);
  });

  it('is checked for the person who buys, and only by the team', async () => {
    const { code } = await aCode({ maxUsesPerPerson: 1 });
    const session_id = await aSession(fixture.server.database);
    const asked = { code, session_id, person_id: fixture.person.id };
    expect((await check(asked, owner)).body).toMatchObject({ amount_off: '22.50', amount_due: '52.50' });
    expect((await check(asked, fixture.person)).status).toBe(404);
    expect((await sell({ session_id, promo_code: code })).status).toBe(201);
    expect((await check(asked, owner)).status).toBe(400);
    expect((await check({ code, session_id }, owner)).status).toBe(200);
  });
});
