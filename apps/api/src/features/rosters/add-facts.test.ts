import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCourse, aMember, seedStudio, type Person } from '../../../test/booking.ts';
import {
  aFact,
  addFacts,
  beforeTheSession,
  entriesOf,
  moveTo,
  readRoster,
  type Fact,
} from '../../../test/roster.ts';
import { registerUnpaid, type SessionFixture } from '../../../test/session-fixture.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { attendanceFacts } from '../../platform/database/schema/attendance.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import { sessions } from '../../platform/database/schema/training.ts';

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

const fact = (over: Partial<Fact> = {}) => aFact(fixture.registrationId, over);
const add = (who: Person, ...facts: Fact[]) => addFacts(server, who, ...facts);
const results = (body: Record<string, unknown>) => body['results'] as Record<string, unknown>[];
const read = (who: Person, id = fixture.sessionId, query = '') => readRoster(server, who, id, query);
const attendanceNow = async () => (await read(fixture.staff)).body.results[0]?.attendance;

describe('facts of attendance', () => {
  it.each<[what: string, facts: () => Fact[], attendance: string | null]>([
    ['a check-in', () => [fact()], 'present'],
    ['a late check-in', () => [fact({ late: true })], 'late'],
    ['an excuse', () => [fact({ kind: 'excused' })], 'excused'],
    ['a no-show', () => [fact({ kind: 'no_show' })], 'absent'],
    ['a no-show and a check-in of somebody else', () => [fact(), fact({ kind: 'no_show' })], 'present'],
    ['an undo in the same request', () => [fact({ id: 'a1' }), fact({ kind: 'undo', undoes: 'a1' })], null],
    ['an undo before its fact', () => [fact({ kind: 'undo', undoes: 'a2' }), fact({ id: 'a2' })], null],
  ])('%s', async (_what, facts, attendance) => {
    const { status, body } = await add(fixture.coach, ...facts());
    expect(status).toBe(200);
    expect(results(body).at(-1)).toMatchObject({ attendance });
    expect(await attendanceNow()).toBe(attendance);
  });

  it('accepts the same fact again, and refuses its id for another one', async () => {
    const one = fact();
    expect((await add(fixture.coach, one)).status).toBe(200);
    expect((await add(fixture.staff, one)).body).toEqual((await add(fixture.staff, one)).body);
    const other = await add(fixture.staff, { ...one, late: true });
    expect([other.status, other.body['code']]).toEqual([409, 'fact_exists']);
    expect(await attendanceNow()).toBe('present');
    const entries = await entriesOf(server, `session:${fixture.sessionId}`);
    expect(entries).toMatchObject([{ action: 'attendance.record', actorId: fixture.coach.id }]);
  });

  it('takes back a fact that arrives after its undo, in requests of their own', async () => {
    await add(fixture.coach, fact({ kind: 'undo', undoes: 'later-1' }));
    await add(fixture.coach, fact({ id: 'later-1' }));
    expect(await attendanceNow()).toBeNull();
  });

  it('reaches the fact of an earlier meeting by an undo that names no meeting', async () => {
    const id = await aCourse(server.database, 2, { startsAt: new Date('2026-03-12T18:30:00-04:00') });
    server.clock.set('2026-03-02T12:00:00-05:00');
    const who = await aMember(server);
    const registration_id = await registerUnpaid(server, id, who);
    await moveTo(server, fixture, '2026-03-18T12:00:00-04:00');
    const first = fact({ id: 'week-1', registration_id, meeting: '2026-03-12T18:30:00-04:00' });
    await add(fixture.staff, first);
    const query = '?meeting=2026-03-12T22:30:00Z';
    expect((await read(fixture.staff, id, query)).body.results[0]?.attendance).toBe('present');
    expect((await read(fixture.staff, id)).body.results[0]?.attendance).toBeNull();
    await add(
      fixture.staff,
      fact({ kind: 'undo', undoes: 'week-1', registration_id, at: '2026-03-18T12:00:00-04:00' }),
    );
    expect((await read(fixture.staff, id, query)).body.results[0]?.attendance).toBeNull();
  });

  it('gives one attendance, whatever the order of upload', async () => {
    const kinds = fc.constantFrom<Fact['kind']>('check_in', 'no_show', 'excused', 'undo');
    const plans = fc.array(
      fc.record({ kind: kinds, late: fc.boolean(), of: fc.nat(5), minute: fc.nat(30) }),
      {
        minLength: 1,
        maxLength: 6,
      },
    );
    const orders = plans.chain((all) =>
      fc.tuple(
        fc.constant(all),
        fc.shuffledSubarray(
          all.map((_, index) => index),
          { minLength: all.length },
        ),
      ),
    );
    await fc.assert(
      fc.asyncProperty(orders, async ([all, order]) => {
        const shown = [];
        for (const sequence of [all.map((_, index) => index), order]) {
          await server.database.db.delete(attendanceFacts);
          const facts = all.map(({ kind, late, of, minute }, index) =>
            fact({
              id: `p${index}`,
              kind,
              at: new Date(Date.UTC(2026, 2, 12, 22, minute)).toISOString(),
              ...(kind === 'undo' ? { undoes: `p${of}` } : {}),
              ...(kind === 'check_in' ? { late } : {}),
            }),
          );
          for (const index of sequence) await add(fixture.staff, ...facts.slice(index, index + 1));
          const entry = (await read(fixture.staff)).body.results[0];
          shown.push([entry?.attendance, entry?.facts]);
        }
        expect(shown[0]).toEqual(shown[1]);
      }),
      { numRuns: 12 },
    );
  });

  it('is answered on its own: one about a stranger does not keep back the others', async () => {
    const known = fact();
    const { status, body } = await add(
      fixture.staff,
      known,
      fact({ registration_id: 'nobody' }),
      { ...known, late: true },
      fact({ kind: 'undo', undoes: 'comes later' }),
    );
    expect(status).toBe(200);
    expect(results(body).map(({ state, problem }) => [state, problem])).toEqual([
      ['stored', null],
      ['refused', { code: 'validation_failed', message: 'There is no such registration.' }],
      ['refused', { code: 'fact_exists', message: expect.any(String) }],
      ['stored', null],
    ]);
    expect(await attendanceNow()).toBe('present');
  });

  it('that is the only one and refused is the problem of the call', async () => {
    const { status, body } = await add(fixture.staff, fact({ registration_id: 'nobody' }));
    expect(status).toBe(400);
    expect(body).toMatchObject({ facts: { 0: { registration_id: ['There is no such registration.'] } } });
    expect((await add(fixture.otherCoach, fact())).status).toBe(403);
    expect(await attendanceNow()).toBeNull();
  });

  it('comes with hundreds of others, in any order of the undos', async () => {
    const facts = Array.from({ length: 249 }, (_, index) =>
      fact({ id: `many-${index}`, kind: index % 2 === 0 ? 'no_show' : 'excused' }),
    );
    const undos = facts.map(({ id }) => fact({ id: `undo-${id}`, kind: 'undo', undoes: id }));
    const { status, body } = await add(fixture.staff, ...undos, ...facts, fact({ id: 'last' }));
    expect([status, results(body).length]).toEqual([200, 499]);
    expect(new Set(results(body).map(({ state }) => state))).toEqual(new Set(['stored']));
    expect(results(body).at(-1)?.['attendance']).toBe('present');
    expect(await attendanceNow()).toBe('present');
  });
});

describe('the flags of a fact', () => {
  const flagsFor = async (who: Person, over: Partial<Fact> = {}) =>
    results((await add(who, fact(over))).body)[0]?.['flags'];

  it('are none for a person who paid and signed', async () => {
    const paid = { priceCents: 0, status: 'confirmed', rate: 'public', plan: 'full' } as const;
    const [row] = await server.database.db
      .insert(registrations)
      .values({ ...paid, sessionId: fixture.sessionId, userId: fixture.stranger.id })
      .returning({ id: registrations.id });
    expect(await flagsFor(fixture.staff, { registration_id: row?.id ?? '' })).toEqual([]);
  });

  it('name a time at which the session does not meet, and store the mark at the nearest', async () => {
    const at = '2026-03-20T18:30:00-04:00';
    expect(await flagsFor(fixture.coach, { meeting: at })).toEqual(['meeting']);
    expect(await attendanceNow()).toBe('present');
  });

  it('name what is due, and a coach sees none about money', async () => {
    expect(await flagsFor(fixture.staff)).toEqual(['unpaid']);
    expect(await flagsFor(fixture.coach)).toEqual([]);
  });

  it('name a missing waiver', async () => {
    const who = await aMember(server, { waiver: false });
    await server.database.db
      .update(registrations)
      .set({ userId: who.id, priceCents: 0 })
      .where(eq(registrations.id, fixture.registrationId));
    expect(await flagsFor(fixture.coach)).toEqual(['waiver']);
    expect(await flagsFor(fixture.coach, { kind: 'no_show' })).toEqual([]);
  });

  it('name a cancelled registration and a cancelled session, whose people stay on the roster', async () => {
    await server.database.db
      .update(registrations)
      .set({ status: 'cancelled', cancelledAt: server.clock.now() })
      .where(eq(registrations.id, fixture.registrationId));
    expect((await read(fixture.staff)).body.results).toEqual([]);
    expect(await flagsFor(fixture.staff)).toEqual(['cancelled']);
    expect((await read(fixture.staff)).body.results).toMatchObject([
      { registration_id: fixture.registrationId, status: 'cancelled', attendance: 'present' },
    ]);
    await server.database.db
      .update(sessions)
      .set({ status: 'cancelled' })
      .where(eq(sessions.id, fixture.sessionId));
    expect(await flagsFor(fixture.coach, { kind: 'no_show' })).toEqual(['cancelled']);
  });

  it.each<[what: string, over: Partial<Fact>]>([
    ['a device whose clock is ahead', { clock_offset_ms: 180_000 }],
    ['a device whose clock is behind', { clock_offset_ms: -180_000 }],
    ['a time that is still to come', { at: '2026-03-12T18:25:00-04:00' }],
    ['a year that no calendar has', { at: '9999-01-01T00:00:00Z' }],
  ])('name the clock: %s', async (_what, over) => {
    expect(await flagsFor(fixture.coach, over)).toEqual(['clock']);
  });

  it('leave old facts and small differences alone', async () => {
    expect(await flagsFor(fixture.coach, { at: '2026-03-01T18:25:00-05:00' })).toEqual([]);
    expect(await flagsFor(fixture.coach, { clock_offset_ms: 90_000 })).toEqual([]);
  });
});
