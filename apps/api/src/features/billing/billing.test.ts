import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember, seedStudio, type Person } from '../../../test/booking.ts';
import { testServer, type TestServer } from '../../../test/server.ts';

const path = '/billing-address/';
const address = (over: object = {}) => ({
  address: '4400 Woodward Avenue',
  address2: 'Apt 5',
  city: 'Detroit',
  state: 'MI',
  postal_code: '48201',
  country: 'US',
  ...over,
});

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await seedStudio(server.database);
});
afterAll(() => server?.close());

const newcomer = () => aMember(server, { waiver: false });
const ask = (method: string, { token }: Person, body?: object, headers = {}) =>
  server.call(method, path, { token, headers, ...(body && { body }) });

describe('the billing address', () => {
  it('is not found until one exists, and is stored as given', async () => {
    const person = await newcomer();
    expect((await ask('GET', person)).status).toBe(404);
    expect((await ask('PATCH', person, address())).status).toBe(404);
    expect((await ask('DELETE', person)).status).toBe(404);
    const made = await ask('POST', person, address());
    expect([made.status, made.body]).toMatchObject([201, address()]);
    expect((await ask('GET', person)).body).toEqual(made.body);
  });

  it('is unique per member: a second one is rejected and changes nothing', async () => {
    const person = await newcomer();
    await ask('POST', person, address());
    const second = await ask('POST', person, address({ city: 'Hamtramck' }));
    expect([second.status, second.body['code']]).toEqual([409, 'billing_address_exists']);
    expect((await ask('GET', person)).body['city']).toBe('Detroit');
  });

  it('keeps its id when it is changed, and reports the time of the change', async () => {
    const person = await newcomer();
    const made = await ask('POST', person, address());
    server.clock.pass(60);
    const changed = await ask('PATCH', person, address({ address2: undefined, city: 'Hamtramck' }));
    expect(changed.body).toMatchObject({
      public_id: made.body['public_id'],
      city: 'Hamtramck',
      address2: '',
    });
    expect(Date.parse(String(changed.body['updated_at']))).toBe(server.clock.now().getTime());
  });

  it('is gone after it is deleted, and can be created again', async () => {
    const person = await newcomer();
    await ask('POST', person, address());
    expect((await ask('DELETE', person)).status).toBe(204);
    expect((await ask('GET', person)).status).toBe(404);
    expect((await ask('POST', person, address())).status).toBe(201);
  });

  it.each([
    [{ address: '' }, 'address', 'Street address is required'],
    [{ city: undefined }, 'city', 'City is required'],
    [{ state: '' }, 'state', 'State/Province is required'],
    [{ postal_code: '' }, 'postal_code', 'ZIP Code is required'],
    [{ postal_code: '4820' }, 'postal_code', 'Please enter a valid ZIP code (12345 or 12345-6789)'],
    [
      { country: 'CA', state: 'ON', postal_code: 'N9A 11A' },
      'postal_code',
      'Please enter a valid postal code (A1A 1A1)',
    ],
    [{ country: 'GB', state: '', postal_code: '' }, 'postal_code', 'Postcode is required'],
    [{ country: '' }, 'country', 'Country is required'],
  ])('is rejected at the field: %j', async (over, field, text) => {
    const { status, body } = await ask('POST', await newcomer(), address(over));
    expect([status, body[field]]).toEqual([400, [text]]);
  });

  it.each([
    { postal_code: '48201-1234' },
    { country: 'CA', state: 'ON', postal_code: 'N9A 1A1' },
    { country: 'GB', state: '', postal_code: 'SW1A 1AA' },
  ])('accepts the formats of its country: %j', async (over) => {
    expect((await ask('POST', await newcomer(), address(over))).status).toBe(201);
  });

  it('is stored once however often one request is sent', async () => {
    const person = await newcomer();
    const headers = { 'idempotency-key': 'one-press' };
    const first = await ask('POST', person, address(), headers);
    const again = await ask('POST', person, address(), headers);
    expect([again.status, again.body]).toEqual([201, first.body]);
  });

  it('is stored once when the request runs again after a crash that lost the response', async () => {
    const person = await newcomer();
    const headers = { 'idempotency-key': 'lost-answer' };
    const first = await ask('POST', person, address(), headers);
    await server.database.db.execute(sql`delete from idempotency_keys`);
    expect(await ask('POST', person, address(), headers)).toMatchObject({ status: 201, body: first.body });
  });
});
