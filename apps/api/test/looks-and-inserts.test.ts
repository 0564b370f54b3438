import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { seedStudio, type Person } from './booking.ts';
import { anyDatabase } from './database.ts';
import { testServer, type TestServer } from './server.ts';
import { aTeamMember } from './team-fixture.ts';

/** Changes that look and then store, at once: each is answered, and none with a 5xx. */
let server: TestServer;
let owner: Person;
beforeAll(async () => {
  server = await testServer({ database: await anyDatabase() });
  await seedStudio(server.database);
});
afterAll(() => server?.close());
beforeEach(async () => {
  owner = await aTeamMember(server, 'owner');
});

const atOnce = (count: number, path: string, body: (index: number) => object) =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      server.call('POST', path, { token: owner.token, body: body(index) }),
    ),
  );

it('twelve programs of one name have twelve addresses', async () => {
  const made = await atOnce(12, '/office/programs/', () => ({ title: 'Night Skate', category_id: 'skate' }));
  expect(made.map(({ status }) => status)).toEqual(made.map(() => 201));
  expect(new Set(made.map(({ body }) => body['slug'])).size).toBe(12);
});

it.each([
  ['/office/categories/', { name: 'Balance//Well' }],
  ['/office/locations/', { name: 'Riverfront Hall' }],
])('six records at %s of one name are one, and the others say so at the name', async (path, body) => {
  const made = await atOnce(6, path, () => body);
  expect(made.filter(({ status }) => status === 201)).toHaveLength(1);
  const others = made.filter(({ status }) => status !== 201);
  expect(others.map((one) => [one.status, one.body['name']])).toEqual(
    others.map(() => [400, ['There is one with this name already.']]),
  );
});

it('two owners who demote each other do not wait for each other', async () => {
  for (let round = 0; round < 8; round += 1) {
    const pair = [await aTeamMember(server, 'owner'), await aTeamMember(server, 'owner')] as const;
    const demote = (by: Person, of: Person) =>
      server.call('PATCH', `/office/team/${of.id}/`, {
        token: by.token,
        body: { version: 1, role: 'coach' },
      });
    const statuses = (await Promise.all([demote(pair[0], pair[1]), demote(pair[1], pair[0])])).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
  }
});
