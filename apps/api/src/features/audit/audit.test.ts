import type { AuditEntries } from '@detroit-well/api-client/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { seedStudio } from '../../../test/booking.ts';
import { aFact, addFacts, beforeTheSession, moveTo } from '../../../test/roster.ts';
import type { SessionFixture } from '../../../test/session-fixture.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { aTeamMember } from '../../../test/team-fixture.ts';

let server: TestServer;
let fixture: SessionFixture;
beforeAll(async () => {
  server = await testServer();
  await seedStudio(server.database);
});
beforeEach(async () => {
  fixture = await beforeTheSession(server);
});
afterAll(() => server?.close());

async function list(query: string): Promise<AuditEntries> {
  const owner = await aTeamMember(server, 'owner');
  const { status, body } = await server.call('GET', `/office/audit/${query}`, { token: owner.token });
  expect(status).toBe(200);
  return body as unknown as AuditEntries;
}

it('names the record of an entry and those in its fields, as they are called now', async () => {
  const { sessionId, registrationId, staff } = fixture;
  await addFacts(server, staff, aFact(registrationId));
  const { results } = await list(`?target=session:${sessionId}`);
  expect(results).toMatchObject([
    {
      action: 'attendance.record',
      names: {
        [`session:${sessionId}`]: 'Rhythm Roll Foundations, Mar 12, 2026',
        [`registration:${registrationId}`]: 'Ada Byron, Rhythm Roll Foundations, Mar 12, 2026',
      },
    },
  ]);
});

it('has no name for a record that is gone, whose fields say what it was called', async () => {
  const owner = await aTeamMember(server, 'owner');
  const call = (method: string, path: string, body?: object) =>
    server.call(method, `/office/locations/${path}`, { token: owner.token, ...(body && { body }) });
  const id = String((await call('POST', '', { name: 'Rooftop' })).body['id']);
  expect((await list(`?target=location:${id}`)).results).toMatchObject([
    { names: { [`location:${id}`]: 'Rooftop' } },
  ]);
  expect((await call('DELETE', `${id}/`)).status).toBe(204);
  const [deleted] = (await list(`?target=location:${id}`)).results;
  expect(deleted).toMatchObject({ action: 'location.delete', before: { name: 'Rooftop' }, names: {} });
});

it('lists the entries of a studio day, also late in its evening', async () => {
  await moveTo(server, fixture, '2026-03-12T23:30:00-04:00');
  const { sessionId, registrationId, staff } = fixture;
  await addFacts(server, staff, aFact(registrationId));
  const countOn = async (day: string) =>
    (await list(`?target=session:${sessionId}&start_date=${day}&end_date=${day}`)).count;
  expect([await countOn('2026-03-11'), await countOn('2026-03-12'), await countOn('2026-03-13')]).toEqual([
    0, 1, 0,
  ]);
});

it('finds entries by the names of who did something and for whom', async () => {
  const { sessionId, registrationId, staff, owner } = fixture;
  await addFacts(server, staff, aFact(registrationId));
  const { token } = await aTeamMember(server, 'owner');
  await server.call('POST', `/office/people/${owner.id}/notes/`, { token, body: { text: 'Left knee' } });
  expect((await list('?search=byron&action=note.create')).count).toBeGreaterThan(0);
  expect((await list(`?search=nobodyatall&target=session:${sessionId}`)).count).toBe(0);
});
