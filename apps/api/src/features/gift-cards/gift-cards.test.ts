import { eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { aCard, aMember, cards, seedStudio, type Person } from '../../../test/booking.ts';
import { anyDatabase } from '../../../test/database.ts';
import { withFaults, type FaultyPayments } from '../../../test/faulty-payments.ts';
import { provedHuman } from '../../../test/human.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { giftCards } from '../../platform/database/schema/gift-cards.ts';
import { outboxMails } from '../../platform/database/schema/outbox.ts';
import { users } from '../../platform/database/schema/people.ts';
import { htmlOf } from '../../platform/mail/outbox.ts';
import { writeRefunds } from '../booking/ledger/refund-ledger.ts';
import { checkLedger } from '../booking/ledger/check-ledger.ts';
import { creditBalance, forfeitCredit } from '../booking/ledger/credit.ts';
import { openSandbox } from '../payments/sandbox/sandbox.ts';
import { reconcileGiftCards } from './gift-card-good.ts';
import { sendGiftCards } from './send-gift-cards.ts';

let server: TestServer;
let provider: FaultyPayments;
let recipient: string;
beforeAll(async () => {
  const database = await anyDatabase();
  provider = withFaults(openSandbox(database.db));
  server = await testServer({ database, adapters: { payments: provider } });
  await seedStudio(database);
});
afterAll(() => server?.close());
beforeEach(() => {
  server.clock.set('2026-03-02T12:00:00-05:00');
  provider.fault = null;
  provider.down = false;
  recipient = `renee-${randomUUID()}@demo.test`;
});

const wanted = async (over: object = {}, card?: string) => ({
  amount: '50.00',
  recipient_name: 'Renée',
  recipient_email: recipient,
  message: 'Six Saturdays.\nThe wall is yours.',
  sender_name: 'Tanya',
  email: 'tanya@example.test',
  payment_method_id: await aCard(server, card),
  payment_consent: true,
  turnstile_token: await provedHuman(server),
  ...over,
});
const send = (body: object, key?: string, token?: string) =>
  server.call('POST', '/gift-cards/', {
    body,
    ...(token === undefined ? {} : { token }),
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });
const buy = async (over: object = {}, card?: string, key?: string) => send(await wanted(over, card), key);
const redeem = async (person: Person, code: string, key?: string) =>
  server.call('POST', '/gift-cards/redeem/', {
    token: await person.renewed(),
    body: { code },
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });
const credit = async (person: Person) =>
  (await server.call('GET', '/credit/', { token: await person.renewed() })).body['balance'];
const mailsTo = (to: string) =>
  server.database.db.select().from(outboxMails).where(eq(outboxMails.recipient, to));
const cardsOf = () =>
  server.database.db.select().from(giftCards).where(eq(giftCards.recipientEmail, recipient));
const problems = async () => (await checkLedger(server.database.db)).problems;
/** The amount that the sandbox took for the gift cards of the recipient, in cents. */
const taken = async () => {
  const { rows } = await server.database.db.execute<{ cents: number }>(sql`
    select coalesce(sum(c.amount_cents), 0)::int as cents from sandbox_charges c
      join payments m on m.idempotency_key = c.idempotency_key join gift_cards g on g.id = m.gift_card_id
    where g.recipient_email = ${recipient} and c.kind = 'charge' and c.status = 'succeeded'`);
  return rows[0]?.cents;
};
/** The code in the email to the recipient. */
async function codeSent(): Promise<string> {
  await sendGiftCards(server.deps);
  const [mail] = await mailsTo(recipient);
  return /[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(mail?.textBody ?? '')?.[0] ?? '';
}

describe('buying a gift card', () => {
  it('charges the card, sends the receipt at once and the gift card once', async () => {
    const { status, body } = await buy();
    expect([status, body]).toMatchObject([
      201,
      {
        gift_card: { status: 'paid', amount: '50.00', recipient_name: 'Renée', send_on: null },
        payment: { status: 'succeeded', amount: '50.00' },
      },
    ]);
    expect(await taken()).toBe(5000);
    const [receipt] = (await mailsTo('tanya@example.test')).slice(-1);
    expect(receipt).toMatchObject({ template: 'gift_card_bought' });
    const code = await codeSent();
    expect(code).not.toBe('');
    await Promise.all([sendGiftCards(server.deps), sendGiftCards(server.deps)]);
    const mails = await mailsTo(recipient);
    expect(mails.map(({ template, subject, replyTo }) => [template, subject, replyTo])).toEqual([
      ['gift_card', 'Tanya sent you a gift card', null],
    ]);
    expect(mails[0]?.textBody).toContain('The wall is yours.');
    expect(mails[0]?.textBody).not.toContain('tanya@example.test');
    const stored = JSON.stringify(await cardsOf());
    expect(stored).not.toContain(code);
    expect(stored).not.toContain(code.replaceAll('-', ''));
    expect(await problems()).toEqual([]);
  });

  it('is sent at nine in the morning in Detroit of its day, also on the day the clocks change', async () => {
    await buy({ send_on: '2026-03-08' });
    for (const [at, many] of [
      ['2026-03-07T23:00:00-05:00', 0],
      ['2026-03-08T08:59:00-04:00', 0],
      ['2026-03-08T09:00:00-04:00', 1],
      ['2026-03-09T09:00:00-04:00', 1],
    ] as const) {
      server.clock.set(at);
      await sendGiftCards(server.deps);
      expect(await mailsTo(recipient)).toHaveLength(many);
    }
  });

  it('with a declined card charges nothing and sends nothing', async () => {
    const { status, body } = await buy({}, cards.declined);
    expect([status, body['code'], body['reason']]).toEqual([402, 'payment_failed', 'card_declined']);
    await sendGiftCards(server.deps);
    expect([await taken(), await mailsTo(recipient)]).toEqual([0, []]);
    expect(await problems()).toEqual([]);
  });

  it('answers 202 while the bank asks, and the same request gets the gift card afterwards', async () => {
    const [body, key] = [await wanted({}, cards.asks), randomUUID()];
    const asked = await send(body, key);
    expect([asked.status, await taken()]).toEqual([202, 0]);
    const { client_secret } = asked.body['payment'] as { client_secret: string };
    await server.call('POST', '/payments/sandbox/confirm/', { body: { client_secret, approve: true } });
    const done = await send(body, key);
    expect([done.status, await taken()]).toEqual([201, 5000]);
    expect((await send(body, key)).body).toEqual(done.body);
    expect([await cardsOf(), await taken()]).toMatchObject([[{ status: 'paid' }], 5000]);
  });

  it('is charged once with one key, by several requests at once', async () => {
    const [body, key] = [await wanted(), randomUUID()];
    const all = await Promise.all([send(body, key), send(body, key), send(body, key)]);
    expect(all.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect([(await cardsOf()).length, await taken()]).toEqual([1, 5000]);
  });

  it('says that the outcome is unknown, and charges once after the answer arrives', async () => {
    provider.fault = 'response_lost';
    const [body, key] = [await wanted(), randomUUID()];
    provider.down = true;
    const lost = await send(body, key);
    expect([lost.status, lost.body]).toMatchObject([409, { code: 'in_progress', payment_unknown: true }]);
    provider.down = false;
    provider.fault = null;
    server.clock.pass(120);
    await reconcileGiftCards(server.deps);
    const known = await send(body, key);
    expect([known.status, await taken(), await problems()]).toEqual([201, 5000, []]);
  });

  it('needs no human check and no address of a signed-in member', async () => {
    const person = await aMember(server);
    const { status, body } = await send(
      await wanted({ email: undefined, turnstile_token: undefined }),
      randomUUID(),
      await person.renewed(),
    );
    expect([status, body['gift_card']]).toMatchObject([201, { email: person.email }]);
  });

  test.each([
    ['amount', '9.99', 'Please choose an amount from $10 to $500'],
    ['amount', '500.01', 'Please choose an amount from $10 to $500'],
    ['amount', '1e2', 'Please choose an amount from $10 to $500'],
    ['amount', '', 'Please choose an amount from $10 to $500'],
    ['recipient_name', ' ', 'Name is required'],
    ['recipient_email', 'renee@', 'Please enter a valid email address'],
    ['email', undefined, 'Email is required'],
    ['send_on', '2026-03-01', 'Please choose a day from today to a year ahead'],
    ['send_on', '2027-03-03', 'Please choose a day from today to a year ahead'],
    ['send_on', '2026-02-30', 'Please choose a day from today to a year ahead'],
    ['payment_consent', false, 'You must consent to the payment terms'],
    ['turnstile_token', 'guessed', 'Security verification is required. Please complete the verification.'],
  ])('with %s %j is refused at that field, and charges nothing', async (field, value, text) => {
    const { status, body } = await buy({ [field]: value });
    expect([status, body[field], await taken()]).toEqual([400, [text], 0]);
  });

  test.each(['10', '500.00'])('is possible with %s dollars', async (amount) => {
    expect((await buy({ amount })).status).toBe(201);
  });

  it('writes hostile texts as text', async () => {
    const hostile = '<img src=x onerror=alert(1)>"&\u202e';
    await buy({ recipient_name: hostile, sender_name: hostile, message: `${hostile}\n<script>` });
    await sendGiftCards(server.deps);
    const [mail] = await mailsTo(recipient);
    expect(mail && htmlOf(mail)).not.toMatch(/<script|<img src=x/);
    expect(mail?.subject).not.toContain('\u202e');
    expect(mail && htmlOf(mail)).toContain('&lt;img src=x');
  });
});

describe('redeeming a gift card', () => {
  it('adds its amount to the studio credit, however the code is typed', async () => {
    const person = await aMember(server);
    await buy();
    const code = await codeSent();
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ')} `;
    const { status, body } = await redeem(person, typed);
    expect([status, body]).toEqual([200, { amount: '50.00', sender_name: 'Tanya', balance: '50.00' }]);
    expect([await credit(person), await problems()]).toEqual(['50.00', []]);
  });

  it('is lost with the account, whose credit is forfeited', async () => {
    await buy();
    const { id, ...person } = await aMember(server);
    await redeem({ id, ...person }, await codeSent());
    await server.database.withTx(async (tx) => {
      await tx.update(users).set({ isActive: false }).where(eq(users.id, id));
      await forfeitCredit(tx, id, server.clock.now());
    });
    expect([await creditBalance(server.database.db, id), await problems()]).toEqual([0, []]);
  });

  it('happens once, and a repeated request gets the same response', async () => {
    const [person, other] = [await aMember(server), await aMember(server)];
    await buy();
    const [code, key] = [await codeSent(), randomUUID()];
    const first = await redeem(person, code, key);
    expect((await redeem(person, code, key)).body).toEqual(first.body);
    // The response was lost before it was stored.
    await server.database.db.execute(sql`delete from idempotency_keys where key = ${key}`);
    expect((await redeem(person, code, key)).body).toEqual(first.body);
    for (const late of [person, other]) expect((await redeem(late, code)).status).toBe(400);
    expect([await credit(person), await credit(other)]).toEqual(['50.00', '0.00']);
  });

  it('refuses an unknown, a used and a refunded code with the same response', async () => {
    const person = await aMember(server);
    await buy();
    const used = await codeSent();
    await redeem(await aMember(server), used);
    recipient = `refunded-${randomUUID()}@demo.test`;
    await buy();
    const refunded = await codeSent();
    const [card] = await cardsOf();
    const { rows } = await server.database.db.execute<{ id: string }>(
      sql`select id from payments where gift_card_id = ${card?.id ?? ''}`,
    );
    const charge = { giftCardId: card?.id ?? '', paymentId: rows[0]?.id ?? '', provider: 'sandbox' as const };
    const givenAt = server.clock.now();
    await server.database.withTx((tx) =>
      writeRefunds(
        tx,
        charge,
        [{ id: 're_1', cents: 5000, status: 'unknown', key: null, failureCode: null, givenAt }],
        givenAt,
      ),
    );
    const replies = [];
    for (const code of ['K7QM-2F9D-TR4X', used, refunded, 'x', '-']) {
      const { status, body } = await redeem(person, code);
      replies.push([status, { ...body, request_id: '' }]);
    }
    for (const reply of replies) expect(reply).toEqual(replies[0]);
    expect(replies[0]).toMatchObject([
      400,
      {
        code: 'gift_card_unusable',
        message: 'This code cannot be used. Check it against your email, or ask at the desk.',
      },
    ]);
    expect(await credit(person)).toBe('0.00');
    await server.database.db.execute(sql`delete from payments where refund_of_id = ${charge.paymentId}`);
  });

  it('is refused after ten attempts in a quarter of an hour', async () => {
    const limited = await testServer({ env: { RATE_LIMITS: 'default' } });
    await seedStudio(limited.database);
    const person = await aMember(limited);
    const statuses: number[] = [];
    for (let tries = 0; tries < 11; tries += 1) {
      const { status } = await limited.call('POST', '/gift-cards/redeem/', {
        token: await person.renewed(),
        body: { code: `guess ${tries}` },
      });
      statuses.push(status);
    }
    await limited.close();
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
  });
});
