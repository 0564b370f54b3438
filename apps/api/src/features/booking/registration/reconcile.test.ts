import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMember, aSession, cards, seedStudio } from '../../../../test/booking.ts';
import { anyDatabase } from '../../../../test/database.ts';
import { paymentFixtures, type PaymentFixture } from '../../../../test/payment-fixtures.ts';
import { testServer, type TestServer } from '../../../../test/server.ts';
import { reconcileAll } from './reconcile.ts';

let server: TestServer;
let fixture: PaymentFixture;
let asked = 0;
let slowMs = 0;
let tells = true;
let stop = new AbortController();
const keys = new Set<string>();
beforeAll(async () => {
  const database = await anyDatabase();
  const [[, open]] = paymentFixtures;
  fixture = await open(database);
  const payments: PaymentFixture['payments'] = {
    ...fixture.payments,
    find: async (key) => {
      asked += 1;
      keys.add(key);
      stop.abort();
      if (slowMs > 0) await new Promise((resolve) => setTimeout(resolve, slowMs));
      if (!tells) throw new Error('the provider does not know');
      return fixture.payments.find(key);
    },
  };
  server = await testServer({ database, adapters: { payments } });
  await seedStudio(database);
});
afterAll(() => server?.close());

it('a reconciliation run stops asking a provider that takes too long, and the next run continues', async () => {
  for (let many = 0; many < 6; many += 1) {
    const { token } = await aMember(server);
    const body = {
      session_id: await aSession(server.database),
      payment_method_id: await fixture.card(cards.asks),
    };
    await server.call('POST', '/training/registrations/register/', { token, body });
  }
  // Far from both outcomes: a busy machine needs some of the second for its own queries.
  slowMs = 400;
  asked = 0;
  await reconcileAll(server.deps, { ms: 1_000 });
  expect(asked).toBeGreaterThan(0);
  expect(asked).toBeLessThan(6);
  slowMs = 0;
  asked = 0;
  await reconcileAll(server.deps);
  expect(asked).toBe(6);
});

it('a reconciliation run reports failed queries, and a charge that always fails does not starve the others', async () => {
  tells = false;
  await expect(reconcileAll(server.deps)).rejects.toThrow('failed rows: 6');
  keys.clear();
  for (let attempt = 0; attempt < 200 && keys.size < 6; attempt += 1) {
    stop = new AbortController(); // a run of one query
    await reconcileAll(server.deps, { stopping: stop.signal }).catch(() => {});
  }
  expect(keys.size).toBe(6);
  tells = true;
});

it('refunds have their own time budget in a run, even when charges use up theirs', async () => {
  const { token } = await aMember(server);
  const session_id = await aSession(server.database);
  const body = { session_id, payment_method_id: await fixture.card() };
  await server.call('POST', '/training/registrations/register/', { token, body });
  fixture.payments.down = true;
  const left = await server.call('POST', `/sessions/registered/${session_id}/cancel/`, { token, body: {} });
  expect(left.body['refund']).toEqual({
    amount: '75.00',
    status: 'pending',
    returned_amount: '0.00',
    owed_amount: '0.00',
    parts: [{ to: 'card', amount: '75.00', returned_amount: '0.00' }],
  });
  fixture.payments.down = false;
  slowMs = 400;
  await reconcileAll(server.deps, { ms: 1_000 });
  slowMs = 0;
  expect(await fixture.books(session_id)).toMatchObject({ charged: 0 });
});
