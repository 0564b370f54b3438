import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aMember,
  aSession,
  cards,
  guestForm,
  paymentIn,
  registrationIn,
  seedStudio,
} from '../../../../test/booking.ts';
import { anyDatabase } from '../../../../test/database.ts';
import { paymentFixtures, type PaymentFixture } from '../../../../test/payment-fixtures.ts';
import { testServer, type TestServer } from '../../../../test/server.ts';

describe.each(paymentFixtures)('with %s', (_name, open) => {
  let server: TestServer;
  let fixture: PaymentFixture;
  beforeAll(async () => {
    const database = await anyDatabase();
    fixture = await open(database);
    server = await testServer({ database, adapters: { payments: fixture.payments } });
    await seedStudio(database);
  });
  afterAll(async () => {
    await server?.close();
    await fixture?.close();
  });

  const guestRegister = (body: ReturnType<typeof guestForm> & { amount?: string }, key?: string) =>
    server.call('POST', '/training/registrations/guest-register/', {
      body,
      headers: key === undefined ? {} : { 'idempotency-key': key },
    });
  const form = async (session_id: string, card: string = cards.good, over: object = {}) =>
    guestForm(session_id, await fixture.card(card), over);
  const accounts = async (email: string) => {
    const { rows } = await server.database.db.execute(sql`
    select u.email, a.method, a.version, a.server_address, b.postal_code, f.gender, f.date_of_birth::text as born
    from users u join profiles f on f.user_id = u.id
    left join waiver_acceptances a on a.user_id = u.id left join billing_addresses b on b.user_id = u.id
    where u.email = ${email.toLowerCase()}`);
    return rows;
  };
  const signIn = (email: string) =>
    server.call('POST', '/token/', { body: { email, password: 'Standard!2026' } });

  describe('a guest registers', () => {
    it('creates an account with an email and an accepted waiver that can sign in, without signing the guest in', async () => {
      const session_id = await aSession(server.database);
      const body = await form(session_id, cards.good, { email: `Mixed.${session_id}@Guest.test` });
      const response = await guestRegister(body);
      expect(response.status).toBe(201);
      const email = body.user_data.email.toLowerCase();
      expect(response.body).toMatchObject({ account: { email, verification_sent: true } });
      expect(response.text).not.toMatch(/access|refresh/);
      expect(registrationIn(response)).toMatchObject({
        status: 'confirmed',
        payment_status: 'paid',
        rate: 'public',
      });
      expect(await accounts(email)).toEqual([
        {
          email,
          method: 'checkbox',
          version: '1',
          server_address: '127.0.0.1',
          postal_code: '48226',
          gender: 3,
          born: '1990-01-31',
        },
      ]);
      const signedIn = await signIn(email);
      expect(signedIn.status).toBe(200);
      const mine = await server.call('GET', '/sessions/registered/', {
        token: String(signedIn.body['access']),
      });
      expect(JSON.parse(mine.text)).toMatchObject([{ public_id: session_id, payment_status: 'paid' }]);
      const mails = await server.app.inject({
        url: `/dev/outbox?to=${encodeURIComponent(email)}`,
        headers: { accept: 'application/json' },
      });
      expect(mails.json<{ mails: { template: string }[] }>().mails[0]?.template).toBe(
        'registration_confirmed',
      );
      expect(mails.body).toContain('/verify-email/');
    });

    it('emails the guest about the new account at registration, not after a later instalment', async () => {
      const session_id = await aSession(server.database, { startsAt: new Date('2026-03-20T18:30:00-04:00') });
      const body = { ...(await form(session_id)), payment_plan: 'bi_weekly' };
      const made = await guestRegister(body);
      expect(made.body).toHaveProperty('account');
      server.clock.pass(60);
      const { body: signedIn } = await signIn(body.user_data.email.toLowerCase());
      const path = `/training/registrations/${String(registrationIn(made)['public_id'])}/pay/`;
      const paid = await server.call('POST', path, {
        token: String(signedIn['access']),
        body: { payment_method_id: await fixture.card() },
      });
      expect(paid.status).toBe(200);
      expect(paid.body).not.toHaveProperty('account');
      server.clock.pass(-60);
    });

    it('rejects a known email without changing or charging anything', async () => {
      const session_id = await aSession(server.database);
      const { email } = await aMember(server);
      const response = await guestRegister(
        await form(session_id, cards.good, { email: email.toUpperCase() }),
      );
      expect(response.status).toBe(409);
      expect(response.body).toMatchObject({ code: 'account_exists' });
      expect(await fixture.books(session_id)).toMatchObject({ taken: 0, live: 0, charges: 0 });
    });

    it('releases the seat and leaves no account behind when the card is declined', async () => {
      const session_id = await aSession(server.database);
      const body = await form(session_id, cards.declined);
      const response = await guestRegister(body);
      expect(response.status).toBe(402);
      expect(await accounts(body.user_data.email)).toEqual([]);
      expect(await fixture.books(session_id)).toMatchObject({ taken: 0, live: 0, charges: 0 });
      const { rows } = await server.database.db.execute(
        sql`select 1 from registrations where session_id = ${session_id} and guest_draft is not null`,
      );
      expect(rows).toEqual([]);
      const again = await guestRegister({ ...body, payment_method_id: await fixture.card() });
      expect(again.status).toBe(201);
    });

    it('requires a card at its field, unless the session is free', async () => {
      const paid = await aSession(server.database);
      const rejected = await guestRegister(guestForm(paid, undefined));
      expect(rejected.status).toBe(400);
      expect(rejected.body).toMatchObject({ payment_method_id: ['Payment method is required'] });
      const free = await aSession(server.database, { priceMemberCents: 0, pricePublicCents: 0 });
      const response = await guestRegister(guestForm(free, undefined));
      expect(response.status).toBe(201);
      expect(registrationIn(response)).toMatchObject({ payment_status: 'free' });
      expect(response.body).toMatchObject({ account: { verification_sent: true } });
    });

    const free = { priceMemberCents: 0, pricePublicCents: 0 };
    const higherPrice = { pricePublicCents: 8500 };

    it.each<[string, Parameters<typeof aSession>[1], string, boolean, string]>([
      ['a price other than the one shown', higherPrice, '75.00', true, '85.00'],
      ['a price after the session was shown as free', higherPrice, '0.00', false, '85.00'],
      ['no price after one was shown', free, '75.00', true, '0.00'],
    ])(
      'at %s: returns the current price, and stores and charges nothing',
      async (_at, over, amount, paying, price) => {
        const session_id = await aSession(server.database, over);
        const body = guestForm(session_id, paying ? await fixture.card() : undefined);
        const key = `shown-${session_id}`;
        const rejected = await guestRegister({ ...body, amount }, key);
        expect(rejected.status).toBe(409);
        expect(rejected.body).toMatchObject({ code: 'price_changed', price });
        expect(await accounts(body.user_data.email)).toEqual([]);
        expect(await fixture.books(session_id)).toMatchObject({ taken: 0, live: 0, charges: 0 });
        const { rows } = await server.database.db.execute(
          sql`select 1 from registrations where session_id = ${session_id}
            union all select 1 from idempotency_keys where key = ${key}`,
        );
        expect(rows).toEqual([]);
        // The guest accepted the new price: a new idempotent request.
        const method = price === '0.00' ? undefined : await fixture.card();
        const made = await guestRegister({ ...guestForm(session_id, method), amount: price });
        expect(made.status).toBe(201);
        expect(registrationIn(made)).toMatchObject({ price });
      },
    );

    it('at the shown price: one key with another amount is another request', async () => {
      const session_id = await aSession(server.database);
      const body = { ...(await form(session_id)), amount: '75.00' };
      const made = await guestRegister(body, 'shown-once');
      expect(made.status).toBe(201);
      await server.database.db.execute(
        sql`update sessions set price_public_cents = 8500 where id = ${session_id}`,
      );
      // The response was lost and the price has changed since: the agreed price applies.
      expect((await guestRegister(body, 'shown-once')).body).toEqual(made.body);
      expect((await guestRegister({ ...body, amount: '85.00' }, 'shown-once')).status).toBe(422);
      expect(await fixture.books(session_id)).toMatchObject({ registrations: 1, charges: 1 });
    });

    it('charges the price of the session when the request states no amount', async () => {
      const made = await guestRegister(await form(await aSession(server.database, higherPrice)));
      expect(made.status).toBe(201);
      expect(registrationIn(made)).toMatchObject({ price: '85.00' });
    });

    it.each(['free', -1, null])('rejects %j as an amount at its field', async (amount) => {
      const response = await guestRegister({
        ...(await form(await aSession(server.database))),
        amount,
      } as never);
      expect(response.status).toBe(400);
      expect(response.body).toMatchObject({ amount: ['Please enter a valid amount'] });
    });

    it('rejects a guest who is under 18 on the day of the session', async () => {
      const session_id = await aSession(server.database);
      const response = await guestRegister(
        await form(session_id, cards.good, { date_of_birth: '2008-03-13' }),
      );
      expect(response.body).toMatchObject({ code: 'age_restricted' });
    });

    it('responds session_full without a charge or an account when the session fills concurrently', async () => {
      const session_id = await aSession(server.database, { maxParticipants: 1, taken: 1 });
      const body = await form(session_id);
      expect((await guestRegister(body)).body).toMatchObject({ code: 'session_full', session_full: true });
      expect(await accounts(body.user_data.email)).toEqual([]);
    });
  });

  describe('a card that requires authentication', () => {
    const asked = async (key?: string) => {
      const session_id = await aSession(server.database, { maxParticipants: 1 });
      const body = await form(session_id, cards.asks);
      const response = await guestRegister(body, key);
      return {
        session_id,
        body,
        response,
        secret: String(paymentIn(response)?.['client_secret']),
        id: String(registrationIn(response)['public_id']),
      };
    };
    const authenticate = (client_secret: string, approve: boolean) =>
      fixture.authenticate(client_secret, approve);
    const confirm = (id: string, client_secret: string, key = client_secret) =>
      server.call('POST', `/training/registrations/${id}/confirm-payment/`, {
        body: { client_secret },
        headers: { 'idempotency-key': key },
      });

    it('holds the last seat for 15 minutes and confirms it when the guest approves', async () => {
      const { session_id, body, response, secret, id } = await asked();
      expect(response.status).toBe(202);
      expect(registrationIn(response)).toMatchObject({
        status: 'held',
        hold_expires_at: '2026-03-02T12:15:00-05:00',
      });
      expect((await guestRegister(await form(session_id))).body).toMatchObject({ code: 'session_full' });
      // With the same key before and after: the earlier requires_action response no longer applies.
      expect((await confirm(id, secret, 'confirm-key')).status).toBe(202);
      await authenticate(secret, true);
      const confirmed = await confirm(id, secret, 'confirm-key');
      expect(confirmed.status).toBe(200);
      expect(registrationIn(confirmed)).toMatchObject({ status: 'confirmed', payment_status: 'paid' });
      expect(await confirm(id, secret)).toMatchObject({ status: 200 });
      expect((await accounts(body.user_data.email)).length).toBe(1);
      expect(await fixture.books(session_id)).toMatchObject({
        taken: 1,
        registrations: 1,
        charges: 1,
      });
    });

    it('releases the seat when the guest rejects the charge', async () => {
      const { session_id, body, secret, id } = await asked();
      await authenticate(secret, false);
      expect((await confirm(id, secret)).status).toBe(402);
      expect(await fixture.books(session_id)).toMatchObject({ taken: 0, live: 0, charges: 0 });
      expect(await accounts(body.user_data.email)).toEqual([]);
    });

    it('requires the right client secret', async () => {
      const { id } = await asked();
      expect((await confirm(id, 'secret_of_somebody')).status).toBe(404);
    });

    it('can be replaced by another card, which replaces the old hold', async () => {
      const { session_id, body, secret } = await asked();
      const again = await guestRegister({ ...body, payment_method_id: await fixture.card() });
      expect(again.status).toBe(201);
      await authenticate(secret, true);
      expect(await fixture.books(session_id)).toMatchObject({
        taken: 1,
        registrations: 1,
        charges: 1,
      });
    });

    it('returns the current state to a retry with the same key', async () => {
      const { body, response, secret, id } = await asked('key-of-a-question');
      expect((await guestRegister(body, 'key-of-a-question')).body).toEqual(response.body);
      await authenticate(secret, true);
      await confirm(id, secret);
      const late = await guestRegister(body, 'key-of-a-question');
      expect(late.status).toBe(201);
      expect(registrationIn(late)).toMatchObject({ status: 'confirmed' });
    });
  });
});
