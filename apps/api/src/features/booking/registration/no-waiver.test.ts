import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aCard, aSession, books, guestForm, joiningForm, seedStudio } from '../../../../test/booking.ts';
import { provedHuman } from '../../../../test/human.ts';
import { testServer, type TestServer } from '../../../../test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await seedStudio(server.database);
});
afterAll(() => server?.close());

const joining = async () =>
  server.call('POST', '/users/register/', { body: joiningForm(await provedHuman(server)) });

it('a guest is not charged while there is no waiver to accept', async () => {
  const session_id = await aSession(server.database);
  const guest = async () =>
    server.call('POST', '/training/registrations/guest-register/', {
      body: guestForm(session_id, await aCard(server)),
    });
  await server.database.db.execute(sql`create table put_aside as select * from waiver_versions`);
  await server.database.db.execute(sql`delete from waiver_versions`);
  const rejected = await guest();
  expect([rejected.status, rejected.body]).toEqual([
    400,
    expect.objectContaining({
      code: 'registration_closed',
      message: 'Registration is not open yet: the studio has not published its waiver.',
    }),
  ]);
  const unmade = await joining();
  expect([unmade.status, JSON.stringify(unmade.body)]).toEqual([
    400,
    expect.stringContaining('the studio has not published its waiver.'),
  ]);
  expect(await books(server.database, session_id)).toMatchObject({ taken: 0, live: 0, charges: 0 });
  await server.database.db.execute(sql`insert into waiver_versions select * from put_aside`);
  expect((await guest()).status).toBe(201);
  expect((await joining()).status).toBe(201);
});
