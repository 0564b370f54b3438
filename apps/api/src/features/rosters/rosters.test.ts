import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCourse, aMember, aSession, seedStudio, type Person } from '../../../test/booking.ts';
import { bookedBy } from '../../../test/office/series-fixture.ts';
import { aFact, addFacts, beforeTheSession, entriesOf, readRoster } from '../../../test/roster.ts';
import type { SessionFixture } from '../../../test/session-fixture.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { aTeamMember } from '../../../test/team-fixture.ts';
import { attendanceFacts } from '../../platform/database/schema/attendance.ts';
import { outboxMails } from '../../platform/database/schema/outbox.ts';
import { emergencyContacts, personNotes, profiles } from '../../platform/database/schema/people.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import { sessionUpdates } from '../../platform/database/schema/training.ts';

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

const read = (who: Person, id = fixture.sessionId, query = '') => readRoster(server, who, id, query);

describe('the roster', () => {
  it('shows what the room needs, and money to those who take it', async () => {
    await server.database.db.insert(emergencyContacts).values([
      { userId: fixture.owner.id, name: 'Ann', relationship: 'friend', phone: '1', email: 'a@demo.test' },
      {
        userId: fixture.owner.id,
        name: 'Bo',
        relationship: 'spouse',
        phone: '2',
        email: 'b@demo.test',
        isPrimary: true,
      },
    ]);
    const { body } = await read(fixture.staff);
    expect(body).toMatchObject({
      session_id: fixture.sessionId,
      title: 'Rhythm Roll Foundations',
      session_status: 'scheduled',
      coach_name: 'Imani Brooks',
      location_name: 'Floor 2',
      meeting: '2026-03-12T18:30:00-04:00',
      max_participants: 10,
      waiting_count: 0,
      count: 1,
      next: null,
    });
    expect(body.results).toEqual([
      {
        registration_id: fixture.registrationId,
        person_id: fixture.owner.id,
        name: 'Ada Byron',
        email: fixture.owner.email,
        phone: null,
        picture_path: null,
        status: 'confirmed',
        attendance: null,
        facts: [],
        payment_status: 'pending',
        amount_due: '75.00',
        waiver: 'signed',
        waiver_link_sent_at: null,
        emergency_contact: { name: 'Bo', relationship: 'spouse', phone: '2' },
        further_contacts: [{ name: 'Ann', relationship: 'friend', phone: '1' }],
        first_visit: true,
        membership: null,
        notes: [],
      },
    ]);
    const own = (await read(fixture.coach)).body.results[0];
    expect(own).toMatchObject({ name: 'Ada Byron', payment_status: null, amount_due: null });
  });

  it('has the picture of a person for its rows', async () => {
    const imageFile = `picture-${'0a'.repeat(16)}`;
    await server.database.db.update(profiles).set({ imageFile }).where(eq(profiles.userId, fixture.owner.id));
    const path = `/pictures/${imageFile}-160.webp`;
    expect((await read(fixture.coach)).body.results).toMatchObject([{ picture_path: path }]);
  });

  it('is refused to a coach who leads another session, in every call', async () => {
    const who = fixture.otherCoach;
    const message = { token: who.token, body: { message: 'Hello' } };
    const refusals = [
      await read(who),
      await addFacts(server, who, aFact(fixture.registrationId)),
      await server.call('POST', `/office/sessions/${fixture.sessionId}/message/`, message),
    ];
    for (const { status, body } of refusals)
      expect([status, (body as { code?: string }).code]).toEqual([403, 'permission_denied']);
    expect(
      await server.database.db.$count(attendanceFacts, eq(attendanceFacts.sessionId, fixture.sessionId)),
    ).toBe(0);
  });

  it('tells first visits, memberships, old waivers and missing ones apart', async () => {
    const unsigned = await aMember(server, { waiver: false, member: true, lastName: 'Zed' });
    const sessionId = await aSession(server.database, { startsAt: new Date('2026-03-13T18:30:00-04:00') });
    for (const who of [unsigned, fixture.owner])
      await server.database.db.insert(registrations).values({
        sessionId,
        userId: who.id,
        status: 'confirmed',
        priceCents: 0,
        rate: 'public',
        plan: 'full',
        notes: 'Left knee',
      });
    const found = (await read(fixture.staff, sessionId)).body.results;
    expect(found.map(({ waiver, membership, first_visit }) => [waiver, membership, first_visit])).toEqual([
      ['signed', null, false],
      ['missing', 'Standard', true],
    ]);
    expect(found[0]?.notes).toEqual(['Left knee']);
  });

  it('shows what the team noted about a person, and not what was removed', async () => {
    const note = { userId: fixture.owner.id, authorId: fixture.staff.id };
    await server.database.db.insert(personNotes).values([
      { ...note, text: 'Wears a brace', createdAt: new Date('2026-02-01T12:00:00Z') },
      { ...note, text: 'Gone', removedAt: new Date('2026-02-02T12:00:00Z') },
      { ...note, text: 'Brings a friend', createdAt: new Date('2026-02-03T12:00:00Z') },
    ]);
    const { body } = await read(fixture.staff);
    expect(body.results[0]?.notes).toEqual(['Brings a friend', 'Wears a brace']);
    const { body: seenByCoach } = await read(fixture.coach);
    expect(seenByCoach.results[0]?.notes).toEqual(['Brings a friend', 'Wears a brace']);
  });

  it('lists people by last name, whatever apostrophe or accent it has', async () => {
    const sessionId = await aSession(server.database, { startsAt: new Date('2026-03-13T18:30:00-04:00') });
    for (const lastName of ['Ortiz', 'O’Dell', 'Ångström', "O'Brien", 'Zed', 'Łukasz']) {
      const person = await aMember(server, { lastName });
      await bookedBy(server, [[sessionId, person.id]]);
    }
    const { body } = await read(fixture.staff, sessionId);
    expect(body.results.map(({ name }) => name.split(' ').at(-1))).toEqual([
      'Ångström',
      'Łukasz',
      "O'Brien",
      'O’Dell',
      'Ortiz',
      'Zed',
    ]);
  });

  it('shows the meeting that is asked for, by its start', async () => {
    const id = await aCourse(server.database, 3);
    expect((await read(fixture.staff, id, '?meeting=2026-03-19T22:30:00Z')).body.meeting).toBe(
      '2026-03-19T18:30:00-04:00',
    );
    expect((await read(fixture.staff, id)).body.meeting).toBe('2026-03-12T18:30:00-04:00');
    const wrong = await server.call(
      'GET',
      `/office/sessions/${id}/roster/?meeting=2026-03-20T18:30:00-04:00`,
      {
        token: fixture.staff.token,
      },
    );
    expect(wrong.status).toBe(400);
  });

  it('is a file without money for a coach, and leaves an entry', async () => {
    const fileFor = async (who: Person) =>
      (
        await server.call('GET', `/office/sessions/${fixture.sessionId}/roster/`, {
          token: who.token,
          headers: { accept: 'text/csv' },
        })
      ).text;
    expect(await fileFor(fixture.staff)).toContain('"amount_due"');
    const own = await fileFor(fixture.coach);
    expect(own).not.toMatch(/amount_due|payment_status|75\.00/);
    expect(own).toContain('"Ada Byron"');
    expect((await entriesOf(server, `session:${fixture.sessionId}`)).map(({ action }) => action)).toEqual([
      'roster.export',
      'roster.export',
    ]);
  });
});

describe('a message to everybody registered', () => {
  it('goes out once for one key, is an update, and leaves one entry', async () => {
    const who = await aTeamMember(server, 'front_desk');
    const send = () =>
      server.call('POST', `/office/sessions/${fixture.sessionId}/message/`, {
        token: who.token,
        headers: { 'idempotency-key': `message-to-${fixture.sessionId}` },
        body: { message: 'We start on the small rink.' },
      });
    for (const reply of [await send(), await send()])
      expect(reply.body).toEqual({ message: 'Your message went to 1 person.', recipients: 1 });
    const { db } = server.database;
    const mails = await db.select().from(outboxMails).where(eq(outboxMails.recipient, fixture.owner.email));
    expect(mails.filter(({ template }) => template === 'session_message')).toHaveLength(1);
    expect(await db.$count(sessionUpdates, eq(sessionUpdates.sessionId, fixture.sessionId))).toBe(1);
    expect(await entriesOf(server, `session:${fixture.sessionId}`)).toMatchObject([
      { action: 'session.message', after: { recipients: 1 } },
    ]);
  });
});
