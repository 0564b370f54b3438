import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember, aSession, guestForm, seedStudio } from '../../../../test/booking.ts';
import { memoryDatabase } from '../../../../test/database.ts';
import type { Fault } from '../../../../test/faulty-payments.ts';
import { paymentFixtures, type PaymentFixture } from '../../../../test/payment-fixtures.ts';
import { testServer, type TestServer } from '../../../../test/server.ts';
import type { Database } from '../../../platform/database/database.ts';
import { repairAtStart } from './reconcile.ts';

describe.each(paymentFixtures)('with %s', (_name, open) => {
  let database: Database;
  /** The process that dies, and the process that starts on the same database after it. */
  let dying: TestServer;
  let next: TestServer;
  let fixture: PaymentFixture;
  let provider: PaymentFixture['payments'];
  beforeAll(async () => {
    database = await memoryDatabase();
    fixture = await open(database);
    provider = fixture.payments;
    dying = await testServer({ database, adapters: { payments: provider } });
    next = await testServer({ database, adapters: { payments: provider } });
    await seedStudio(database);
  });
  afterAll(async () => {
    await dying?.app.close();
    await next?.close();
    await fixture?.close();
  });

  const restart = () => repairAtStart(next.deps);
  const held = (sessionId: string) =>
    expect.poll(async () => (await fixture.books(sessionId))?.live, { timeout: 20_000 }).toBe(1);
  /** The charge was requested, or is about to be, and the process never learns the outcome. */
  const asked = (fault: Fault, sessionId: string) =>
    expect
      .poll(async () => (await fixture.books(sessionId))?.charges, { timeout: 20_000 })
      .toBe(fault === 'dies_after' ? 1 : 0);

  describe.each<[Fault, string, number]>([
    ['dies_before', 'before the provider receives the charge: the seat is free', 0],
    ['dies_after', 'after the provider charged: the seat is confirmed', 1],
  ])('when a process %s, %s', (fault, _what, seatsTaken) => {
    const member = async () => {
      const session_id = await aSession(database, { maxParticipants: 1 });
      const { token } = await aMember(next);
      const body = { session_id, payment_method_id: await fixture.card() };
      const request = { token, body, headers: { 'idempotency-key': session_id } };
      return { session_id, path: '/training/registrations/register/', request };
    };
    const guest = async () => {
      const session_id = await aSession(database, { maxParticipants: 1 });
      const request = {
        body: guestForm(session_id, await fixture.card()),
        headers: { 'idempotency-key': session_id },
      };
      return { session_id, path: '/training/registrations/guest-register/', request };
    };

    it.each([
      ['a member', member],
      ['a guest', guest],
    ])('for %s is reconciled at the next start, and a retry finds or makes one', async (_who, make) => {
      const { session_id, path, request } = await make();
      provider.fault = fault;
      void dying.call('POST', path, request);
      await held(session_id);
      await asked(fault, session_id);
      provider.fault = null;
      await restart();
      expect(await fixture.books(session_id)).toMatchObject({
        taken: seatsTaken,
        registrations: seatsTaken,
        charges: seatsTaken,
      });
      const retried = await next.call('POST', path, request);
      expect(retried.status).toBe(201);
      expect(await fixture.books(session_id)).toEqual({
        taken: 1,
        live: 1,
        registrations: 1,
        charges: 1,
        charged: 7500,
      });
      const { rows } = await database.db.execute<{ mails: number }>(sql`
      select count(*)::int as mails from outbox_mails o join users u on u.email = o.recipient
      join registrations r on r.user_id = u.id where r.session_id = ${session_id} and r.status = 'confirmed'`);
      expect(rows[0]?.mails).toBe(1);
    });
  });
});
