import type { RostersToday } from '@detroit-well/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aMember, aSession, seedStudio, type Person } from '../../../test/booking.ts';
import { aFact, addFacts, beforeTheSession, moveTo } from '../../../test/roster.ts';
import { registerUnpaid, type SessionFixture } from '../../../test/session-fixture.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { profiles } from '../../platform/database/schema/people.ts';
import { sessions } from '../../platform/database/schema/training.ts';

let server: TestServer;
let fixture: SessionFixture;
beforeAll(async () => {
  server = await testServer();
  await seedStudio(server.database);
});
beforeEach(async () => {
  await server.database.db.update(sessions).set({ status: 'cancelled' });
  fixture = await beforeTheSession(server);
});
afterAll(() => server?.close());

const read = async ({ token }: Person) =>
  (await server.call('GET', '/office/rosters/today/', { token })).body as unknown as RostersToday;

it('has the people of today with what the room needs, for a day', async () => {
  await addFacts(server, fixture.staff, aFact(fixture.registrationId, { id: 'here' }));
  const { taken_at: taken, expires_at: expires, sessions: today } = await read(fixture.staff);
  expect([taken, expires]).toEqual(['2026-03-12T18:20:00-04:00', '2026-03-13T18:20:00-04:00']);
  expect(today).toMatchObject([
    {
      session_id: fixture.sessionId,
      meeting: '2026-03-12T18:30:00-04:00',
      price_public: '75.00',
      people: [
        {
          registration_id: fixture.registrationId,
          person_id: fixture.owner.id,
          name: 'Ada Byron',
          initials: 'AB',
          attendance: 'present',
          facts: [{ id: 'here' }],
          payment_status: 'pending',
          waiver: 'signed',
          first_visit: true,
        },
      ],
    },
  ]);
});

it('keeps no email, phone, picture or amount of a person, also of one without a name', async () => {
  await server.database.db
    .update(profiles)
    .set({ firstName: '', lastName: '', imageFile: `picture-${'0a'.repeat(16)}` })
    .where(eq(profiles.userId, fixture.owner.id));
  const lists = await read(fixture.staff);
  expect(lists.sessions[0]?.people[0]).toMatchObject({ name: 'No name yet', initials: 'NY' });
  const text = JSON.stringify(lists);
  for (const word of ['@', '"email"', 'picture', 'amount', 'due', 'balance'])
    expect(text).not.toContain(word);
});

it('gives coaches the sessions that they lead, without money', async () => {
  const own = await read(fixture.coach);
  expect(own.sessions).toHaveLength(1);
  expect(own.sessions[0]?.people[0]?.payment_status).toBeNull();
  expect((await read(fixture.otherCoach)).sessions).toEqual([]);
});

it('lists every meeting of the day, and a session that runs over midnight until it ends', async () => {
  const startsAt = new Date('2026-03-12T23:30:00-04:00');
  server.clock.set('2026-03-02T12:00:00-05:00');
  const late = await aSession(server.database, {
    startsAt,
    endsAt: new Date('2026-03-13T02:00:00-04:00'),
    maxParticipants: 5,
  });
  await registerUnpaid(server, late, await aMember(server));
  await moveTo(server, fixture, '2026-03-12T00:10:00-04:00');
  const today = await read(fixture.staff);
  expect(today.sessions.map(({ session_id: id, places_left: left }) => [id, left])).toEqual([
    [fixture.sessionId, expect.anything()],
    [late, 4],
  ]);
  expect(today.expires_at).toBe('2026-03-13T02:00:00-04:00');
  await moveTo(server, fixture, '2026-03-13T01:00:00-04:00');
  expect((await read(fixture.staff)).sessions.map(({ session_id: id }) => id)).toEqual([late]);
});

it('is empty on a day without sessions', async () => {
  await moveTo(server, fixture, '2026-03-20T12:00:00-04:00');
  expect((await read(fixture.staff)).sessions).toEqual([]);
});
