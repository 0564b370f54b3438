import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMember, aSession, seedStudio } from '../../../../test/booking.ts';
import { anyDatabase } from '../../../../test/database.ts';
import { paymentFixtures, type PaymentFixture } from '../../../../test/payment-fixtures.ts';
import { testServer, type TestServer } from '../../../../test/server.ts';
import { tryAgain } from '../../../platform/idempotency/run-idempotent.ts';
import { reconcileAll } from './reconcile.ts';
import { finishRequest } from './resume.ts';

const [[, openSandbox]] = paymentFixtures;
let server: TestServer;
let fixture: PaymentFixture;
beforeAll(async () => {
  const database = await anyDatabase();
  fixture = await openSandbox(database);
  server = await testServer({ database, adapters: { payments: fixture.payments } });
  await seedStudio(database);
});
afterAll(() => server?.close());

/** An attempt whose charge never reached the provider. */
async function lost() {
  const session_id = await aSession(server.database);
  const { id: owner, token } = await aMember(server);
  fixture.payments.fault = 'request_lost';
  fixture.payments.down = true;
  const body = { session_id, payment_method_id: await fixture.card() };
  const press = async () => {
    const headers = { 'idempotency-key': session_id };
    return server.call('POST', '/training/registrations/register/', { token, body, headers });
  };
  await press();
  fixture.payments.fault = null;
  fixture.payments.down = false;
  return { session_id, owner, press };
}

/** The same attempt after it was abandoned. */
async function abandonedAttempt() {
  const { session_id, owner } = await lost();
  await reconcileAll(server.deps);
  const { rows } = await server.database.db.execute<{ registration: string; payment: string }>(sql`
    select r.id as registration, m.id as payment from registrations r
    join payments m on m.registration_id = r.id where r.session_id = ${session_id}`);
  const operation = 'POST /training/registrations/register/';
  return { idempotentRequest: { owner, key: session_id, operation, bodyHash: '' }, ...rows[0] };
}

it.each([
  ['is rejected with a stored problem when its request has no later attempt', false, 'hold_expired', 'done'],
  ['has no response yet when a later attempt exists', true, tryAgain, 'in_progress'],
])('an abandoned attempt %s', async (_what, isRetried, expected, row) => {
  const { idempotentRequest, registration = '', payment = '' } = await abandonedAttempt();
  const { db } = server.database;
  if (isRetried) {
    await db.execute(sql`
      update idempotency_keys set progress = '{"registration_id":"another","payment_id":null}' where key = ${idempotentRequest.key}`);
  }
  const response = await finishRequest(server.deps, idempotentRequest, registration, payment).catch(
    ({ code }: { code: string }) => code,
  );
  const { rows } = await db.execute(
    sql`select status from idempotency_keys where key = ${idempotentRequest.key}`,
  );
  expect([response, rows]).toEqual([expected, [{ status: row }]]);
});

it('an attempt whose charge was abandoned by a worker that then died does not count as a decline', async () => {
  const { session_id, press } = await lost();
  const charges = sql`select m.idempotency_key as key, m.status from payments m
    join registrations r on r.id = m.registration_id where r.session_id = ${session_id} order by m.created_at`;
  const { rows } = await server.database.db.execute<{ key: string }>(charges);
  await fixture.payments.abandon(rows[0]?.key ?? '', 7500);
  await reconcileAll(server.deps);
  expect((await server.database.db.execute(charges)).rows).toMatchObject([{ status: 'cancelled' }]);
  expect((await press()).status).toBe(201);
});
