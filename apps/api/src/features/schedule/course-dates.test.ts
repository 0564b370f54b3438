import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCourse, aMember, aSession, seedStudio, type Person } from '../../../test/booking.ts';
import { registerUnpaid } from '../../../test/session-fixture.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { aTeamMember } from '../../../test/team-fixture.ts';
import { attendanceFacts } from '../../platform/database/schema/attendance.ts';
import { outboxMails } from '../../platform/database/schema/outbox.ts';
import { sendReminders } from '../booking/reminders/send-reminders.ts';

let server: TestServer;
let manager: Person;
beforeAll(async () => {
  server = await testServer();
  await seedStudio(server.database);
});
beforeEach(async () => {
  server.clock.set('2026-03-02T12:00:00-05:00');
  manager = await aTeamMember(server, 'manager');
});
afterAll(() => server?.close());

const meeting = (day: string, start = '18:30', end = '20:00', zone = '-04:00') => ({
  start_datetime: `${day}T${start}:00${zone}`,
  end_datetime: `${day}T${end}:00${zone}`,
});
/** Those of `aCourse`. */
const thursdays = ['2026-03-12', '2026-03-19', '2026-03-26'].map((day) => meeting(day));
const [first, second, third] = thursdays as [
  (typeof thursdays)[0],
  (typeof thursdays)[0],
  (typeof thursdays)[0],
];

const change = (id: string, body: object) =>
  server.call('PATCH', `/office/sessions/${id}/`, { token: manager.token, body: { version: 1, ...body } });
const create = (meetings: readonly object[], times: object = first) =>
  server.call('POST', '/office/sessions/', {
    token: manager.token,
    body: {
      title: 'Six Nights',
      program_id: 'roll',
      price_public: '75.00',
      price_member: '60.00',
      ...times,
      meetings,
    },
  });
const emailsTo = async ({ email }: Person, template = 'session_changed') =>
  (await server.database.db.select().from(outboxMails).where(eq(outboxMails.recipient, email))).filter(
    (sent) => sent.template === template,
  );
/** The entries of the calendar file of an email: UID, start and state. */
const entriesIn = (text: string) =>
  text
    .split('BEGIN:VEVENT')
    .slice(1)
    .map((event) => [/UID:(\S+?)@/, /DTSTART:(\S+)/, /STATUS:(\S+)/].map((part) => part.exec(event)?.[1]));
const fileOf = async (person: Person) =>
  ((await emailsTo(person))[0]?.attachments as { text: string }[] | undefined)?.[0]?.text ?? '';

describe('a new course', () => {
  it('has its meetings in order, and the times of the first one', async () => {
    const made = await create([third, first, second]);
    expect([made.status, made.body]).toMatchObject([201, { ...first, meetings: thursdays }]);
    const shown = await server.call('GET', `/training/sessions/${String(made.body['id'])}/`);
    expect(shown.body).toMatchObject({ ...first, meetings: thursdays });
  });

  it.each([
    ['overlap', [first, meeting('2026-03-12', '19:00', '21:00')], 'meetings'],
    ['end before they start', [first, meeting('2026-03-19', '20:00', '18:00')], 'meetings'],
    ['do not start with the session', [second, third], 'meetings'],
    ['are none', [], 'meetings'],
    ['are no times', [{ start_datetime: 'soon', end_datetime: 'later' }], 'meetings'],
  ])('whose meetings %s is refused', async (_why, meetings, field) => {
    const { status, body } = await create(meetings);
    expect([status, Object.keys(body)]).toEqual([400, expect.arrayContaining([field])]);
  });

  it('of one meeting is a session', async () => {
    expect((await create([first])).body).toMatchObject({ ...first, meetings: [first] });
  });
});

describe('changing the dates of a course', () => {
  it('tells everyone once, and replaces the entries of their calendar', async () => {
    const id = await aCourse(server.database, 3);
    const person = await aMember(server);
    const registration = await registerUnpaid(server, id, person);
    const saturday = meeting('2026-03-21', '10:00', '11:30');
    const moved = await change(id, { meetings: [first, saturday, third] });
    expect([moved.status, moved.body]).toMatchObject([
      200,
      { meetings: [first, saturday, third], status: 'rescheduled', booked_count: 1, version: 2 },
    ]);
    const [email, ...others] = await emailsTo(person);
    expect(others).toEqual([]);
    expect(email?.subject).toBe('New dates: Rhythm Roll Foundations');
    expect(email?.textBody).toMatch(/Moved: .*March 21.*before: .*March 19/);
    const file = await fileOf(person);
    expect(entriesIn(file)).toEqual([
      [registration, '20260312T223000Z', 'CONFIRMED'],
      [`${registration}-2`, '20260321T140000Z', 'CONFIRMED'],
      [`${registration}-3`, '20260326T223000Z', 'CONFIRMED'],
    ]);
    expect(Number(/SEQUENCE:(\d+)/.exec(file)?.[1])).toBeGreaterThan(0);
  });

  it('removes the entry of a meeting that is gone, and adds one', async () => {
    const id = await aCourse(server.database, 3);
    const person = await aMember(server);
    const registration = await registerUnpaid(server, id, person);
    await change(id, { meetings: [first, third] });
    expect((await emailsTo(person))[0]?.textBody).toMatch(/Cancelled: .*March 19/);
    expect(entriesIn(await fileOf(person)).map(([uid, , status]) => [uid, status])).toEqual([
      [registration, 'CONFIRMED'],
      [`${registration}-2`, 'CONFIRMED'],
      [`${registration}-3`, 'CANCELLED'],
    ]);
    const added = await change(id, { version: 2, meetings: [first, third, meeting('2026-04-02')] });
    expect(added.body).toMatchObject({ meetings: [first, third, meeting('2026-04-02')] });
    expect((await emailsTo(person))[1]?.textBody).toMatch(/Added: .*April 2/);
  });

  it('by its start moves the first meeting, which stays before the second', async () => {
    const id = await aCourse(server.database, 3);
    const earlier = meeting('2026-03-10');
    expect((await change(id, earlier)).body).toMatchObject({ meetings: [earlier, second, third] });
    expect((await change(id, { version: 2, ...meeting('2026-03-20') })).body).toMatchObject({
      start_datetime: [expect.any(String)],
    });
  });

  it('makes a course of a session, and a session of a course', async () => {
    const id = await aSession(server.database);
    expect((await change(id, { meetings: [first, second] })).body).toMatchObject({
      meetings: [first, second],
    });
    expect((await change(id, { version: 2, meetings: [first] })).body).toMatchObject({ meetings: [first] });
  });

  it('to what they are changes nothing', async () => {
    const id = await aCourse(server.database, 3);
    expect((await change(id, { meetings: [third, second, first] })).body).toMatchObject({ version: 1 });
  });

  it('reminds people of the new time', async () => {
    const id = await aCourse(server.database, 3);
    const person = await aMember(server);
    await registerUnpaid(server, id, person);
    await change(id, { meetings: [first, meeting('2026-03-21'), third] });
    server.clock.set('2026-03-18T19:00:00-04:00');
    await sendReminders(server.deps);
    expect(await emailsTo(person, 'reminder')).toHaveLength(0);
    server.clock.set('2026-03-20T19:00:00-04:00');
    await sendReminders(server.deps);
    expect(await emailsTo(person, 'reminder')).toHaveLength(1);
  });
});

describe('attendance at the meetings of a course', () => {
  async function markedCourse(number: number) {
    const sessionId = await aCourse(server.database, 3);
    const registrationId = await registerUnpaid(server, sessionId, await aMember(server));
    const id = randomUUID();
    const at = server.clock.now();
    const fact = {
      id,
      registrationId,
      sessionId,
      meeting: number,
      kind: 'excused',
      at,
      recordedAt: at,
    } as const;
    await server.database.db.insert(attendanceFacts).values(fact);
    const meetingOf = async () => {
      const rows = await server.database.db.select().from(attendanceFacts).where(eq(attendanceFacts.id, id));
      return rows[0]?.meeting;
    };
    return { id: sessionId, meetingOf };
  }

  it('goes with a meeting that moves past another one', async () => {
    const { id, meetingOf } = await markedCourse(2);
    const late = meeting('2026-03-28');
    expect((await change(id, { meetings: [first, late, third] })).status).toBe(200);
    expect(await meetingOf()).toBe(3);
  });

  it('goes with a meeting when one before it is removed', async () => {
    const { id, meetingOf } = await markedCourse(3);
    expect((await change(id, { meetings: [first, third] })).status).toBe(200);
    expect(await meetingOf()).toBe(2);
  });

  it('keeps its meeting from being removed', async () => {
    const { id } = await markedCourse(2);
    expect((await change(id, { meetings: [first, third] })).body).toMatchObject({
      meetings: [expect.stringContaining('Attendance was recorded')],
    });
  });

  it('is of the past: a meeting that is over stays as it was', async () => {
    const id = await aCourse(server.database, 3);
    server.clock.set('2026-03-13T12:00:00-04:00');
    manager = { ...manager, token: await manager.renewed() };
    const moved = await change(id, { meetings: [meeting('2026-03-14'), second, third] });
    expect(moved.body).toMatchObject({ meetings: [expect.stringContaining('is over')] });
    expect((await change(id, { meetings: [first, second] })).status).toBe(200);
  });
});
