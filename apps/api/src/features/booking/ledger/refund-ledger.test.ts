import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember, aSession, registrationIn, seedStudio } from '../../../../test/booking.ts';
import { testServer, type TestServer } from '../../../../test/server.ts';
import type { ProviderRefund } from '../../payments/port/charge-records.ts';
import { writeRefunds } from './refund-ledger.ts';

let server: TestServer;
let registrationId: string;
beforeAll(async () => {
  server = await testServer();
  await seedStudio(server.database);
  const { token } = await aMember(server);
  const body = { session_id: await aSession(server.database) };
  const made = await server.call('POST', '/training/registrations/register/', { token, body });
  registrationId = String(registrationIn(made)['public_id']);
});
afterAll(() => server?.close());

const now = new Date('2026-03-02T12:00:00-05:00');
/** A charge of $75, and a refund by the server that has no response yet. */
async function chargeWithRefund() {
  const paymentId = randomUUID();
  const insert = (id: string, kind: string, status: string, refundOf: string | null) =>
    server.database.db.execute(sql`
      insert into payments (id, registration_id, kind, amount_cents, status, provider, idempotency_key, refund_of_id)
      values (${id}, ${registrationId}, ${kind}, 7500, ${status}, 'stripe', ${`${kind}_${paymentId}`}, ${refundOf})`);
  await insert(paymentId, 'charge', 'succeeded', null);
  await insert(randomUUID(), 'refund', 'unknown', paymentId);
  return { registrationId, paymentId, provider: 'stripe' as const };
}
type Charge = Awaited<ReturnType<typeof chargeWithRefund>>;
const note = (charge: Charge, list: readonly ProviderRefund[]) =>
  server.database.withTx((tx) => writeRefunds(tx, charge, list, now));
const ledger = async ({ paymentId }: Charge) => {
  const { rows } = await server.database.db.execute<{ line: string }>(sql`
    select amount_cents || ' ' || status as line from payments where refund_of_id = ${paymentId} order by amount_cents`);
  return rows.map(({ line }) => line);
};

/** Lists of refunds, in the order in which the provider may return them. */
const history = ({ paymentId }: Charge): ProviderRefund[][] => {
  const refund = (
    id: string,
    cents: number,
    status: ProviderRefund['status'],
    key: string | null = null,
  ): ProviderRefund => ({
    id: `${id}_${paymentId}`,
    cents,
    status,
    key,
    failureCode: status === 'failed' ? 'declined' : null,
    givenAt: now,
  });
  const ours = (status: ProviderRefund['status']) => refund('re_ours', 4500, status, `refund_${paymentId}`);
  const hand = (status: ProviderRefund['status']) => refund('re_hand', 3000, status);
  return [
    [hand('unknown')],
    [hand('succeeded'), ours('unknown')],
    [hand('succeeded'), ours('succeeded')],
    [hand('failed'), ours('succeeded')],
  ];
};
const orders = permutations([0, 1, 2, 3]);
function permutations(of: readonly number[]): number[][] {
  if (of.length === 0) return [[]];
  return of.flatMap((first) =>
    permutations(of.filter((each) => each !== first)).map((rest) => [first, ...rest]),
  );
}

describe('the refunds of a charge', () => {
  it('have their current state, in whatever order several processes record the lists', async () => {
    for (const order of orders) {
      const charge = await chargeWithRefund();
      const lists = history(charge);
      const failed: ProviderRefund[] = [];
      for (const index of order) failed.push(...(await note(charge, lists[index] ?? [])));
      expect([order, await ledger(charge)]).toEqual([order, ['3000 failed', '4500 succeeded']]);
      expect(failed.map(({ cents }) => cents)).toEqual([3000]);
    }
  });

  it('are kept separate from the server’s refund with the same key but another id', async () => {
    const charge = await chargeWithRefund();
    const [, , both = []] = history(charge);
    const copied = both.map((each) => ({ ...each, key: `refund_${charge.paymentId}` }));
    await note(charge, copied);
    await note(charge, copied.toReversed());
    expect(await ledger(charge)).toEqual(['3000 succeeded', '4500 succeeded']);
  });

  it.each([
    ['covers the full amount again', 3000, ['4500 unknown', '3000 unknown'], ['3000 failed', '7500 unknown']],
    ['is open again', 7500, ['7500 cancelled', '7500 unknown'], ['7500 failed', '7500 pending']],
  ])('after a manual refund failed: the server’s unsent refund %s', async (_what, cents, before, after) => {
    const charge = await chargeWithRefund();
    const hand = (status: ProviderRefund['status']): ProviderRefund => ({
      id: `re_hand_${charge.paymentId}`,
      cents,
      status,
      key: null,
      failureCode: null,
      givenAt: now,
    });
    await note(charge, [hand('unknown')]);
    expect((await ledger(charge)).toSorted()).toEqual(before.toSorted());
    await note(charge, [hand('failed')]);
    expect((await ledger(charge)).toSorted()).toEqual(after.toSorted());
  });
});
