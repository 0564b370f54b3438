import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { moneyStudio, openRefund, owing, paidByCard, paidInCash } from '../../../test/money.ts';
import { pdfText } from '../../../test/pdf-text.ts';

let studio: Awaited<ReturnType<typeof moneyStudio>>;
beforeAll(async () => {
  studio = await moneyStudio();
});
afterAll(() => studio?.server.close());

const path = (id: string) => `/office/payments/${id}/receipt/`;
const pdf = (id: string) =>
  studio.server.app.inject({
    url: `/api/v2${path(id)}`,
    headers: { authorization: `Bearer ${studio.desk.token}` },
  });

it('is printed for any payment, by whoever it is', async () => {
  for (const { paymentId, person } of [await paidInCash(studio.server), await paidByCard(studio.server)]) {
    const response = await pdf(paymentId);
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/pdf']);
    const text = pdfText(response.rawPayload);
    for (const part of [paymentId, person.email, 'Total paid $75.00']) expect(text).toContain(part);
    expect(text).not.toContain('Taxes');
  }
});

it('is emailed to who paid, with its lines and what went back', async () => {
  const { server, money, desk } = studio;
  const { paymentId, person } = await paidInCash(server);
  await money.refund(paymentId, { amount: '30.00', destination: 'cash', reason: 'Ill.' });
  const sent = await money.call('POST', `${path(paymentId)}email/`, desk);
  expect([sent.status, sent.body]).toEqual([200, { email: person.email }]);
  const { rows } = await server.database.db.execute<{ subject: string; text: string }>(
    sql`select subject, text_body as text from outbox_mails where template = 'receipt'`,
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.subject).toBe('Your receipt, $45.00');
  for (const part of [paymentId, '$75.00', '$30.00', 'Total after refunds']) {
    expect(rows[0]?.text).toContain(part);
  }
});

it('is there for no refund, no entry without money and no payment that failed', async () => {
  const { server, money, owner } = studio;
  const waived = await money.take(
    (await owing(server)).id,
    { method: 'complimentary', reason: 'A guest.' },
    owner,
  );
  for (const id of [await openRefund(server), String(waived.body['id']), 'nothing']) {
    expect([
      (await pdf(id)).statusCode,
      (await money.call('POST', `${path(id)}email/`, owner)).status,
    ]).toEqual([404, 404]);
  }
});
