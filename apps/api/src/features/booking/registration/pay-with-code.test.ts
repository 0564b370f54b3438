import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  aCard,
  aMember,
  aSession,
  cards,
  guestForm,
  registrationIn,
  seedStudio,
  type Person,
} from '../../../../test/booking.ts';
import { anyDatabase } from '../../../../test/database.ts';
import { aPromoCode } from '../../../../test/office/promo-code-cases.ts';
import { testServer, type ApiResponse, type TestServer } from '../../../../test/server.ts';
import type { promoCodes } from '../../../platform/database/schema/promo-codes.ts';
import type { sessions } from '../../../platform/database/schema/training.ts';
import { checkLedger } from '../ledger/check-ledger.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ database: await anyDatabase() });
  await seedStudio(server.database);
});
afterAll(() => server?.close());
beforeEach(() => server.clock.set('2026-03-02T12:00:00-05:00'));

const aCode = (over: Partial<typeof promoCodes.$inferInsert> = {}) => aPromoCode(server.database, over);
const newSession = (over: Partial<typeof sessions.$inferInsert> = {}) => aSession(server.database, over);
const withCard = async (number?: string) => ({ payment_method_id: await aCard(server, number) });
const register = async (person: Person, session_id: string, body: object, key: string = randomUUID()) =>
  server.call('POST', '/training/registrations/register/', {
    token: await person.renewed(),
    body: { session_id, payment_consent: true, ...body },
    headers: { 'idempotency-key': key },
  });
const registerGuest = (body: object) =>
  server.call('POST', '/training/registrations/guest-register/', { body });
const cancel = async (person: Person, made: ApiResponse) =>
  server.call('POST', `/training/registrations/${String(registrationIn(made)['public_id'])}/cancel/`, {
    token: await person.renewed(),
    body: {},
  });
const uses = async (id: string) => {
  const { rows } = await server.database.db.execute<{ line: string }>(sql`
    select concat_ws(' ', off_cents, case when returned_at is null then 'used' else 'returned' end) as line
    from promo_uses where promo_code_id = ${id}`);
  return rows.map(({ line }) => line).toSorted();
};
const confirmationOf = async (recipient: string) => {
  const { rows } = await server.database.db.execute<{ text: string }>(sql`
    select text_body as text from outbox_mails where recipient = ${recipient} and template = 'registration_confirmed'`);
  return rows.map(({ text }) => text);
};
const isWhole = async () => expect((await checkLedger(server.database.db)).problems).toEqual([]);

describe('a place with a promo code', () => {
  it('costs less at the rate of the person, once for a repeated key', async () => {
    const { id, code } = await aCode();
    const person = await aMember(server, { member: true });
    const session = await newSession();
    const [body, key] = [
      { ...(await withCard()), promo_code: code.toLowerCase(), amount: '42.00' },
      randomUUID(),
    ];
    const made = await register(person, session, body, key);
    expect([made.status, made.body['payment'], registrationIn(made)]).toMatchObject([
      201,
      { amount: '42.00' },
      { price: '42.00', rate: 'member', payment_status: 'paid' },
    ]);
    expect((await register(person, session, body, key)).body).toEqual(made.body);
    expect(await uses(id)).toEqual(['1800 used']);
    const [email] = await confirmationOf(person.email);
    for (const text of ['$60', `Code ${code}`, '−$18', '$42']) expect(email).toContain(text);
    await isWhole();
  });

  it('is compared with the price that the person saw', async () => {
    const { id, code } = await aCode();
    const seen = { ...(await withCard()), promo_code: code, amount: '75.00' };
    const refused = await register(await aMember(server), await newSession(), seen);
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'price_changed', price: '52.50' }]);
    expect(await uses(id)).toEqual([]);
  });

  it('is lowered before it is split into installments', async () => {
    const { code } = await aCode();
    const body = { ...(await withCard()), promo_code: code, payment_plan: 'bi_weekly' };
    const session = await newSession({ startsAt: new Date('2026-04-20T18:30:00-04:00') });
    const made = await register(await aMember(server), session, body);
    expect(registrationIn(made)).toMatchObject({
      price: '52.50',
      instalments: [{ amount: '27.00' }, { amount: '25.50' }],
    });
    await isWhole();
  });

  it('can be paid later, and gives its use back when it is cancelled in time and unpaid', async () => {
    const { id, code } = await aCode({ maxUses: 1 });
    const person = await aMember(server);
    const made = await register(person, await newSession(), { promo_code: code });
    expect(registrationIn(made)).toMatchObject({ price: '52.50', payment_status: 'pending' });
    expect(await uses(id)).toEqual(['2250 used']);
    expect((await cancel(person, made)).status).toBe(200);
    expect(await uses(id)).toEqual(['2250 returned']);
    await isWhole();
  });

  it('keeps its use when the money is refunded', async () => {
    const { id, code } = await aCode();
    const person = await aMember(server);
    const made = await register(person, await newSession(), { ...(await withCard()), promo_code: code });
    expect((await cancel(person, made)).body['refund']).toMatchObject({ amount: '52.50' });
    expect(await uses(id)).toEqual(['2250 used']);
    await isWhole();
  });

  it('needs no card at $0.00', async () => {
    const { id, code } = await aCode({ percentOff: 100 });
    const made = await register(await aMember(server), await newSession(), { promo_code: code });
    expect([made.status, made.body['payment'], registrationIn(made)]).toMatchObject([
      201,
      null,
      { price: '0.00', payment_status: 'free' },
    ]);
    expect(await uses(id)).toEqual(['7500 used']);
    await isWhole();
  });

  it('gives its use back when the card is declined, and the next try takes it', async () => {
    const { id, code } = await aCode({ maxUses: 1 });
    const [person, session] = [await aMember(server), await newSession()];
    const declined = await register(person, session, {
      ...(await withCard(cards.declined)),
      promo_code: code,
    });
    expect([declined.status, await uses(id)]).toEqual([402, ['2250 returned']]);
    await isWhole();
    const made = await register(person, session, { ...(await withCard()), promo_code: code });
    expect([made.status, await uses(id)]).toEqual([201, ['2250 returned', '2250 used']]);
    await isWhole();
  });

  it('frees its last use from an unfinished payment of the same person, and of nobody else', async () => {
    const { id, code } = await aCode({ maxUses: 1, maxUsesPerPerson: 1 });
    const [person, session] = [await aMember(server), await newSession()];
    const asked = await register(person, session, { ...(await withCard(cards.asks)), promo_code: code });
    expect([asked.status, await uses(id)]).toEqual([202, ['2250 used']]);
    const other = await register(await aMember(server), session, { ...(await withCard()), promo_code: code });
    expect([other.status, other.body['promo_code']]).toEqual([400, [`${code} is used up.`]]);
    const made = await register(person, session, { ...(await withCard()), promo_code: code });
    expect([made.status, await uses(id)]).toEqual([201, ['2250 returned', '2250 used']]);
    await isWhole();
  });

  it.each<[string, Partial<typeof promoCodes.$inferInsert>, object]>([
    ['unknown', { archivedAt: new Date('2026-03-01T12:00:00Z') }, {}],
    ['over', { validUntil: '2026-03-01' }, {}],
    ['used up', { maxUses: 0 }, {}],
    ['for something else', { appliesTo: ['pass'] }, {}],
    ['for another program', { programIds: ['other'] }, {}],
    ['beside a pass', {}, { use_pass: true }],
    ['beside an included session', {}, { use_included: true }],
    ['leaving less than a card can pay', { percentOff: null, amountOffCents: 7451 }, {}],
  ])('is refused at a code that is %s, and nothing is held', async (_why, over, body) => {
    const { id, code } = await aCode(over);
    const session = await newSession();
    const refused = await register(await aMember(server), session, {
      ...(await withCard()),
      promo_code: code,
      ...body,
    });
    expect([refused.status, refused.body['promo_code']]).toEqual([400, [expect.any(String)]]);
    const { rows } = await server.database.db.execute(
      sql`select 1 from registrations where session_id = ${session}`,
    );
    expect([rows, await uses(id)]).toEqual([[], []]);
  });

  it('is for a first purchase, and as often as the code says', async () => {
    const { code } = await aCode({ firstPurchaseOnly: true });
    const person = await aMember(server);
    const taken = async () =>
      (await register(person, await newSession(), { ...(await withCard()), promo_code: code })).status;
    expect([await taken(), await taken()]).toEqual([201, 400]);
    await isWhole();
  });

  it('is not paid with a credit of a pass later', async () => {
    const { code } = await aCode();
    const person = await aMember(server);
    const made = await register(person, await newSession(), { promo_code: code });
    const path = `/training/registrations/${String(registrationIn(made)['public_id'])}/pay/`;
    const paid = await server.call('POST', path, { token: person.token, body: { use_pass: true } });
    expect([paid.status, Object.keys(paid.body)]).toEqual([400, expect.arrayContaining(['use_pass'])]);
  });

  it('keeps what the code took off when it moves to another date', async () => {
    const { id, code } = await aCode();
    const person = await aMember(server);
    const made = await register(person, await newSession(), { ...(await withCard()), promo_code: code });
    const to = await newSession({ startsAt: new Date('2026-03-19T18:30:00-04:00') });
    const from = String(registrationIn(made)['session_id']);
    const moved = await server.call('POST', `/sessions/registered/${from}/move/`, {
      token: await person.renewed(),
      body: { session_id: to, amount: '75.00', due_now: '0.00' },
    });
    expect([moved.status, registrationIn(moved)]).toMatchObject([200, { price: '52.50', session_id: to }]);
    expect(await uses(id)).toEqual(['2250 used']);
    await isWhole();
  });
});

describe('a guest with a promo code', () => {
  it('pays less, and their account has used it', async () => {
    const { id, code } = await aCode({ firstPurchaseOnly: true, maxUsesPerPerson: 1 });
    const body = { ...guestForm(await newSession(), await aCard(server)), amount: '52.50', promo_code: code };
    const made = await registerGuest(body);
    expect([made.status, made.body['payment']]).toMatchObject([201, { amount: '52.50' }]);
    expect(await uses(id)).toEqual(['2250 used']);
    const { rows } = await server.database.db.execute<{ email: string }>(sql`
      select u.email from promo_uses n join registrations r on r.id = n.registration_id join users u on u.id = r.user_id
      where n.promo_code_id = ${id}`);
    expect(rows).toEqual([{ email: body.user_data.email }]);
    await isWhole();
  });

  it('needs no card at $0.00, and gets the account', async () => {
    const { id, code } = await aCode({ percentOff: 100 });
    const made = await registerGuest({ ...guestForm(await newSession(), undefined), promo_code: code });
    expect([made.status, registrationIn(made)]).toMatchObject([201, { payment_status: 'free' }]);
    expect(await uses(id)).toEqual(['7500 used']);
    await isWhole();
  });

  it('keeps the last use for the next one when the card is declined', async () => {
    const { id, code } = await aCode({ maxUses: 1 });
    const session = await newSession();
    const declined = await registerGuest({
      ...guestForm(session, await aCard(server, cards.declined)),
      promo_code: code,
    });
    expect([declined.status, await uses(id)]).toEqual([402, ['2250 returned']]);
    const made = await registerGuest({ ...guestForm(session, await aCard(server)), promo_code: code });
    expect([made.status, await uses(id)]).toEqual([201, ['2250 returned', '2250 used']]);
    await isWhole();
  });
});
