import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aMember, aSession, seedStudio, type Person } from '../../../test/booking.ts';
import { testServer, type TestServer } from '../../../test/server.ts';

const whole = {
  first_name: 'Ada',
  last_name: 'Byron',
  display_name: 'Countess',
  phone: '(313) 555-0101',
  gender: 1,
  date_of_birth: '1990-05-06',
};

let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await testServer();
  await seedStudio(server.database);
});
beforeEach(async () => {
  person = await aMember(server);
  await change(whole);
});
afterAll(() => server?.close());

const change = (profile: unknown, path = '/me/') =>
  server.call('PATCH', path, {
    token: person.token,
    body: path === '/feed/' ? profile : { profile },
  });
const own = async () => (await server.call('GET', '/me/', { token: person.token })).body;

describe('a profile update', () => {
  it.each(Object.keys(whole))('keeps the fields that are not sent: all but %s', async (field) => {
    const sent = { [field]: whole[field as keyof typeof whole] };
    for (const path of ['/me/', '/users/me/', '/feed/']) {
      expect((await change(sent, path)).body).toMatchObject(whole);
    }
  });

  it('keeps everything when it is empty', async () => {
    const before = await own();
    expect((await change({})).body).toEqual(before);
  });

  it('accepts the response of the profile call', async () => {
    const before = await own();
    expect((await change(before)).body).toEqual(before);
  });

  it.each([
    [1, 1],
    ['2', 2],
    [null, null],
    ['', null],
  ])('accepts the gender %j', async (gender, stored) => {
    expect((await change({ gender })).body).toMatchObject({ ...whole, gender: stored });
  });

  it.each([null, '', ' '])('removes the phone number with %j', async (phone) => {
    expect((await change({ phone })).body).toMatchObject({ ...whole, phone: null });
  });

  it.each([
    ['first_name', '', 'First name is required'],
    ['last_name', null, 'Last name is required'],
    ['display_name', ' ', 'Display name is required'],
    ['gender', 5, 'Please choose one of the options'],
    ['gender', '01', 'Please choose one of the options'],
    ['gender', true, 'Please choose one of the options'],
    ['phone', 3135550101, 'Please enter text'],
    ['date_of_birth', '2030-01-01', 'Please enter a valid date of birth'],
  ])('is rejected with %s: %j, and changes nothing', async (field, value, message) => {
    const before = await own();
    const { status, body } = await change({ display_name: 'Other', [field]: value });
    expect([status, body['profile']]).toEqual([400, { [field]: [message] }]);
    expect(await own()).toEqual(before);
  });
});

describe('a date of birth', () => {
  const message = 'Your date of birth can be corrected, but not removed';

  it.each([null, '', ' '])('that is known cannot be cleared with %j', async (date_of_birth) => {
    const before = await own();
    const me = await change({ ...whole, display_name: 'Other', date_of_birth });
    expect([me.status, me.body['code'], me.body['profile']]).toEqual([
      400,
      'validation_failed',
      { date_of_birth: [message] },
    ]);
    const feed = await change({ date_of_birth }, '/feed/');
    expect([feed.status, feed.body['date_of_birth']]).toEqual([400, [message]]);
    expect(await own()).toEqual(before);
  });

  it('that is known can be corrected', async () => {
    expect((await change({ date_of_birth: '1991-05-06' })).body).toMatchObject({
      date_of_birth: '1991-05-06',
    });
  });

  it('that is unknown may stay unknown', async () => {
    await server.database.db.execute(
      sql`update profiles set date_of_birth = null where user_id = ${person.id}`,
    );
    expect((await change({ date_of_birth: '' })).body).toMatchObject({ date_of_birth: null });
    expect((await change({ date_of_birth: null })).body).toMatchObject({ date_of_birth: null });
  });

  it('shows that a person is under 18, and clearing it does not change that', async () => {
    await change({ date_of_birth: '2010-01-02' });
    const session_id = await aSession(server.database);
    const register = () =>
      server.call('POST', '/training/registrations/register/', {
        token: person.token,
        body: { session_id, payment_plan: 'full', waiver_signed: true, payment_consent: true },
      });
    expect((await register()).body['code']).toBe('age_restricted');
    for (const date_of_birth of ['', null, undefined]) await change({ ...whole, date_of_birth });
    expect((await register()).body['code']).toBe('age_restricted');
  });
});
