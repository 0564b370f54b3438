import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCourse, aMember, aSession, seedStudio, type Person } from '../../../test/booking.ts';
import { aSessionFixture, registerUnpaid } from '../../../test/session-fixture.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { sessions } from '../../platform/database/schema/training.ts';
import { auditEntries, teamMembers } from '../../platform/database/schema/team.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await seedStudio(server.database);
});
afterAll(() => server?.close());

const renew = async ({ token }: Person) =>
  String((await server.call('POST', '/office/calendar/renew/', { token })).body['url']);
const shown = async ({ token }: Person) =>
  (await server.call('GET', '/office/calendar/', { token })).body['url'];
const feed = (url: string) => server.app.inject({ url: new URL(url).pathname });
const eventsOf = async (url: string) =>
  new ICAL.Component(ICAL.parse((await feed(url)).body))
    .getAllSubcomponents('vevent')
    .map((part) => new ICAL.Event(part));

describe('the private calendar of a coach', () => {
  it('has the sessions that they lead, each meeting of a course, and nothing of others', async () => {
    const { sessionId, coach, stranger } = await aSessionFixture(server);
    const { db } = server.database;
    const [led] = await db.select().from(sessions).where(eq(sessions.id, sessionId));
    const coachId = led?.coachId ?? null;
    await aCourse(server.database, 2, { coachId, title: 'Course' });
    await aSession(server.database, { coachId, title: 'Cancelled', status: 'cancelled' });
    await aSession(server.database, { title: 'Of somebody else' });
    await registerUnpaid(server, sessionId, stranger);
    expect(await shown(coach)).toBeNull();
    const url = await renew(coach);
    expect(url).toMatch(/\/calendar\/[\w-]{22}\.ics$/);
    expect(await shown(coach)).toBe(url);
    const { headers, body } = await feed(url);
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    });
    const events = await eventsOf(url);
    expect(events.map(({ summary }) => summary).toSorted()).toEqual([
      'Course (1 of 2)',
      'Course (2 of 2)',
      'Rhythm Roll Foundations',
    ]);
    const own = events.find(({ summary }) => summary === 'Rhythm Roll Foundations');
    expect(own).toMatchObject({
      uid: expect.stringMatching(`^${sessionId}-coach@`),
      description: '2 of 10 registered',
    });
    expect(body.replaceAll('\r\n ', '')).toContain(`/office/sessions/${sessionId}/roster`);
    for (const { email } of [stranger, coach]) expect(body).not.toContain(email);
  });

  it('raises SEQUENCE under the same UID when a session moves', async () => {
    const { sessionId, coach } = await aSessionFixture(server);
    const url = await renew(coach);
    const [before] = await eventsOf(url);
    await server.database.db.update(sessions).set({ revision: 3 }).where(eq(sessions.id, sessionId));
    const [after] = await eventsOf(url);
    expect(after?.uid).toBe(before?.uid);
    expect(Number(after?.sequence)).toBeGreaterThan(Number(before?.sequence));
  });

  it('ends its address at once when it is renewed, with an entry each time', async () => {
    const { coach } = await aSessionFixture(server);
    const first = await renew(coach);
    const second = await renew(coach);
    expect(second).not.toBe(first);
    expect([(await feed(first)).statusCode, (await feed(second)).statusCode]).toEqual([404, 200]);
    const entries = await server.database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.actorId, coach.id));
    expect(entries.map(({ action }) => action)).toEqual(['calendar.renew', 'calendar.renew']);
    expect(JSON.stringify(entries)).not.toContain(second.slice(-26, -4));
  });

  it('has nothing any more for who left the team', async () => {
    const { coach } = await aSessionFixture(server);
    const url = await renew(coach);
    expect(await eventsOf(url)).toHaveLength(1);
    await server.database.db.delete(teamMembers).where(eq(teamMembers.userId, coach.id));
    expect(await eventsOf(url)).toHaveLength(0);
    expect((await feed(url)).body).toContain('METHOD:PUBLISH');
  });

  it.each(['/calendar/x.ics', '/calendar/AAAAAAAAAAAAAAAAAAAAAA.ics', '/calendar/AAAAAAAAAAAAAAAAAAAAAA'])(
    'is not at %s',
    async (url) => {
      expect((await server.app.inject({ url })).statusCode).toBe(404);
    },
  );

  it('is nothing for members', async () => {
    const { token } = await aMember(server);
    expect((await server.call('GET', '/office/calendar/', { token })).status).toBe(403);
  });
});
