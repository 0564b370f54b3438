import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMember, seedStudio } from '../../../test/booking.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { aTeamMember } from '../../../test/team-fixture.ts';
import { profiles } from '../../platform/database/schema/people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await seedStudio(server.database);
});
afterAll(() => server?.close());

it('a person has their picture in the list and on their page, and not in the file', async () => {
  const { token } = await aTeamMember(server, 'front_desk');
  const [{ id }, other] = [
    await aMember(server, { lastName: 'Aa' }),
    await aMember(server, { lastName: 'Ab' }),
  ];
  const imageFile = `picture-${'0a'.repeat(16)}`;
  await server.database.db.update(profiles).set({ imageFile }).where(eq(profiles.userId, id));
  const read = async (path: string, headers = {}) =>
    server.call('GET', `/office/people/${path}`, { token, headers });
  const path = `/pictures/${imageFile}-160.webp`;
  expect((await read('?limit=2')).body['results']).toMatchObject([
    { id, picture_path: path },
    { id: other.id, picture_path: null },
  ]);
  expect((await read(`${id}/`)).body).toMatchObject({ picture_path: path });
  const { text } = await read('', { accept: 'text/csv' });
  expect(text).toContain(id);
  expect(text).not.toContain('picture');
});
