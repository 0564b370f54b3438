import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember, aSession, seedStudio, type Person } from '../../../test/booking.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { aTeamMember } from '../../../test/team-fixture.ts';
import { outboxMails } from '../../platform/database/schema/outbox.ts';
import { users } from '../../platform/database/schema/people.ts';

let server: TestServer;
let desk: Person;
let owner: Person;
beforeAll(async () => {
  server = await testServer();
  await seedStudio(server.database);
  desk = await aTeamMember(server, 'front_desk');
  owner = await aTeamMember(server, 'owner');
});
afterAll(() => server?.close());

const call = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object, by = desk) =>
  server.call(method, `/office/people/${path}`, { token: by.token, ...(body && { body }) });

const storedUser = async (id: string) =>
  (await server.database.db.select().from(users).where(eq(users.id, id)))[0];

const mailsTo = (recipient: string) =>
  server.database.db.select().from(outboxMails).where(eq(outboxMails.recipient, recipient));

describe('a person', () => {
  it('needs no email address, but then a name', async () => {
    const nobody = await call('POST', '', { email: '' });
    expect([nobody.status, nobody.body]).toMatchObject([
      400,
      { first_name: ['Without an email address, the person needs a name.'] },
    ]);
    const made = await call('POST', '', { first_name: 'Otis', last_name: 'Grand' });
    expect([made.status, made.body]).toMatchObject([201, { email: '', contact_email: null }]);
    const id = String(made.body['id']);
    const found = await call('GET', '?search=otis%20grand');
    expect(found.body['results']).toMatchObject([{ id, email: '' }]);
    const invited = await call('POST', `${id}/invite/`);
    expect([invited.status, invited.body['code']]).toEqual([409, 'email_missing']);
    expect((await call('POST', `${id}/close/`, { reason: 'Moved away.' }, owner)).status).toBe(204);
  });

  it('without an address gets mail at that of somebody else, who alone signs in with it', async () => {
    const parent = await aMember(server);
    const details = { first_name: 'Kit', last_name: 'Grand', contact_email: parent.email.toUpperCase() };
    const { body } = await call('POST', '', details);
    const id = String(body['id']);
    expect(body).toMatchObject({ email: '', contact_email: parent.email, emails: [] });
    const sessionId = await aSession(server.database);
    const registering = { session_id: sessionId, overrides: ['waiver'], reason: 'Signs at the door.' };
    await call('PATCH', `${id}/`, { version: 1, date_of_birth: '1990-01-01' });
    expect((await call('POST', `${id}/registrations/`, registering)).status).toBe(201);
    expect((await mailsTo(parent.email)).map(({ template }) => template)).toEqual(['registration_confirmed']);
    await server.call('POST', '/users/password/reset/', { body: { email: parent.email } });
    const [reset] = (await mailsTo(parent.email)).slice(1);
    expect(reset?.textBody).toContain(parent.id);
    // The mail of the parent is not that of the child.
    expect((await call('GET', `${id}/`)).body['emails']).toEqual([]);
    const both = await call('PATCH', `${parent.id}/`, { version: 1, contact_email: 'other@demo.test' });
    expect([both.status, Object.keys(both.body)]).toEqual([400, expect.arrayContaining(['contact_email'])]);
    // Neither closing erases what belongs to the other.
    const { body: other } = await call('POST', '', { ...details, first_name: 'Kim' });
    await call('POST', `${id}/close/`, { reason: 'Moved away.' }, owner);
    expect(await storedUser(id)).toMatchObject({ contactEmail: null, isActive: false });
    expect((await mailsTo(parent.email)).map(({ template }) => template)).toEqual([
      'registration_confirmed',
      'reset_password',
      'registration_cancelled',
    ]);
    await call('POST', `${parent.id}/close/`, { reason: 'Moved away.' }, owner);
    expect(await storedUser(String(other['id']))).toMatchObject({ contactEmail: null, isActive: true });
  });

  it('who gets a first address is invited; the address of somebody else is refused with their name', async () => {
    const known = await aMember(server, { firstName: 'Tanya', lastName: 'Ellery' });
    const { body: made } = await call('POST', '', { first_name: 'Tanya', contact_email: 'family@demo.test' });
    const id = String(made['id']);
    const taken = await call('PATCH', `${id}/`, { version: 1, email: known.email });
    expect([taken.status, taken.body]).toMatchObject([
      409,
      { code: 'email_taken', person_id: known.id, person_name: 'Tanya Ellery' },
    ]);
    const email = 'tanya.new@demo.test';
    const added = await call('PATCH', `${id}/`, { version: 1, email });
    expect([added.status, added.body]).toMatchObject([200, { email, contact_email: null, version: 2 }]);
    expect(added.body['invited_at']).not.toBeNull();
    expect((await mailsTo(email)).map(({ template }) => template)).toEqual(['person_invitation']);
    const removed = await call('PATCH', `${id}/`, { version: 2, email: '' });
    expect([removed.status, removed.body]).toMatchObject([
      400,
      { email: ['The email address can be changed, but not removed.'] },
    ]);
  });
});
