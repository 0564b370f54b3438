import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCard, aMember, aSession, seedStudio, type Person } from '../../../test/booking.ts';
import { personWithCredit } from '../../../test/money.ts';
import { aPromoCode } from '../../../test/office/promo-code-cases.ts';
import { pdfText } from '../../../test/pdf-text.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { giftCards } from '../../platform/database/schema/gift-cards.ts';
import { payments } from '../../platform/database/schema/payments.ts';
import { profiles } from '../../platform/database/schema/people.ts';

let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await testServer();
  await seedStudio(server.database);
});
afterAll(() => server?.close());
beforeEach(async () => {
  server.clock.set('2026-03-02T12:00:00-05:00');
  person = await aMember(server);
});

interface Line {
  public_id: string;
  kind: string;
  method: string;
  amount: string;
  status: string;
}

async function booked(terms: object = { payment_plan: 'full' }, card?: string) {
  const session_id = await aSession(server.database, { startsAt: new Date('2026-04-12T18:30:00-04:00') });
  const body = { session_id, ...terms, payment_method_id: await aCard(server, card) };
  const made = await server.call('POST', '/training/registrations/register/', { token: person.token, body });
  return { session_id, status: made.status };
}

async function ledger(session_id: string): Promise<Line[]> {
  const { body } = await server.call('GET', `/sessions/registered/${session_id}/`, { token: person.token });
  return (body['registration'] as { payments: Line[] }).payments;
}

const receipt = (id: string, token: string | undefined = person.token) =>
  server.app.inject({
    url: `/api/v2/payments/${id}/receipt/`,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
const textOf = async (id: string) => pdfText((await receipt(id)).rawPayload);

describe('a receipt', () => {
  it('has payer, session, amount and the studio, but no taxes,, and is not stored on the way', async () => {
    const { session_id } = await booked();
    const [line] = await ledger(session_id);
    const response = await receipt(line?.public_id ?? '');
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': expect.stringContaining('no-store'),
      'content-disposition': expect.stringContaining('receipt-2026-03-02.pdf'),
    });
    const text = pdfText(response.rawPayload);
    for (const part of [line?.public_id ?? '', person.email, 'Sunday, April 12, 2026', 'Total paid $75.00']) {
      expect(text).toContain(part);
    }
    expect(text).toContain('Detroit Well LLC 2100 Alder Court, Detroit, Michigan 48207');
    expect(text).not.toContain('Still to be paid');
    expect(text).not.toContain('Taxes');
  });

  it('of a gift card is for its signed-in buyer, and for nobody else', async () => {
    const bought = await server.call('POST', '/gift-cards/', {
      token: person.token,
      body: {
        amount: '50.00',
        recipient_name: 'Renée Okafor',
        recipient_email: 'renee-receipt@demo.test',
        sender_name: 'Ada',
        message: '',
        payment_method_id: await aCard(server),
        payment_consent: true,
      },
    });
    expect(bought.status).toBe(201);
    const [payment] = await server.database.db
      .select({ id: payments.id })
      .from(payments)
      .innerJoin(giftCards, eq(giftCards.id, payments.giftCardId))
      .where(eq(giftCards.buyerId, person.id));
    const id = payment?.id ?? '';
    const text = await textOf(id);
    for (const part of [person.email, 'For Renée Okafor', 'Gift card $50.00', 'Total paid $50.00'])
      expect(text).toContain(part);
    expect((await receipt(id, (await aMember(server)).token)).statusCode).toBe(404);
  });

  it('has a line for the promo code that lowered the price', async () => {
    const { code } = await aPromoCode(server.database);
    const { session_id } = await booked({ payment_plan: 'full', promo_code: code });
    const [line] = await ledger(session_id);
    const text = await textOf(line?.public_id ?? '');
    for (const part of ['$75.00', `Code ${code}`, '-$22.50', '$52.50']) expect(text).toContain(part);
  });

  it('of a plan says which payment it is, and what is still due when', async () => {
    const { session_id } = await booked({ payment_plan: 'bi_weekly' });
    const [line] = await ledger(session_id);
    const text = await textOf(line?.public_id ?? '');
    expect(text).toMatch(/payment 1 of 2 \$38\.00/);
    expect(text).toContain('The price is $75.00. Still to be paid: $37.00 on Monday, March 16, 2026.');
  });

  it('names the studio credit and the card that paid one amount, each with its part', async () => {
    person = await personWithCredit(server, 1_500);
    const { session_id } = await booked({ payment_plan: 'full', use_credit: true, credit_amount: '15.00' });
    const lines = await ledger(session_id);
    expect(lines.map(({ method, amount }) => [method, amount]).toSorted()).toEqual([
      ['card', '60.00'],
      ['credit', '15.00'],
    ]);
    for (const { public_id, amount, method } of lines) {
      const text = await textOf(public_id);
      expect(text).toContain('Paid with $15.00 studio credit, $60.00 card');
      expect(text).toContain(`the part by ${method === 'credit' ? 'studio credit' : 'card'} $${amount}`);
      expect(text).toContain(`Total paid $${amount}`);
    }
  });

  it('of credit that paid everything names no card', async () => {
    person = await personWithCredit(server, 7_500);
    const session_id = await aSession(server.database, { startsAt: new Date('2026-04-12T18:30:00-04:00') });
    const body = { session_id, payment_plan: 'full', use_credit: true };
    await server.call('POST', '/training/registrations/register/', { token: person.token, body });
    const [line] = await ledger(session_id);
    const text = await textOf(line?.public_id ?? '');
    expect(text).toContain('Paid with Studio credit');
    expect(text).toContain('Total paid $75.00');
    expect(text).not.toContain('card');
  });

  it('lists the refund of its payment after a cancellation', async () => {
    const { session_id } = await booked();
    const path = `/sessions/registered/${session_id}/cancel/`;
    await server.call('POST', path, { token: person.token, body: {} });
    const lines = await ledger(session_id);
    expect(lines.map(({ kind }) => kind)).toEqual(['charge', 'refund']);
    const text = await textOf(lines[0]?.public_id ?? '');
    expect(text).toMatch(/Refund of Monday, March 2, 2026, 12:00 PM EST -\$75\.00/);
    expect(text).toContain('Total after refunds $0.00');
    expect((await receipt(lines[1]?.public_id ?? '')).statusCode).toBe(404);
  });

  it('exists for the payer only, and only of a payment that succeeded', async () => {
    const { session_id } = await booked();
    const [line] = await ledger(session_id);
    const id = line?.public_id ?? '';
    expect((await receipt(id, (await aMember(server)).token)).statusCode).toBe(404);
    expect((await server.app.inject({ url: `/api/v2/payments/${id}/receipt/` })).statusCode).toBe(401);
    expect((await receipt('unknown')).statusCode).toBe(404);
    const failed = await booked({ payment_plan: 'full' }, '4000 0000 0000 0002');
    expect(failed.status).toBe(402);
  });

  it.each(['ليلى حداد', '山田 太郎', 'Zoë 🛼', 'x'.repeat(100), '</H1>\n(Tj)'])(
    'takes a name in any script: %s',
    async (firstName) => {
      const { session_id } = await booked();
      await server.database.db.update(profiles).set({ firstName }).where(eq(profiles.userId, person.id));
      const [line] = await ledger(session_id);
      const { statusCode, rawPayload } = await receipt(line?.public_id ?? '');
      expect(statusCode).toBe(200);
      expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
      expect(pdfText(rawPayload)).toContain('Total paid $75.00');
    },
  );
});
