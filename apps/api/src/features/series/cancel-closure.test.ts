import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCourse, aMember, aSession, cards, books, seedStudio, type Person } from '../../../test/booking.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { aTeamMember } from '../../../test/team-fixture.ts';
import { emailsTo, lastEmailTo, waitlistActions } from '../../../test/waitlist-actions.ts';
import { auditEntries } from '../../platform/database/schema/team.ts';
import { closures, sessions } from '../../platform/database/schema/training.ts';
import { refundCancelledSessions } from '../booking/registration/refund-cancelled-sessions.ts';

let server: TestServer;
let people: ReturnType<typeof waitlistActions>;
let manager: Person;
beforeAll(async () => {
  server = await testServer();
  people = waitlistActions(server);
  await seedStudio(server.database);
});
beforeEach(async () => {
  server.clock.set('2026-03-02T12:00:00-05:00');
  await server.database.db.delete(closures);
  manager = await aTeamMember(server, 'manager');
});
afterAll(() => server?.close());

const reason = 'We are sanding the floor.';
const call = (method: string, path: string, body?: object, by = manager) =>
  server.call(method, `/office/${path}`, { token: by.token, ...(body && { body }) });

/** Closes March 12 and 13. */
async function aClosure(): Promise<string> {
  const made = await call('POST', 'closures/', { start_date: '2026-03-12', end_date: '2026-03-13', reason });
  expect(made.status).toBe(201);
  return String(made.body['id']);
}
const thursday = () => aSession(server.database, { title: 'Slow Flow' });
const friday = (over = {}) =>
  aSession(server.database, {
    title: 'Open Floor',
    startsAt: new Date('2026-03-13T20:30:00-04:00'),
    ...over,
  });
const preview = (id: string) => call('POST', `closures/${id}/cancel/preview/`);
const cancel = (id: string, preview_token: unknown, by?: Person) =>
  call('POST', `closures/${id}/cancel/`, { preview_token, reason }, by);
const titles = (list: unknown) => (list as { title: string }[]).map(({ title }) => title);
const statusOf = async (id: string) =>
  (await server.database.db.select().from(sessions).where(eq(sessions.id, id)))[0]?.status;

describe('cancelling the booked sessions of a closure', () => {
  it('does what the preview says, with one email per person about all of theirs', async () => {
    const [first, second] = [await thursday(), await friday({ maxParticipants: 2 })];
    const [both, one, alsoWaits, waitsTwice, waitsOnce] = await Promise.all(
      ['Ada', 'Ben', 'Cleo', 'Dre', 'Eve'].map((firstName) => aMember(server, { firstName })),
    );
    if (!both || !one || !alsoWaits || !waitsTwice || !waitsOnce) throw new Error('five people');
    await people.buy(both, first);
    await people.buy(both, second);
    await people.register(one, second);
    await people.register(alsoWaits, first);
    for (const person of [alsoWaits, waitsTwice, waitsOnce]) await people.join(person, second);
    await server.database.db.update(sessions).set({ maxParticipants: 2 }).where(eq(sessions.id, first));
    await people.join(waitsTwice, first);
    const id = await aClosure();

    const shown = await preview(id);
    expect([shown.status, shown.body]).toMatchObject([
      200,
      {
        people_count: 3,
        registrations_count: 4,
        waiting_count: 3,
        refund_total: '150.00',
        skipped: [],
        sessions: [
          { id: first, title: 'Slow Flow', people_count: 2, waiting_count: 1, refund_total: '75.00' },
          { id: second, title: 'Open Floor', people_count: 2, waiting_count: 3, refund_total: '75.00' },
        ],
      },
    ]);
    const progress = async () => (await call('GET', `closures/${id}/cancel/progress/`)).body;
    expect(await progress()).toMatchObject({ people_count: 0 });
    const done = await cancel(id, shown.body['preview_token']);
    expect([done.status, done.body]).toMatchObject([200, { id, booked: [] }]);
    expect(await progress()).toMatchObject({ people_count: 3, done_count: 0, waiting_count: 3 });

    await refundCancelledSessions(server.deps);
    await refundCancelledSessions(server.deps);
    expect(await progress()).toEqual({ people_count: 3, done_count: 3, waiting_count: 0, failed: [] });
    for (const session of [first, second])
      expect(await books(server.database, session)).toMatchObject({ charged: 0, live: 0, taken: 0 });
    const told = async (person: Person) =>
      (await emailsTo(server, person)).filter((template) => template !== 'registration_confirmed');
    expect(await told(both)).toEqual(['sessions_cancelled']);
    expect(await told(one)).toEqual(['registration_cancelled']);
    expect(await told(alsoWaits)).toEqual(['sessions_cancelled']);
    expect(await told(waitsTwice)).toEqual(['waitlists_closed']);
    expect(await told(waitsOnce)).toEqual(['waitlist_closed']);
    const text = await lastEmailTo(server, both);
    for (const part of [reason, 'Slow Flow', 'Open Floor', '$150 goes back to your card'])
      expect(text).toContain(part);
    expect(await lastEmailTo(server, alsoWaits)).toContain('Open Floor, waitlist');

    // A second time, with the used token and with a new one.
    const again = await preview(id);
    expect(again.body).toMatchObject({ people_count: 0, sessions: [] });
    for (const token of [shown.body['preview_token'], again.body['preview_token']]) {
      const { status, body } = await cancel(id, token);
      expect([status, body['code']]).toEqual([409, 'session_over']);
    }
  });

  it('has an entry for the closure, each session and each registration', async () => {
    const session = await thursday();
    const person = await aMember(server);
    await people.register(person, session);
    const id = await aClosure();
    await cancel(id, (await preview(id)).body['preview_token']);
    const entries = await server.database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.actorId, manager.id))
      .orderBy(auditEntries.sequence);
    expect(entries.map(({ action, target, personId }) => [action, target, personId])).toEqual([
      ['closure.create', `closure:${id}`, null],
      ['closure.cancel', `closure:${id}`, null],
      ['session.cancel', `session:${session}`, null],
      ['registration.cancel', expect.stringMatching(/^registration:/), person.id],
    ]);
  });

  it('leaves a course that also meets on other days, a held session and one on another day', async () => {
    const course = await aCourse(server.database, 3, {
      title: 'Course',
      startsAt: new Date('2026-03-12T20:30:00-04:00'),
    });
    const held = await friday({ heldWhenClosed: true });
    const other = await aSession(server.database, { startsAt: new Date('2026-03-14T00:00:00-04:00') });
    for (const session of [course, held, other]) await people.register(await aMember(server), session);
    const booked = await thursday();
    await people.register(await aMember(server), booked);
    const id = await aClosure();
    const { booked: found } = (await call('GET', `closures/${id}/`)).body;
    expect(found).toMatchObject([
      { title: 'Slow Flow', only_then: true },
      { title: 'Course', only_then: false },
    ]);
    const { body } = await preview(id);
    expect([titles(body['sessions']), titles(body['skipped'])]).toEqual([['Slow Flow'], ['Course']]);
    expect((await cancel(id, body['preview_token'])).status).toBe(200);
    expect(await Promise.all([booked, course, held, other].map(statusOf))).toEqual([
      'cancelled',
      'scheduled',
      'scheduled',
      'scheduled',
    ]);
  });

  it('asks to look again when somebody booked since the preview, and changes nothing', async () => {
    const session = await thursday();
    await people.register(await aMember(server), session);
    const id = await aClosure();
    const shown = await preview(id);
    await people.register(await aMember(server), session);
    const { status, body } = await cancel(id, shown.body['preview_token']);
    expect([status, body]).toMatchObject([409, { code: 'preview_changed', preview: { people_count: 2 } }]);
    expect(await statusOf(session)).toBe('scheduled');
    const { preview_token: token } = body['preview'] as { preview_token: string };
    expect((await cancel(id, token)).status).toBe(200);
  });

  it('ends the token after 15 minutes', async () => {
    await people.register(await aMember(server), await thursday());
    const id = await aClosure();
    const shown = await preview(id);
    server.clock.pass(901);
    const { status, body } = await cancel(
      id,
      shown.body['preview_token'],
      await aTeamMember(server, 'owner'),
    );
    expect([status, body['code']]).toEqual([409, 'preview_changed']);
  });

  it('writes to a person whose card is being asked once that payment has ended, and to the others at once', async () => {
    const [first, second] = [await thursday(), await friday()];
    const [paying, other] = [await aMember(server), await aMember(server)];
    await people.buy(paying, first, cards.asks);
    for (const session of [first, second]) await people.register(other, session);
    await people.register(paying, second);
    const id = await aClosure();
    await cancel(id, (await preview(id)).body['preview_token']);
    await refundCancelledSessions(server.deps);
    expect(await emailsTo(server, other)).toContain('sessions_cancelled');
    // Only the registration that was made is cancelled by email; a held spot is released.
    expect(await emailsTo(server, paying)).toEqual(['registration_confirmed', 'registration_cancelled']);
  });

  it('is nothing for the front desk', async () => {
    const desk = await aTeamMember(server, 'front_desk');
    const { status, body } = await call(
      'POST',
      `closures/${await aClosure()}/cancel/preview/`,
      undefined,
      desk,
    );
    expect([status, body]).toMatchObject([403, { who_may: ['owner', 'manager'] }]);
  });
});

describe('a session on a closed day', () => {
  const warningsOf = async (id: string) => (await call('GET', `sessions/${id}/`)).body['warnings'];

  it('has a warning with the closure and its reason, until the closure or the session is gone', async () => {
    const session = await friday({ coachId: null });
    expect(await warningsOf(session)).toEqual([]);
    const id = await aClosure();
    const closed = {
      kind: 'closed_day',
      session_id: null,
      booked: null,
      places: null,
      closure_id: id,
      closed_because: reason,
    };
    expect(await warningsOf(session)).toEqual([closed]);
    const created = await call('POST', 'sessions/', {
      title: 'Slow Roll',
      program_id: 'roll',
      start_datetime: '2026-03-12T10:00:00-04:00',
      end_datetime: '2026-03-12T11:00:00-04:00',
      price_public: '75.00',
      price_member: '60.00',
    });
    expect(created.body['warnings']).toEqual([closed]);
    await call('DELETE', `closures/${id}/`);
    expect(await warningsOf(session)).toEqual([]);
  });

  it.each([
    ['a course with one meeting then', () => aCourse(server.database, 2, { coachId: null }), 1],
    [
      'a session of the evening before',
      () => friday({ coachId: null, startsAt: new Date('2026-03-11T23:30:00-04:00') }),
      0,
    ],
    ['one that the team holds all the same', () => friday({ coachId: null, heldWhenClosed: true }), 0],
    ['a cancelled one', () => friday({ coachId: null, status: 'cancelled' }), 0],
  ])('warns of %s the right number of times', async (_, make, count) => {
    const session = await make();
    await aClosure();
    expect(await warningsOf(session)).toHaveLength(count);
  });
});
