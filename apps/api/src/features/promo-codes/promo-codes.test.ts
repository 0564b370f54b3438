import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aMember, aSession, seedStudio, type Person } from '../../../test/booking.ts';
import { aPack, aPlan } from '../../../test/office/plan-cases.ts';
import { aPromoCode } from '../../../test/office/promo-code-cases.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { aTeamMember } from '../../../test/team-fixture.ts';
import { promoCodes } from '../../platform/database/schema/promo-codes.ts';
import { rateLimits } from '../../platform/database/schema/server.ts';

let server: TestServer;
let owner: Person;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'default' } });
  await seedStudio(server.database);
  server.clock.set('2026-03-02T12:00:00-05:00');
  owner = await aTeamMember(server, 'owner');
});
afterAll(() => server?.close());
beforeEach(() => server.database.db.delete(rateLimits));

const newCode = () => `T-${randomUUID().slice(0, 8)}`;
const call = async (method: string, path: string, body?: object, by = owner) =>
  server.call(method, `/office/promo-codes/${path}`, { token: await by.renewed(), ...(body && { body }) });
/** The field errors of a problem. */
const fieldsOf = ({ body }: { body: object }) => (body as { errors: Record<string, string[]> }).errors;
const errorsOf = (reply: { body: object }): string[] => Object.keys(fieldsOf(reply));
const check = (body: object, token?: string) =>
  server.call('POST', '/promo-codes/check/', { body, ...(token !== undefined && { token }) });

describe('a promo code of the office', () => {
  it('is kept in capitals, without limits, and for one payment of a membership unless it says otherwise', async () => {
    const code = newCode();
    const { status, body } = await call('POST', '', { code, percent_off: 30, applies_to: ['pass'] });
    expect([status, body]).toEqual([
      201,
      {
        id: expect.any(String),
        archived: false,
        version: 1,
        code: code.toUpperCase(),
        percent_off: 30,
        amount_off: null,
        applies_to: ['pass'],
        plan_ids: [],
        program_ids: [],
        first_purchase_only: false,
        max_uses: null,
        max_uses_per_person: null,
        valid_from: null,
        valid_until: null,
        periods: 1,
        uses_count: 0,
        uses_left: null,
      },
    ]);
    const forever = { code: newCode(), percent_off: 10, applies_to: ['membership'], periods: null };
    expect((await call('POST', '', forever)).body).toMatchObject({ periods: null });
  });

  it.each<[string, object, string]>([
    ['both discounts', { amount_off: '8.00' }, 'amount_off'],
    ['no discount', { percent_off: null }, 'percent_off'],
    ['an amount of zero', { percent_off: null, amount_off: '0.00' }, 'amount_off'],
    ['more than everything', { percent_off: 101 }, 'percent_off'],
    ['a space in the code', { code: 'GLIDE 30' }, 'code'],
    ['a code of hyphens', { code: '--' }, 'code'],
    ['nothing that it is for', { applies_to: [] }, 'applies_to'],
    ['a last day before the first', { valid_from: '2026-04-02', valid_until: '2026-04-01' }, 'valid_until'],
    ['a plan that does not exist', { plan_ids: ['nothing-here'] }, 'plan_ids'],
    ['a program that does not exist', { program_ids: ['nothing-here'] }, 'program_ids'],
  ])('is refused with %s', async (_what, over, field) => {
    const refused = await call('POST', '', {
      code: newCode(),
      percent_off: 30,
      applies_to: ['pass'],
      ...over,
    });
    expect([refused.status, errorsOf(refused)]).toEqual([400, [field]]);
  });

  it('has letters that no other one has, in any case', async () => {
    const { code } = await aPromoCode(server.database);
    const again = await call('POST', '', { code: code.toLowerCase(), percent_off: 5, applies_to: ['pass'] });
    expect([again.status, errorsOf(again)]).toEqual([400, ['code']]);
    const other = await aPromoCode(server.database);
    const renamed = await call('PATCH', `${other.id}/`, { version: 1, code: code.toLowerCase() });
    expect([renamed.status, errorsOf(renamed)]).toEqual([400, ['code']]);
  });

  it('changes its percentage to an amount, and keeps its version when nothing changes', async () => {
    const { id, code } = await aPromoCode(server.database);
    const same = await call('PATCH', `${id}/`, { version: 1, code: code.toLowerCase(), percent_off: 30 });
    expect(same.body).toMatchObject({ version: 1 });
    const changed = await call('PATCH', `${id}/`, { version: 1, amount_off: '8.00' });
    expect(changed.body).toMatchObject({ version: 2, percent_off: null, amount_off: '8.00' });
    expect((await call('PATCH', `${id}/`, { version: 1, max_uses: 5 })).status).toBe(409);
  });

  it('is found by its letters and by what it is for', async () => {
    const { code } = await aPromoCode(server.database, { appliesTo: ['membership'] });
    const of = async (query: string) => (await call('GET', `?${query}`)).body['count'];
    expect(await of(`search=${code.slice(0, 10)}&for=membership`)).toBe(1);
    expect(await of(`search=${code.slice(0, 10)}&for=pass`)).toBe(0);
  });

  it.each([
    ['front_desk', 200, 403],
    ['editor', 403, 403],
    ['manager', 200, 201],
  ] as const)('is read and written by a %s as the table of roles says', async (role, read, write) => {
    const by = await aTeamMember(server, role);
    const body = { code: newCode(), percent_off: 30, applies_to: ['pass'] };
    expect([
      (await call('GET', '', undefined, by)).status,
      (await call('POST', '', body, by)).status,
    ]).toEqual([read, write]);
  });
});

describe('checking a promo code', () => {
  it('says what it takes off a plan, without a sign-in and in any case', async () => {
    const { code } = await aPromoCode(server.database, { appliesTo: ['pass'], maxUses: 10 });
    const { status, body } = await check({
      code: ` ${code.toLowerCase()} `,
      plan_id: await aPack(server.database),
    });
    expect([status, body]).toEqual([
      200,
      {
        code,
        amount_off: '45.00',
        amount_due: '105.00',
        payments: 1,
        sentence: '30% off a pass. 10 times in all.',
      },
    ]);
  });

  it('takes it off the rate that the caller pays', async () => {
    const { code } = await aPromoCode(server.database);
    const session = await aSession(server.database);
    const member = await aMember(server);
    const visitor = await check({ code, session_id: session });
    expect(visitor.body).toMatchObject({ amount_off: '22.50', amount_due: '52.50' });
    expect((await check({ code, session_id: session }, member.token)).status).toBe(200);
  });

  const text = async (over: Partial<typeof promoCodes.$inferInsert>) => {
    const { code } = await aPromoCode(server.database, over);
    const reply = await check({ code, plan_id: await aPack(server.database) });
    return [reply.status, String(fieldsOf(reply)['code']).replaceAll(code, 'CODE')];
  };

  it('says the same for an unknown, an archived and a future code', async () => {
    const unknown = await check({ code: 'NOBODY', plan_id: await aPack(server.database) });
    const words = [400, String(fieldsOf(unknown)['code'])];
    expect(await text({ archivedAt: new Date('2026-03-01T12:00:00Z') })).toEqual(words);
    expect(await text({ validFrom: '2026-03-03' })).toEqual(words);
  });

  it.each<[Partial<typeof promoCodes.$inferInsert>, string]>([
    [{ validUntil: '2026-03-01' }, 'CODE is over. Its last day was March 1, 2026.'],
    [{ appliesTo: ['session'] }, 'CODE is for sessions. It gives nothing here.'],
    [{ maxUses: 0 }, 'CODE is used up.'],
  ])('says why %j gives nothing', async (over, words) => {
    expect(await text(over)).toEqual([400, words]);
  });

  it('is about one session or one plan that exists', async () => {
    const { code } = await aPromoCode(server.database);
    expect((await check({ code })).status).toBe(400);
    expect((await check({ code, plan_id: 'nothing-here' })).status).toBe(404);
    expect((await check({ code, session_id: 'nothing-here' })).status).toBe(404);
    const offSale = await aPlan(server.database);
    await call('GET', '');
    expect((await check({ code, plan_id: offSale })).status).toBe(200);
  });

  it('is stopped after ten wrong codes in five minutes, and right ones are not counted', async () => {
    const { code } = await aPromoCode(server.database);
    const plan_id = await aPack(server.database);
    for (let turn = 0; turn < 12; turn += 1) expect((await check({ code, plan_id })).status).toBe(200);
    for (let turn = 0; turn < 10; turn += 1)
      expect((await check({ code: 'NOBODY', plan_id })).status).toBe(400);
    expect((await check({ code, plan_id })).status).toBe(429);
    server.clock.pass(301);
    expect((await check({ code, plan_id })).status).toBe(200);
  });

  it('changes nothing', async () => {
    const { id, code } = await aPromoCode(server.database, { maxUses: 1 });
    await check({ code, plan_id: await aPack(server.database) });
    const [stored] = await server.database.db.select().from(promoCodes).where(eq(promoCodes.id, id));
    expect(stored).toMatchObject({ version: 1 });
    expect((await call('GET', `${id}/`)).body).toMatchObject({ uses_count: 0, uses_left: 1 });
  });
});
