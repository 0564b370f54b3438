import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aCard, aMember, seedStudio, type Person } from '../../../test/booking.ts';
import { moneyCalls, problemOf, type MoneyCalls } from '../../../test/money.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { aTeamMember } from '../../../test/team-fixture.ts';
import { giftCards } from '../../platform/database/schema/gift-cards.ts';
import { outboxMails } from '../../platform/database/schema/outbox.ts';
import { checkLedger } from '../booking/ledger/check-ledger.ts';
import { sendGiftCards } from '../gift-cards/send-gift-cards.ts';

let server: TestServer;
let owner: Person;
let desk: Person;
let buyer: Person;
let money: MoneyCalls;
beforeAll(async () => {
  server = await testServer();
  await seedStudio(server.database);
  owner = await aTeamMember(server, 'owner');
  desk = await aTeamMember(server, 'front_desk', 2000);
  money = moneyCalls(server, { owner, desk });
});
afterAll(() => server?.close());

let giftCardId: string;
let paymentId: string;
let recipient: string;
beforeEach(async () => {
  server.clock.set('2026-03-02T12:00:00-05:00');
  recipient = `renee-${randomUUID()}@demo.test`;
  buyer = await aMember(server);
  const bought = await server.call('POST', '/gift-cards/', {
    token: await buyer.renewed(),
    body: {
      amount: '50.00',
      recipient_name: 'Renée',
      recipient_email: recipient,
      message: '',
      sender_name: 'Tanya',
      payment_method_id: await aCard(server),
      payment_consent: true,
    },
    headers: { 'idempotency-key': randomUUID() },
  });
  giftCardId = (bought.body['gift_card'] as { id: string }).id;
  [{ id: paymentId = '' } = {}] = await linesOf(`gift_card=${giftCardId}`);
});

const linesOf = async (query: string) => {
  const { body } = await money.call('GET', `/office/payments/?${query}`, owner);
  return body['results'] as Record<string, string>[];
};
const refund = (body: object, who = owner) => money.refund(paymentId, body, who);
const redeem = async (code: string) =>
  server.call('POST', '/gift-cards/redeem/', { token: await buyer.renewed(), body: { code } });
async function sent(): Promise<string> {
  await sendGiftCards(server.deps);
  const [mail] = await server.database.db
    .select()
    .from(outboxMails)
    .where(eq(outboxMails.recipient, recipient));
  return /[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(mail?.textBody ?? '')?.[0] ?? '';
}
const isWhole = async () => expect((await checkLedger(server.database.db)).problems).toEqual([]);

it('stands in the list with whom it is for and who bought it, and in a search', async () => {
  const line = {
    id: paymentId,
    amount: '50.00',
    left: '50.00',
    person_id: buyer.id,
    registration_id: null,
    gift_card_id: giftCardId,
    gift_card_for: 'Renée',
  };
  expect(await linesOf(`gift_card=${giftCardId}&paid_for=gift_card`)).toMatchObject([line]);
  expect((await linesOf('search=gift%20renee&limit=100')).map(({ id }) => id)).toContain(paymentId);
});

it('names a visitor without a name by email, and nobody after the card is erased', async () => {
  const { db } = server.database;
  const nameAfter = async (change: Partial<typeof giftCards.$inferInsert>) => {
    await db.update(giftCards).set(change).where(eq(giftCards.id, giftCardId));
    return (await linesOf(`gift_card=${giftCardId}`)).map(({ person_name: name }) => name);
  };
  expect(await nameAfter({ buyerId: null })).toEqual(['Tanya']);
  expect(await nameAfter({ senderName: '', senderEmail: 'tanya@demo.test' })).toEqual(['tanya@demo.test']);
  expect(await nameAfter({ senderEmail: '', recipientName: '' })).toEqual(['No name']);
});

it('goes back whole without a reason while nobody redeemed it, and its code is then like every wrong one', async () => {
  const code = await sent();
  const { body: terms } = await money.call('GET', `/office/payments/${paymentId}/refunds/terms/`, owner);
  expect(terms).toMatchObject({
    left: '50.00',
    proposed: '50.00',
    whole: true,
    destinations: ['card', 'cash', 'credit'],
  });
  const part = await refund({ amount: '20.00', destination: 'card' });
  expect([part.status, Object.keys(part.body)]).toEqual([400, expect.arrayContaining(['amount'])]);
  expect(problemOf(await refund({ amount: '50.01', destination: 'card' }))).toEqual([
    409,
    'refund_above_rest',
  ]);
  expect(problemOf(await refund({ amount: '50.00', destination: 'card' }, desk))).toEqual([
    403,
    'permission_denied',
  ]);
  const both = await Promise.all([
    refund({ amount: '50.00', destination: 'card' }),
    refund({ amount: '50.00', destination: 'credit' }),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  const wrong = await redeem('AAAA-AAAA-AAAA');
  const refused = await redeem(code);
  expect([refused.status, refused.body['code'], refused.body['message']]).toEqual([
    wrong.status,
    wrong.body['code'],
    wrong.body['message'],
  ]);
  expect((await linesOf(`gift_card=${giftCardId}&kind=charge`))[0]?.['left']).toBe('0.00');
  await isWhole();
});

it('of which nothing was sent yet is not sent any more', async () => {
  expect((await refund({ amount: '50.00', destination: 'cash' })).status).toBe(201);
  expect(await sent()).toBe('');
  await isWhole();
});

it('is sent again with a new code, and the one before ends', async () => {
  const resend = () => money.call('POST', `/office/gift-cards/${giftCardId}/resend/`, desk);
  expect(problemOf(await resend())).toEqual([409, 'gift_card_not_sent']);
  const first = await sent();
  expect(await resend()).toMatchObject({
    status: 200,
    body: { id: giftCardId, status: 'sent', left: '50.00' },
  });
  const mails = await server.database.db
    .select()
    .from(outboxMails)
    .where(eq(outboxMails.recipient, recipient));
  const codes = mails.map(({ textBody }) => /[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(textBody)?.[0] ?? '');
  const second = codes.find((code) => code !== first) ?? '';
  expect([codes.length, second === '']).toEqual([2, false]);
  expect((await redeem(first)).status).toBe(400);
  expect((await redeem(second)).status).toBe(200);
  expect(problemOf(await resend())).toEqual([409, 'gift_card_not_sent']);
  const entries = await money.call('GET', `/office/audit/?target=gift_card:${giftCardId}`, owner);
  expect(entries.body['results']).toMatchObject([{ action: 'gift_card.resend' }]);
  await isWhole();
});

it('is found in the list by the email of buyer and recipient and by its state, never with its code', async () => {
  const code = await sent();
  const list = async (query: string) =>
    (await money.call('GET', `/office/gift-cards/?${query}`, desk)).body['results'] as Record<
      string,
      unknown
    >[];
  const [found] = await list(`search=${recipient}`);
  expect(found).toMatchObject({
    id: giftCardId,
    status: 'sent',
    amount: '50.00',
    left: '50.00',
    buyer_email: buyer.email,
    recipient_name: 'Renée',
    payment_id: paymentId,
  });
  expect(JSON.stringify(found)).not.toContain(code.slice(0, 4));
  expect((await list(`search=${buyer.email}&status=sent`)).map(({ id }) => id)).toEqual([giftCardId]);
  expect(await list(`search=${recipient}&status=redeemed`)).toEqual([]);
  await refund({ amount: '50.00', destination: 'card' });
  expect(await list(`search=${recipient}&status=refunded`)).toMatchObject([{ left: '0.00' }]);
});

it('that was redeemed does not go back', async () => {
  expect((await redeem(await sent())).status).toBe(200);
  const { body: terms } = await money.call('GET', `/office/payments/${paymentId}/refunds/terms/`, owner);
  expect(terms).toMatchObject({ left: '0.00', destinations: [] });
  const refused = await refund({ amount: '50.00', destination: 'card', reason: 'Please.' });
  expect([problemOf(refused), refused.body['rest']]).toEqual([[409, 'refund_above_rest'], '0.00']);
  await isWhole();
});
