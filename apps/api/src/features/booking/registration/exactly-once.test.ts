import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aMember, aSession, cards, guestForm, registrationIn, seedStudio } from '../../../../test/booking.ts';
import { anyDatabase } from '../../../../test/database.ts';
import { paymentFixtures, type PaymentFixture } from '../../../../test/payment-fixtures.ts';
import { testServer, type TestServer } from '../../../../test/server.ts';
import { reconcileAll } from './reconcile.ts';

describe.each(paymentFixtures)('with %s', (_name, open) => {
  let server: TestServer;
  let fixture: PaymentFixture;
  let provider: PaymentFixture['payments'];
  beforeAll(async () => {
    const database = await anyDatabase();
    fixture = await open(database);
    provider = fixture.payments;
    server = await testServer({ database, adapters: { payments: provider } });
    await seedStudio(database);
  });
  afterAll(async () => {
    await server?.close();
    await fixture?.close();
  });
  beforeEach(() => {
    provider.fault = null;
    provider.down = false;
  });

  const register = (token: string, body: object, key: string) =>
    server.call('POST', '/training/registrations/register/', {
      token,
      body,
      headers: { 'idempotency-key': key },
    });

  async function ready(card: string = cards.good) {
    const session_id = await aSession(server.database, { maxParticipants: 1 });
    const { token } = await aMember(server);
    const body = { session_id, payment_plan: 'full', payment_method_id: await fixture.card(card) };
    return { session_id, token, body, key: `key-${session_id}` };
  }

  describe('the same idempotency key', () => {
    it('returns the stored response and charges once', async () => {
      const { session_id, token, body, key } = await ready();
      const first = await register(token, body, key);
      const again = await register(token, body, key);
      expect([again.status, again.body]).toEqual([201, first.body]);
      expect([first, again].map(({ headers }) => headers['idempotent-replayed'])).toEqual([
        undefined,
        'true',
      ]);
      expect(await fixture.books(session_id)).toMatchObject({
        taken: 1,
        registrations: 1,
        charges: 1,
      });
    });

    it.each(['full', 'bi_weekly', 'weekly'])(
      'returns the stored response of a %s plan to a guest, and treats another password as another body',
      async (payment_plan) => {
        const session_id = await aSession(server.database, {
          startsAt: new Date('2026-06-01T18:00:00-04:00'),
        });
        const [body, key] = [{ payment_method_id: await fixture.card() }, `key-${session_id}`];
        const form = { ...guestForm(session_id, body.payment_method_id), payment_plan };
        const ask = (sent: object) =>
          server.call('POST', '/training/registrations/guest-register/', {
            body: sent,
            headers: { 'idempotency-key': key },
          });
        const first = await ask(form);
        const again = await ask(form);
        expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
        const other = { ...form, user_data: { ...form.user_data, password: 'Other//2026' } };
        expect(await ask(other)).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } });
        expect(await fixture.books(session_id)).toMatchObject({ taken: 1, registrations: 1, charges: 1 });
      },
    );

    it('returns the stored response of a direct registration', async () => {
      const { session_id, token, key } = await ready();
      const first = await register(token, { session_id }, key);
      expect((await register(token, { session_id }, key)).body).toEqual(first.body);
    });

    it('is rejected with another body', async () => {
      const { token, body, key } = await ready();
      await register(token, body, key);
      const other = await register(token, { ...body, payment_plan: 'bi_weekly' }, key);
      expect(other.status).toBe(422);
      expect(other.body).toMatchObject({ code: 'idempotency_key_reused' });
    });

    it('is a separate request when another person sends it', async () => {
      const { token, body, key } = await ready();
      await register(token, body, key);
      const other = await ready();
      expect((await register(other.token, other.body, key)).status).toBe(201);
    });

    it('keeps a declined charge declined, and can be used again after 24 hours', async () => {
      const { token, body, key } = await ready(cards.declined);
      expect((await register(token, body, key)).status).toBe(402);
      const again = await register(token, body, key);
      expect(again.body).toMatchObject({ code: 'payment_failed' });
      expect(again.headers['idempotent-replayed']).toBe('true');
      const { rows } = await server.database.db.execute<{ hours: number }>(
        sql`select (extract(epoch from expires_at - ${server.clock.now().toISOString()}::timestamptz) / 3600)::float8 as hours from idempotency_keys where key = ${key}`,
      );
      expect(rows[0]?.hours).toBe(24);
    });

    it('registers and charges once for 20 concurrent requests, which all get the same response', async () => {
      const { session_id, token, body, key } = await ready();
      const responses = await Promise.all(Array.from({ length: 20 }, () => register(token, body, key)));
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
      expect(new Set(responses.map((response) => registrationIn(response)['public_id'])).size).toBe(1);
      expect(await fixture.books(session_id)).toMatchObject({
        taken: 1,
        registrations: 1,
        charges: 1,
      });
    });

    it('is rejected when it cannot be stored', async () => {
      const { token, body } = await ready();
      expect((await register(token, body, 'ä'.repeat(10))).status).toBe(400);
      expect((await register(token, body, 'k'.repeat(256))).status).toBe(400);
    });
  });

  describe('when the provider’s response is lost', () => {
    it.each(['request_lost', 'response_lost'] as const)(
      '(%s) the outcome is unknown, and a retry returns the current state',
      async (fault) => {
        const { session_id, token, body, key } = await ready();
        provider.fault = fault;
        provider.down = true;
        const unknown = await register(token, body, key);
        expect(unknown.status).toBe(409);
        expect(unknown.headers['retry-after']).toBeDefined();
        expect(unknown.body).toMatchObject({ code: 'in_progress', payment_unknown: true });
        expect((await register(token, body, key)).status).toBe(409);
        expect(await fixture.books(session_id)).toMatchObject({ taken: 1, live: 1, registrations: 0 });
        provider.fault = null;
        provider.down = false;
        const known = await register(token, body, key);
        expect(known.status).toBe(201);
        expect(await fixture.books(session_id)).toMatchObject({
          taken: 1,
          registrations: 1,
          charges: 1,
          charged: 7500,
        });
      },
    );

    it('the sweep reconciles the charge without a retry by the client', async () => {
      const { session_id, token, body, key } = await ready();
      provider.fault = 'response_lost';
      provider.down = true;
      await register(token, body, key);
      await expect(reconcileAll(server.deps)).rejects.toThrow('failed rows: 1');
      expect(await fixture.books(session_id)).toMatchObject({ taken: 1, live: 1, registrations: 0 });
      provider.down = false;
      await reconcileAll(server.deps);
      expect(await fixture.books(session_id)).toMatchObject({
        taken: 1,
        registrations: 1,
        charges: 1,
      });
    });

    it('the sweep releases the seat for good when the charge never reached the provider', async () => {
      const { session_id, token, body, key } = await ready();
      provider.fault = 'request_lost';
      provider.down = true;
      await register(token, body, key);
      await expect(reconcileAll(server.deps)).rejects.toThrow('failed rows: 1');
      expect(await fixture.books(session_id)).toMatchObject({ taken: 1, live: 1, registrations: 0 });
      provider.down = false;
      await reconcileAll(server.deps);
      expect(await fixture.books(session_id)).toMatchObject({ taken: 0, live: 0, charges: 0 });
    });
  });

  describe('a hold during payment authentication', () => {
    it('lasts 15 minutes and is released afterwards', async () => {
      const { session_id, token, body, key } = await ready(cards.asks);
      expect((await register(token, body, key)).status).toBe(202);
      server.clock.pass(14 * 60);
      await reconcileAll(server.deps);
      expect(await fixture.books(session_id)).toMatchObject({ taken: 1, live: 1 });
      server.clock.pass(61);
      await reconcileAll(server.deps);
      expect(await fixture.books(session_id)).toMatchObject({ taken: 0, live: 0, charges: 0 });
      server.clock.set('2026-03-02T12:00:00-05:00');
    });
  });

  describe('a guest whose email got an account during the charge', () => {
    it('gets a refund, and the existing account is unchanged', async () => {
      const session_id = await aSession(server.database);
      const form = guestForm(session_id, await fixture.card());
      provider.fault = 'response_lost';
      provider.down = true;
      const call = () =>
        server.call('POST', '/training/registrations/guest-register/', {
          body: form,
          headers: { 'idempotency-key': `guest-${session_id}` },
        });
      expect((await call()).status).toBe(409);
      provider.down = false;
      await server.database.db.execute(
        sql`insert into users (id, email, password_hash) values (${session_id}, ${form.user_data.email}, 'kept')`,
      );
      const response = await call();
      expect(response.body).toMatchObject({ code: 'account_exists', payment_returned: true });
      expect(await fixture.books(session_id)).toMatchObject({ taken: 0, live: 0, charged: 0 });
      const { rows } = await server.database.db.execute<{ password_hash: string }>(
        sql`select password_hash from users where email = ${form.user_data.email}`,
      );
      expect(rows).toEqual([{ password_hash: 'kept' }]);
    });
  });
});
