import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMember, aSession, cards, seedStudio } from '../../test/booking.ts';
import { anyDatabase } from '../../test/database.ts';
import { payingWorlds, type PayingWorld } from '../../test/paying-worlds.ts';
import { testServer, type TestServer } from '../../test/server.ts';
import { reconcileAll } from './reconcile.ts';

let server: TestServer;
let world: PayingWorld;
let asked = 0;
let slow = false;
beforeAll(async () => {
  const database = await anyDatabase();
  const [[, open]] = payingWorlds;
  world = await open(database);
  const payments: PayingWorld['payments'] = {
    ...world.payments,
    find: async (key) => {
      asked += 1;
      if (slow) await new Promise((resolve) => setTimeout(resolve, 40));
      return world.payments.find(key);
    },
  };
  server = await testServer({ database, adapters: { payments } });
  await seedStudio(database);
});
afterAll(() => server?.close());

it('a round stops asking a provider that takes too long, and the next round goes on', async () => {
  for (let many = 0; many < 6; many += 1) {
    const { token } = await aMember(server);
    const body = {
      session_id: await aSession(server.database),
      payment_method_id: await world.card(cards.asks),
    };
    await server.call('POST', '/training/registrations/register/', { token, body });
  }
  slow = true;
  asked = 0;
  await reconcileAll(server.deps, { roundMs: 60 });
  expect(asked).toBeGreaterThan(0);
  expect(asked).toBeLessThan(6);
  slow = false;
  asked = 0;
  await reconcileAll(server.deps);
  expect(asked).toBe(6);
});
