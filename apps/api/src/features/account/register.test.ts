import { messages } from '@detroit-well/validation/messages';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aSession, joiningForm, seedStudio } from '../../../test/booking.ts';
import { provedHuman } from '../../../test/human.ts';
import { testServer, type TestServer } from '../../../test/server.ts';

const password = 'Standard!2026';
let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await seedStudio(server.database);
});
afterAll(() => server?.close());

const joining = async (email: string, over: object = {}) =>
  server.call('POST', '/users/register/', {
    body: joiningForm(await provedHuman(server), { email, password, ...over }),
  });

describe('an account with details', () => {
  it('has what a guest has, and registers for a session at once', async () => {
    const email = 'joiner@demo.test';
    const response = await joining(email);
    expect(response.status).toBe(201);
    const token = (response.body['tokens'] as { access: string }).access;
    const { body } = await server.call('GET', '/dashboard/', { token });
    expect(body['profile']).toMatchObject({
      first_name: 'Gus',
      last_name: 'Guest',
      date_of_birth: '1990-01-31',
    });
    const { body: address } = await server.call('GET', '/billing-address/', { token });
    expect(address).toMatchObject({ address: '1 Woodward Ave', state: 'MI', postal_code: '48226' });
    const { body: waiver } = await server.call('GET', '/waiver/status/', { token });
    expect(waiver).toMatchObject({ waiver_accepted: true, payment_consent: true });
    const { rows: mails } = await server.database.db.execute(
      sql`select template from outbox_mails where recipient = ${email}`,
    );
    expect(mails).toEqual([{ template: 'verify_email' }]);
    const session_id = await aSession(server.database, { pricePublicCents: 0, priceMemberCents: 0 });
    const registered = await server.call('POST', '/training/registrations/register/', {
      token,
      body: { session_id, waiver_signed: true, payment_consent: true },
    });
    expect(registered.status).toBe(201);
  });

  it('refuses a minor, a waiver that was not accepted and a known address, and makes nothing', async () => {
    const minor = await joining('minor@demo.test', { date_of_birth: '2012-01-31' });
    expect([minor.status, minor.body['errors'] ?? minor.body]).toEqual([
      400,
      expect.objectContaining({
        details: {
          date_of_birth: [
            expect.stringMatching(/^You can sign the waiver from your 18th birthday on, \w{3} \d+, \d{4}\.$/),
          ],
        },
      }),
    ]);
    const unsigned = await joining('minor@demo.test', { waiver_signed: false });
    expect([unsigned.status, JSON.stringify(unsigned.body)]).toEqual([
      400,
      expect.stringContaining(messages.waiverNotSigned),
    ]);
    const signIn = { body: { email: 'minor@demo.test', password } };
    expect((await server.call('POST', '/token/', signIn)).status).toBe(401);
    expect((await joining('known@demo.test')).status).toBe(201);
    expect((await joining('known@demo.test')).body).toMatchObject({
      email: ['An account with this email already exists.'],
    });
  });
});

describe('an account with the person who joins', () => {
  const person = { first_name: 'Tanya', last_name: 'Ellery', date_of_birth: '1981-06-14' };
  const registering = async (email: string, over: object = {}) =>
    server.call('POST', '/users/register/', {
      body: {
        email,
        password,
        confirm_password: password,
        turnstile_token: await provedHuman(server),
        person: { ...person, ...over },
      },
    });

  it('has their name and date of birth, and no waiver yet', async () => {
    const response = await registering('tanya@demo.test');
    expect(response.status).toBe(201);
    const token = (response.body['tokens'] as { access: string }).access;
    const { body } = await server.call('GET', '/dashboard/', { token });
    expect(body['profile']).toMatchObject(person);
    const { body: waiver } = await server.call('GET', '/waiver/status/', { token });
    expect(waiver).toMatchObject({ waiver_accepted: false });
    const { rows: mails } = await server.database.db.execute(
      sql`select template from outbox_mails where recipient = 'tanya@demo.test'`,
    );
    expect(mails).toEqual([{ template: 'welcome' }]);
  });

  it('refuses a minor at the date of birth', async () => {
    const minor = await registering('young@demo.test', { date_of_birth: '2012-01-31' });
    expect(minor.status).toBe(400);
    expect(minor.body['errors'] ?? minor.body).toMatchObject({
      person: {
        date_of_birth: [expect.stringMatching(/^You can sign the waiver from your 18th birthday on/)],
      },
    });
  });
});
