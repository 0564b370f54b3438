import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCard, type Person } from '../../../test/booking.ts';
import { realDatabase } from '../../../test/database.ts';
import { moneyStudio, owing, type MoneyCalls } from '../../../test/money.ts';
import type { TestServer } from '../../../test/server.ts';
import { paymentLinks } from '../../platform/database/schema/payment-links.ts';
import { checkLedger } from '../booking/ledger/check-ledger.ts';

let server: TestServer;
let desk: Person;
let money: MoneyCalls;
beforeAll(async () => {
  ({ server, desk, money } = await moneyStudio({ database: await realDatabase({ poolSize: 20 }) }));
});
afterAll(() => server?.close());

/** A plan of two payments of $37.50, and the link to its first. */
async function aLink() {
  const { id } = await owing(server, [3750, 3750]);
  const { body } = await money.call('POST', '/office/payments/link/', desk, {
    registration_id: id,
    send: 'none',
  });
  return {
    id,
    linkId: String(body['link_id']),
    path: `/payment-links/${String(body['url']).split('/').at(-1)}/`,
  };
}
const pay = async (path: string, card: string) =>
  server.call('POST', path, {
    body: { payment_method_id: card },
    headers: { 'idempotency-key': randomUUID() },
  });

/** Four people with the same link pay, two at a time. */
async function payTwice(path: string): Promise<number[]> {
  const four = await Promise.all([1, 2, 3, 4].map(() => aCard(server)));
  const first = await Promise.all(four.slice(0, 2).map((card) => pay(path, card)));
  const then = await Promise.all(four.slice(2).map((card) => pay(path, card)));
  return [...first, ...then].map(({ status }) => status);
}
const charged = async (id: string) =>
  (await money.ledgerOf(id)).filter((line) => line.endsWith('succeeded')).length;

describe('a link that several pay at once', () => {
  it('charges once', async () => {
    const { id, path } = await aLink();
    const statuses = await payTwice(path);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect([await charged(id), (await checkLedger(server.database.db)).problems]).toEqual([1, []]);
  });

  it('would charge the next payment too, if it did not name its own (positive control)', async () => {
    const { id, path, linkId } = await aLink();
    await server.database.db.update(paymentLinks).set({ position: null }).where(eq(paymentLinks.id, linkId));
    const forget = server.database.db.update(paymentLinks).set({ paymentId: null });
    const [one, two] = [await aCard(server), await aCard(server)];
    await pay(path, one);
    await forget.where(eq(paymentLinks.id, linkId));
    await pay(path, two);
    expect(await charged(id)).toBe(2);
  });

  it('and is withdrawn is either paid or charges nothing', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, path, linkId } = await aLink();
      const card = await aCard(server);
      const [paid, withdrawn] = await Promise.all([
        pay(path, card),
        money.call('POST', `/office/sales/${linkId}/withdraw/`, desk),
      ]);
      expect([200, 410]).toContain(paid.status);
      expect([204, 410]).toContain(withdrawn.status);
      expect(await charged(id)).toBe(paid.status === 200 ? 1 : 0);
    }
    expect((await checkLedger(server.database.db)).problems).toEqual([]);
  });
});
