import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCourse, aMember, aSession, seedStudio, type Person } from '../../../test/booking.ts';
import { aSessionFixture, registerUnpaid, type SessionFixture } from '../../../test/session-fixture.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { attendanceFacts } from '../../platform/database/schema/attendance.ts';
import { outboxMails } from '../../platform/database/schema/outbox.ts';
import { emergencyContacts, profiles } from '../../platform/database/schema/people.ts';

let server: TestServer;
let fixture: SessionFixture;
beforeAll(async () => {
  server = await testServer();
  await seedStudio(server.database);
});
beforeEach(async () => {
  server.clock.set('2026-03-02T12:00:00-05:00');
  fixture = await aSessionFixture(server);
});
afterAll(() => server?.close());

const path = (call: string) => `/training/sessions/${fixture.sessionId}/${call}/`;
const roster = async (who: Person) => server.call('GET', path('roster'), { token: who.token });
const mark = (who: Person, marks: [id: string, mark: string][], headers = {}) =>
  server.call('PATCH', path('attendance'), {
    token: who.token,
    headers,
    body: { attendance: marks.map(([registration_id, each]) => ({ registration_id, mark: each })) },
  });
const emailsTo = async (to: string) =>
  (await server.database.db.select().from(outboxMails).where(eq(outboxMails.recipient, to))).filter(
    ({ template }) => template === 'session_message',
  );

describe('the roster', () => {
  it('shows the coach and staff who is registered, their contact data and emergency contacts', async () => {
    await server.database.db.insert(emergencyContacts).values([
      { userId: fixture.owner.id, name: 'First', relationship: 'friend', phone: '1', email: 'a@demo.test' },
      {
        userId: fixture.owner.id,
        name: 'Marvin',
        relationship: 'spouse',
        phone: '(313) 555-0188',
        email: 'b@demo.test',
        isPrimary: true,
      },
    ]);
    for (const who of [fixture.coach, fixture.staff]) {
      expect((await roster(who)).body).toEqual({
        session_id: fixture.sessionId,
        title: 'Rhythm Roll Foundations',
        start_datetime: '2026-03-12T18:30:00-04:00',
        meetings: [
          { start_datetime: '2026-03-12T18:30:00-04:00', end_datetime: '2026-03-12T20:00:00-04:00' },
        ],
        meeting: 1,
        participants: [
          {
            registration_id: fixture.registrationId,
            name: 'Ada Byron',
            email: fixture.owner.email,
            phone: null,
            status: 'confirmed',
            payment_status: 'pending',
            attendance: null,
            emergency_contact: { name: 'Marvin', phone: '(313) 555-0188' },
          },
        ],
      });
    }
  });

  it('omits people who cancelled', async () => {
    const { token } = fixture.owner;
    await server.call('POST', `/sessions/registered/${fixture.sessionId}/cancel/`, { token, body: {} });
    expect((await roster(fixture.coach)).body['participants']).toEqual([]);
  });

  it.each(['roster', 'roster/export', 'attendance', 'message'])(
    '%s is rejected for everybody else',
    async (call) => {
      const method = { roster: 'GET', attendance: 'PATCH' }[call] ?? 'POST';
      const body =
        method === 'GET'
          ? undefined
          : { message: 'x', attendance: [{ registration_id: 'x', mark: 'absent' }] };
      for (const { token } of [fixture.owner, fixture.stranger, fixture.otherCoach]) {
        const response = await server.call(method, path(call), { token, body });
        expect([response.status, response.body['code']]).toEqual([403, 'permission_denied']);
        expect(response.text).not.toContain(fixture.owner.email);
      }
      const nowhere = await server.call(method, path(call).replace(fixture.sessionId, 'none'), {
        token: fixture.staff.token,
        body,
      });
      expect(nowhere.status).toBe(404);
    },
  );
});

describe('the exported roster', () => {
  it('is a CSV file in which spreadsheets find no formulas', async () => {
    await server.database.db
      .update(profiles)
      .set({ firstName: '=HYPERLINK("http://x")', lastName: 'O"Neil', phone: '+1 313 555 0101' })
      .where(eq(profiles.userId, fixture.owner.id));
    const { status, headers, text } = await server.call('POST', path('roster/export'), {
      token: fixture.coach.token,
    });
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toContain('roster-rhythm-roll-foundations-2026-03-12.csv');
    const [head, line] = text.split('\r\n');
    expect(head).toContain('"Name","Email","Phone"');
    expect(line).toBe(
      `"'=HYPERLINK(""http://x"") O""Neil","${fixture.owner.email}","'+1 313 555 0101","confirmed","pending","","",""`,
    );
  });
});

describe('attendance', () => {
  it('can be marked again, whatever the earlier mark', async () => {
    const marks = async () =>
      ((await roster(fixture.coach)).body['participants'] as { attendance: string }[]).map(
        ({ attendance }) => attendance,
      );
    for (const each of ['present', 'excused', 'absent', 'excused', 'present']) {
      expect((await mark(fixture.coach, [[fixture.registrationId, each]])).status).toBe(200);
      expect(await marks()).toEqual([each]);
    }
  });

  it('keeps every earlier mark as a fact, and adds none for a repeated one', async () => {
    for (const each of ['present', 'present', 'absent', 'absent', 'present'] as const) {
      await mark(fixture.coach, [[fixture.registrationId, each]]);
      server.clock.pass(60);
    }
    const facts = await server.database.db
      .select()
      .from(attendanceFacts)
      .where(eq(attendanceFacts.registrationId, fixture.registrationId))
      .orderBy(attendanceFacts.at, desc(attendanceFacts.kind));
    expect(facts.map(({ kind, standing }) => [kind, standing])).toEqual([
      ['check_in', false],
      ['undo', false],
      ['no_show', false],
      ['undo', false],
      ['check_in', true],
    ]);
    expect(facts.map(({ actorId }) => actorId)).toEqual(Array(5).fill(fixture.coach.id));
    const [first, undone, second, undoneToo] = facts;
    expect([undone?.undoes, undoneToo?.undoes]).toEqual([first?.id, second?.id]);
  });

  it('is stored for all named people or for none', async () => {
    const otherSession = await aSession(server.database);
    const stranger = await registerUnpaid(server, otherSession, fixture.stranger);
    const response = await mark(fixture.coach, [
      [fixture.registrationId, 'present'],
      [stranger, 'absent'],
    ]);
    expect([response.status, response.body]).toMatchObject([
      400,
      { attendance: { 1: { registration_id: ['Not on the roster of this session'] } } },
    ]);
    expect((await roster(fixture.coach)).body).toMatchObject({ participants: [{ attendance: null }] });
  });

  it('accepts three marks and rejects others at the field', async () => {
    const response = await mark(fixture.coach, [[fixture.registrationId, 'late']]);
    expect(response.body).toMatchObject({ attendance: { 0: { mark: [expect.any(String)] } } });
  });
});

describe('the attendance of a course', () => {
  let course: string;
  let registration: string;
  beforeEach(async () => {
    const { staff, owner } = fixture;
    course = await aCourse(server.database, 3);
    registration = await registerUnpaid(server, course, { ...owner, token: await owner.renewed() });
    fixture = { ...fixture, sessionId: course, coach: staff };
  });
  const of = async (meeting?: number) => {
    const token = await fixture.coach.renewed();
    const query = meeting === undefined ? '' : `?meeting=${meeting}`;
    const { body } = await server.call('GET', `${path('roster')}${query}`, { token });
    const [person] = body['participants'] as { attendance: string | null }[];
    return [body['meeting'], person?.attendance];
  };
  const record = async (mark: string, meeting?: number) =>
    server.call('PATCH', path('attendance'), {
      token: await fixture.coach.renewed(),
      body: { attendance: [{ registration_id: registration, mark }], ...(meeting ? { meeting } : {}) },
    });

  it.each([
    ['before the first meeting', '2026-03-05T12:00:00-05:00', 1],
    ['in the first meeting', '2026-03-12T19:00:00-04:00', 1],
    ['between the first and the second', '2026-03-15T12:00:00-04:00', 2],
    ['in the last', '2026-03-26T19:00:00-04:00', 3],
    ['after the last', '2026-04-05T12:00:00-04:00', 3],
  ])('is that of the current or the next meeting: %s', async (_when, now, meeting) => {
    server.clock.set(now);
    expect((await record('present')).body).toMatchObject({ meeting });
    expect(await of()).toEqual([meeting, 'present']);
    for (const other of [1, 2, 3].filter((each) => each !== meeting))
      expect(await of(other)).toEqual([other, null]);
  });

  it('is kept per meeting when the coach names one', async () => {
    await record('present', 1);
    await record('excused', 2);
    await record('absent', 3);
    await record('present', 2);
    expect([await of(1), await of(2), await of(3)]).toEqual([
      [1, 'present'],
      [2, 'present'],
      [3, 'absent'],
    ]);
  });

  it('names the field of a meeting that does not exist', async () => {
    expect((await record('present', 4)).body).toMatchObject({
      meeting: ['This session meets 3 times'],
    });
    const token = await fixture.coach.renewed();
    const { status } = await server.call('GET', `${path('roster')}?meeting=4`, { token });
    expect(status).toBe(400);
  });
});

describe('a message of the coach', () => {
  const send = (key: string, text = 'Doors at six.\n\nBring water.') =>
    server.call('POST', path('message'), {
      token: fixture.coach.token,
      headers: { 'idempotency-key': key },
      body: { message: text },
    });

  it('reaches everybody registered: as unread update, in the message thread and by one email each', async () => {
    const second = await aMember(server);
    await registerUnpaid(server, fixture.sessionId, second);
    server.clock.pass(1);
    const response = await send('message-1');
    expect(response.body).toEqual({ message: 'Your message went to 2 people.', recipients: 2 });
    const { token, email } = fixture.owner;
    const of = (what: string) =>
      server.call('GET', `/sessions/registered/${fixture.sessionId}/${what}`, { token });
    expect((await of('')).body).toMatchObject({ has_updates: true });
    expect(JSON.parse((await of('updates/')).text)).toMatchObject([
      { title: 'Message from Imani Brooks', body: 'Doors at six.\n\nBring water.', read: false },
    ]);
    expect(JSON.parse((await of('messages/')).text)).toMatchObject([
      { sender_name: 'Imani Brooks', message: 'Doors at six.\n\nBring water.', is_mine: false },
    ]);
    expect(await emailsTo(email)).toMatchObject([{ subject: 'News about Rhythm Roll Foundations' }]);
    expect(await emailsTo(second.email)).toHaveLength(1);
    expect(await emailsTo(fixture.stranger.email)).toHaveLength(0);
  });

  it('is sent once, however often it is requested, even when the response was never stored', async () => {
    await send('message-2');
    await send('message-2');
    // Simulates a crash between the effect and storing its response.
    await server.database.db.execute("delete from idempotency_keys where key = 'message-2'");
    expect((await send('message-2')).body).toMatchObject({ recipients: 1 });
    expect(await emailsTo(fixture.owner.email)).toHaveLength(1);
    expect((await send('message-3')).status).toBe(200);
    expect(await emailsTo(fixture.owner.email)).toHaveLength(2);
  });

  it('must not be empty or too long', async () => {
    const errorsOf = async (key: string, text: string) => (await send(key, text)).body['errors'];
    expect(await errorsOf('message-empty', '  ')).toEqual({ message: ['Please write a message'] });
    expect(await errorsOf('message-long', 'x'.repeat(2_001))).toEqual({
      message: [expect.stringContaining('2,000')],
    });
    expect(await emailsTo(fixture.owner.email)).toHaveLength(0);
  });

  it('does not reach people who cancelled', async () => {
    const { token, email } = fixture.owner;
    await server.call('POST', `/sessions/registered/${fixture.sessionId}/cancel/`, { token, body: {} });
    expect((await send('message-4')).body).toMatchObject({ recipients: 0 });
    expect(await emailsTo(email)).toHaveLength(0);
  });
});
