import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aCard, aMember, aSession, seedStudio, type Person } from '../../../test/booking.ts';
import { registerUnpaid } from '../../../test/session-fixture.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { aTeamMember } from '../../../test/team-fixture.ts';
import { payments } from '../../platform/database/schema/payments.ts';
import { refundCancelledSessions } from '../booking/registration/refund-cancelled-sessions.ts';

let server: TestServer;
let manager: Person;
beforeAll(async () => {
  server = await testServer();
  await seedStudio(server.database);
  server.clock.set('2026-03-02T12:00:00-05:00');
  manager = await aTeamMember(server, 'manager');
});
afterAll(() => server?.close());

const call = (method: 'GET' | 'POST', id: string, path: string, body?: object) =>
  server.call(method, `/office/sessions/${id}/cancel/${path}`, { token: manager.token, body });
const progress = async (id: string) => (await call('GET', id, 'progress/')).body;

it('counts who has their money back, who waits and whose refund failed', async () => {
  const id = await aSession(server.database);
  const [paid, unpaid, left] = [await aMember(server), await aMember(server), await aMember(server)];
  const made = await server.call('POST', '/training/registrations/register/', {
    token: paid.token,
    body: {
      session_id: id,
      payment_plan: 'full',
      payment_method_id: await aCard(server),
      payment_consent: true,
    },
  });
  expect(made.status).toBe(201);
  await registerUnpaid(server, id, unpaid);
  await registerUnpaid(server, id, left);
  await server.call('POST', `/sessions/registered/${id}/cancel/`, { token: left.token, body: {} });
  expect((await call('GET', id, 'progress/')).status).toBe(404);

  const { preview_token } = (await call('POST', id, 'preview/')).body;
  expect((await call('POST', id, '', { preview_token, reason: 'No ice.' })).status).toBe(200);
  expect(await progress(id)).toEqual({ people_count: 2, done_count: 0, waiting_count: 2, failed: [] });

  await refundCancelledSessions(server.deps);
  expect(await progress(id)).toEqual({ people_count: 2, done_count: 2, waiting_count: 0, failed: [] });

  const registrationId = (made.body['registration'] as { public_id: string }).public_id;
  const refund = and(eq(payments.registrationId, registrationId), eq(payments.kind, 'refund'));
  await server.database.db.update(payments).set({ status: 'unknown' }).where(refund);
  expect(await progress(id)).toMatchObject({ done_count: 1, waiting_count: 1, failed: [] });
  await server.database.db.update(payments).set({ status: 'failed' }).where(refund);
  expect(await progress(id)).toMatchObject({
    done_count: 1,
    waiting_count: 0,
    failed: [{ person_id: paid.id, name: expect.any(String) }],
  });
});
