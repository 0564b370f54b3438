import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMember, aSession, seedStudio } from '../../../test/booking.ts';
import { anyDatabase } from '../../../test/database.ts';
import { personWithCredit } from '../../../test/money.ts';
import { testServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
beforeAll(async () => {
  const database = await anyDatabase();
  server = await testServer({ database });
  await seedStudio(database);
});
afterAll(() => server?.close());

const history = async (token: string) =>
  JSON.parse((await server.call('GET', '/credit/history/', { token })).text) as object[];

it('lists where the credit came from and what it paid for, newest first, and nothing of others', async () => {
  const { token } = await personWithCredit(server, 7_500);
  const session_id = await aSession(server.database, { title: 'Paid by credit' });
  const body = { session_id, payment_consent: true, use_credit: true };
  expect((await server.call('POST', '/training/registrations/register/', { token, body })).status).toBe(201);
  expect(await history(token)).toMatchObject([
    { id: '2', kind: 'spent', amount: '75.00', balance: '0.00', name: 'Paid by credit', session_id },
    { id: '1', kind: 'given', amount: '75.00', balance: '75.00' },
  ]);
  expect(await history((await aMember(server)).token)).toEqual([]);
});
