import { problems } from '@detroit-well/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember, seedStudio, type Person } from '../../../test/booking.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { aTeamMember } from '../../../test/team-fixture.ts';
import { auditEntries } from '../../platform/database/schema/team.ts';

let server: TestServer;
let desk: Person;
beforeAll(async () => {
  server = await testServer();
  await seedStudio(server.database);
  desk = await aTeamMember(server, 'front_desk');
});
afterAll(() => server?.close());

const contact = (over: object = {}) => ({
  name: 'Marvin Whitaker',
  relationship: 'spouse',
  phone: '(313) 555-0188',
  ...over,
});
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
const call = (method: Method, id: string, body?: object, contactId = '', by = desk) =>
  server.call(
    method,
    `/office/people/${id}/emergency-contacts/${contactId && `${contactId}/`}`,
    body ? { token: by.token, body } : { token: by.token },
  );
const add = async (id: string, over: object = {}) => {
  const { status, body } = await call('POST', id, contact(over));
  expect(status).toBe(201);
  return String(body['id']);
};
const namesOf = async (id: string) => {
  const { body } = await call('GET', id);
  return (body['results'] as { name: string }[]).map(({ name }) => name);
};
const entriesOf = async (id: string) =>
  server.database.db.select().from(auditEntries).where(eq(auditEntries.personId, id));

describe('emergency contacts that the team keeps', () => {
  it('may have no email, and stand on the pages of the person and of the office', async () => {
    const { id, token } = await aMember(server);
    const contactId = await add(id);
    const stored = { ...contact(), email: '', is_primary: false };
    expect((await call('GET', id)).body).toEqual({
      results: [{ id: contactId, ...stored }],
      next: null,
      count: 1,
    });
    const page = await server.call('GET', `/office/people/${id}/`, { token: desk.token });
    expect(page.body['emergency_contacts']).toEqual([{ id: contactId, ...stored }]);
    const own = await server.call('GET', '/emergency-contacts/', { token });
    expect(JSON.parse(own.text)).toEqual([{ public_id: contactId, ...stored }]);
  });

  it('that the person edits are asked for the email', async () => {
    const { id, token } = await aMember(server);
    const contactId = await add(id);
    const save = (body: object) => server.call('PATCH', `/emergency-contacts/${contactId}/`, { token, body });
    const refused = await save({ ...contact(), email: '' });
    expect([refused.status, refused.body['email']]).toEqual([400, ['Email is required']]);
    expect((await save({ ...contact(), email: 'marvin@demo.test' })).status).toBe(200);
  });

  it('are at most three, and one of them is the first to call', async () => {
    const { id } = await aMember(server);
    await add(id, { name: 'Bo' });
    await add(id, { name: 'Cy', is_primary: true });
    const other = await add(id, { name: 'Di' });
    expect((await namesOf(id))[0]).toBe('Cy');
    expect((await call('POST', id, contact())).body).toMatchObject({
      code: 'contact_limit',
      non_field_errors: [problems.contact_limit.text],
    });
    expect((await call('PATCH', id, { is_primary: true }, other)).body).toMatchObject({
      code: 'primary_contact_exists',
      is_primary: [problems.primary_contact_exists.text],
    });
  });

  it.each([
    [{ name: ' ' }, 'name', 'Name is required'],
    [{ relationship: 'cat' }, 'relationship', 'Relationship is required'],
    [{ phone: '12345' }, 'phone', 'Please enter a valid phone number'],
    [{ email: 'marvin' }, 'email', 'Please enter a valid email address'],
  ])('are refused at the field: %j', async (over, field, text) => {
    const { id } = await aMember(server);
    const { status, body } = await call('POST', id, contact(over));
    expect([status, body[field]]).toEqual([400, [text]]);
  });

  it('leave entries whose values closing the account erases, and none when nothing changes', async () => {
    const { id } = await aMember(server);
    const contactId = await add(id);
    const change = { phone: '(313) 555-0189' };
    for (const body of [change, change]) expect((await call('PATCH', id, body, contactId)).status).toBe(200);
    expect((await call('DELETE', id, undefined, contactId)).status).toBe(204);
    expect(await entriesOf(id)).toMatchObject([
      { action: 'contact.create', after: { contact_id: contactId }, personal: { after: contact() } },
      {
        action: 'contact.change',
        after: {},
        personal: { before: { phone: contact().phone }, after: change },
      },
      { action: 'contact.delete', before: { contact_id: contactId }, personal: { before: contact(change) } },
    ]);
    expect(await namesOf(id)).toEqual([]);
  });

  it('of somebody else, or of a person who is not there, are not found', async () => {
    const [owner, other] = [await aMember(server), await aMember(server)];
    const contactId = await add(owner.id);
    expect((await call('PATCH', other.id, { name: 'X' }, contactId)).status).toBe(404);
    expect((await call('DELETE', other.id, undefined, contactId)).status).toBe(404);
    expect((await call('POST', 'nobody', contact())).status).toBe(404);
    expect((await call('GET', 'nobody')).status).toBe(404);
    expect(await namesOf(owner.id)).toEqual(['Marvin Whitaker']);
  });

  it('of the team with more rights are changed by nobody with fewer', async () => {
    const owner = await aTeamMember(server, 'owner');
    const contactId = String((await call('POST', owner.id, contact(), '', owner)).body['id']);
    for (const [method, body, of] of [
      ['POST', contact(), ''],
      ['PATCH', { name: 'X' }, contactId],
      ['DELETE', undefined, contactId],
    ] as const)
      expect((await call(method, owner.id, body, of)).body['code']).toBe('above_own_rights');
  });
});
