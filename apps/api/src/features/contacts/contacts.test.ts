import { problems } from '@detroit-well/api-client/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember, seedStudio, type Person } from '../../../test/booking.ts';
import { testServer, type TestServer } from '../../../test/server.ts';

const path = '/emergency-contacts/';
const contact = (over: object = {}) => ({
  name: 'Marvin Whitaker',
  relationship: 'spouse',
  phone: '(313) 555-0188',
  email: 'marvin@demo.test',
  ...over,
});

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await seedStudio(server.database);
});
afterAll(() => server?.close());

const newcomer = () => aMember(server, { waiver: false });
const add = ({ token }: Person, body: object, headers = {}) =>
  server.call('POST', path, { token, body, headers });
const list = async ({ token }: Person) => {
  const { text } = await server.call('GET', path, { token });
  return JSON.parse(text) as { public_id: string; name: string; is_primary: boolean }[];
};
const idIn = ({ body }: { body: Record<string, unknown> }) => String(body['public_id']);

describe('emergency contacts', () => {
  it('are empty at first, and are stored as given', async () => {
    const person = await newcomer();
    expect(await list(person)).toEqual([]);
    const made = await add(person, contact());
    expect(made.status).toBe(201);
    expect(made.body).toEqual({ public_id: idIn(made), ...contact(), is_primary: false });
    expect(await list(person)).toEqual([made.body]);
  });

  it('are limited to three', async () => {
    const person = await newcomer();
    for (const name of ['A', 'B', 'C']) expect((await add(person, contact({ name }))).status).toBe(201);
    const { status, body } = await add(person, contact({ name: 'D' }));
    expect([status, body['code']]).toEqual([400, 'contact_limit']);
    expect(await list(person)).toHaveLength(3);
  });

  it('have one primary contact, which is listed first', async () => {
    const person = await newcomer();
    const other = await add(person, contact({ name: 'Other' }));
    await add(person, contact({ name: 'First', is_primary: true }));
    const second = await add(person, contact({ name: 'Second', is_primary: true }));
    expect([second.status, second.body]).toMatchObject([
      400,
      { code: 'primary_contact_exists', is_primary: [problems.primary_contact_exists.text] },
    ]);
    const body = { is_primary: true };
    const changed = await server.call('PATCH', `${path}${idIn(other)}/`, { token: person.token, body });
    expect(changed.body['code']).toBe('primary_contact_exists');
    expect((await list(person)).map(({ name }) => name)).toEqual(['First', 'Other']);
  });

  it('have no primary contact after it is deleted, until the member chooses another one', async () => {
    const person = await newcomer();
    const primary = await add(person, contact({ name: 'P', is_primary: true }));
    const other = await add(person, contact({ name: 'O' }));
    expect((await server.call('DELETE', `${path}${idIn(primary)}/`, { token: person.token })).status).toBe(
      204,
    );
    expect((await list(person)).map(({ is_primary }) => is_primary)).toEqual([false]);
    const body = { is_primary: true };
    const raised = await server.call('PATCH', `${path}${idIn(other)}/`, { token: person.token, body });
    expect([raised.status, raised.body['is_primary']]).toEqual([200, true]);
  });

  it('change only in the fields that are sent', async () => {
    const person = await newcomer();
    const made = await add(person, contact({ is_primary: true }));
    const body = { phone: '+1 313 555 0100' };
    const changed = await server.call('PATCH', `${path}${idIn(made)}/`, { token: person.token, body });
    expect(changed.body).toEqual({ ...made.body, phone: '+1 313 555 0100' });
  });

  it('of another member are not found and stay unchanged', async () => {
    const [owner, stranger] = [await newcomer(), await newcomer()];
    const id = idIn(await add(owner, contact()));
    const { token } = stranger;
    const body = contact({ name: 'Taken over', user_id: stranger.id });
    expect((await server.call('PATCH', `${path}${id}/`, { token, body })).status).toBe(404);
    expect((await server.call('DELETE', `${path}${id}/`, { token })).status).toBe(404);
    expect((await list(owner)).map(({ name }) => name)).toEqual(['Marvin Whitaker']);
  });

  it.each([
    [{ name: ' ' }, 'name', 'Name is required'],
    [{ relationship: 'cat' }, 'relationship', 'Relationship is required'],
    [{ phone: '' }, 'phone', 'Phone number is required'],
    [{ phone: '12345' }, 'phone', 'Please enter a valid phone number'],
    [{ email: undefined }, 'email', 'Email is required'],
    [{ email: 'marvin' }, 'email', 'Please enter a valid email address'],
  ])('are rejected at the field: %j', async (over, field, text) => {
    const { status, body } = await add(await newcomer(), contact(over));
    expect([status, body[field]]).toEqual([400, [text]]);
  });

  it('are added once however often one request is sent', async () => {
    const person = await newcomer();
    const headers = { 'idempotency-key': 'one-press' };
    const responses = [await add(person, contact(), headers), await add(person, contact(), headers)];
    expect(responses.map(({ status }) => status)).toEqual([201, 201]);
    expect(responses[1]?.body).toEqual(responses[0]?.body);
    expect(responses.map((each) => each.headers['idempotent-replayed'])).toEqual([undefined, 'true']);
    expect((await add(person, contact({ name: 'Else' }), headers)).status).toBe(422);
    expect(await list(person)).toHaveLength(1);
  });

  it('are added once when the request runs again after a crash that lost the response', async () => {
    const person = await newcomer();
    const headers = { 'idempotency-key': 'lost-answer' };
    const first = await add(person, contact(), headers);
    await server.database.db.execute(sql`delete from idempotency_keys`);
    expect((await add(person, contact(), headers)).body).toEqual(first.body);
    expect(await list(person)).toHaveLength(1);
  });
});
