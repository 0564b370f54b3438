import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  aCard,
  aMember,
  aSession,
  books,
  cards,
  guestForm,
  registrationIn,
  seedStudio,
} from '../../../../test/booking.ts';
import { memoryDatabase } from '../../../../test/database.ts';
import { testServer, type TestServer } from '../../../../test/server.ts';
import { startBackground } from '../../../app/background.ts';
import { reconcileAll } from './reconcile.ts';

let server: TestServer;
beforeAll(async () => {
  const database = await memoryDatabase();
  server = await testServer({ database });
  await seedStudio(database);
});
afterAll(() => server?.close());

async function asked(sessionId: string, token?: string): Promise<string> {
  const card = await aCard(server, cards.asks);
  const made = token
    ? await server.call('POST', '/training/registrations/register/', {
        token,
        body: { session_id: sessionId, payment_method_id: card },
      })
    : await server.call('POST', '/training/registrations/guest-register/', {
        body: guestForm(sessionId, card),
      });
  expect(made.status).toBe(202);
  return String(registrationIn(made)['public_id']);
}
/** The bank has approved the charge, but the server does not know yet. */
const approveAll = () =>
  server.database.db.execute(sql`update sandbox_charges set status = 'succeeded' where kind = 'charge'`);

it('a row that cannot be repaired blocks neither the other rows nor the server start', async () => {
  const broken = await asked(await aSession(server.database));
  await server.database.db.execute(sql`update registrations set guest_draft = '{}' where id = ${broken}`);
  server.clock.pass(1);
  const session_id = await aSession(server.database);
  await asked(session_id, (await aMember(server)).token);
  await approveAll();
  await expect(reconcileAll(server.deps)).rejects.toThrow('failed rows: 1');
  expect(await books(server.database, session_id)).toMatchObject({ registrations: 1, charged: 7500 });

  const logged: unknown[] = [];
  const log = {
    ...server.app.log,
    error: (entry: unknown) => void logged.push(entry),
  } as typeof server.app.log;
  const stop = await startBackground(server.deps, log);
  await stop();
  expect(logged).toHaveLength(1);
});
