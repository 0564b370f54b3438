import { addDays } from '@detroit-well/config/studio-time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cards } from '../../../test/booking.ts';
import { moneyStudio, owing, paidInCash, saveCard } from '../../../test/money.ts';

let studio: Awaited<ReturnType<typeof moneyStudio>>;
beforeAll(async () => {
  studio = await moneyStudio();
});
afterAll(() => studio?.server.close());

type Row = Readonly<Record<string, string | number | boolean | null>>;
const today = '2026-03-02';

async function rows(path: string, who = studio.owner): Promise<Row[]> {
  const { status, body } = await studio.money.call('GET', `/office/${path}`, who);
  expect(status).toBe(200);
  return body['results'] as Row[];
}
const cents = (entries: readonly Row[]) =>
  entries.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0);

describe('the figures of the ledger', () => {
  it('open exactly the rows that the totals of the days add up', async () => {
    const { server, money } = studio;
    const { paymentId } = await paidInCash(server);
    await money.refund(paymentId, { amount: '30.00', destination: 'cash', reason: 'Ill.' });
    await money.refund(paymentId, { amount: '5.00', destination: 'credit', reason: 'Ill.' });
    const waived = await owing(server);
    await money.take(waived.id, { method: 'complimentary', reason: 'A guest.' });
    const declined = await owing(server);
    await saveCard(server, declined, cards.declined);
    await money.take(declined.id, { method: 'card' });
    const [total] = await rows('payments/totals/');
    const sum = (...names: string[]) =>
      names.reduce((all, name) => all + Math.round(Number(total?.[name]) * 100), 0);

    const collected = await rows('payments/?figure=collected&limit=100');
    expect(cents(collected)).toBe(sum('card', 'cash'));
    const refunded = await rows('payments/?figure=refunded&limit=100');
    expect(cents(refunded)).toBe(sum('refunded_card', 'refunded_cash'));
    const failed = await rows('payments/?figure=failed&limit=100');
    expect(failed.map(({ registration_id: id, status }) => [id, status])).toEqual([[declined.id, 'failed']]);
  });

  it('name the card of a payment and of what goes back to it', async () => {
    const { server, money } = studio;
    const booked = await owing(server);
    const { id } = booked;
    await saveCard(server, booked);
    const taken = await money.take(id, { method: 'card' });
    const card = { card_brand: 'visa', card_last4: '4242' };
    expect(taken.body).toMatchObject(card);
    await money.refund(String(taken.body['id']), { amount: '10.00', destination: 'card', reason: 'Ill.' });
    await money.refund(String(taken.body['id']), { amount: '10.00', destination: 'cash', reason: 'Ill.' });
    const entries = await rows(`payments/?registration=${id}`);
    const back = entries.filter(({ kind }) => kind === 'refund');
    expect(back.map(({ method, card_last4: last4 }) => [method, last4]).toSorted()).toEqual([
      ['card', '4242'],
      ['cash', null],
    ]);
  });
});

describe('what is due', () => {
  it('is each open installment until the last day, with those that are overdue', async () => {
    const { server } = studio;
    const plan = await owing(server, [1900, 1900, 1900, 1800]);
    const of = (entries: readonly Row[]) =>
      entries
        .filter(({ registration_id: id }) => id === plan.id)
        .map(({ due_on: day, amount, position, positions, charged }) => [
          day,
          amount,
          position,
          positions,
          charged,
        ]);
    expect(of(await rows('payments/due/?limit=100'))).toEqual([
      [today, '19.00', 1, 4, false],
      ['2026-03-09', '19.00', 2, 4, false],
    ]);
    const later = await rows(`payments/due/?limit=100&start_date=${addDays(today, 1)}&end_date=2026-03-31`);
    expect(of(later).map(([day]) => day)).toEqual(['2026-03-09', '2026-03-16', '2026-03-23']);
  });

  it('is for the front desk what is due today', async () => {
    const { server, desk } = studio;
    await owing(server, [1900, 1900, 1900, 1800]);
    const days = (await rows('payments/due/?limit=100&end_date=2026-03-31', desk)).map(
      ({ due_on: day }) => day,
    );
    expect([...new Set(days)]).toEqual([today]);
  });
});

it('narrows the worklist of money to what failed', async () => {
  const failed = await rows('worklist/?about=failed');
  const all = await rows('worklist/?about=money');
  const ids = all
    .filter(({ kind }) => kind === 'payment_failed' || kind === 'renewal_failed')
    .map(({ id }) => id);
  expect(failed.map(({ id }) => id)).toEqual(ids);
});
