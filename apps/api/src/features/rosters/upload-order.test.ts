import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMember, seedStudio } from '../../../test/booking.ts';
import { aFact, addFacts, beforeTheSession, readRoster, type Fact } from '../../../test/roster.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import { sessions } from '../../platform/database/schema/training.ts';
import { attendanceFacts } from '../../platform/database/schema/attendance.ts';
import type { SessionFixture } from '../../../test/session-fixture.ts';
import { testServer, type TestServer } from '../../../test/server.ts';

/*
 * Two devices without network mark the same 30 people, each in its way; one takes marks back, in an upload of its own, because the
 * tab was killed in between; the clock of the other is three hours ahead.
 */

let server: TestServer;
let fixture: SessionFixture;
let people: readonly string[];
beforeAll(async () => {
  server = await testServer();
  await seedStudio(server.database);
  fixture = await beforeTheSession(server);
  const { db } = server.database;
  await db.update(sessions).set({ maxParticipants: null });
  const rows = await Promise.all(
    Array.from({ length: 30 }, async () => ({
      sessionId: fixture.sessionId,
      userId: (await aMember(server)).id,
      priceCents: 0,
      status: 'confirmed' as const,
      rate: 'public' as const,
      plan: 'full' as const,
    })),
  );
  const made = await db.insert(registrations).values(rows).returning({ id: registrations.id });
  people = made.map(({ id }) => id).toSorted();
});
afterAll(() => server?.close());

const threeHoursMs = 3 * 60 * 60_000;
const minute = (index: number, aheadMs = 0): string =>
  new Date(Date.parse('2026-03-12T18:00:00-04:00') + index * 1_000 + aheadMs).toISOString();

function uploads(): Readonly<Record<'phone' | 'undo' | 'tablet', readonly Fact[]>> {
  const phone = people.map((id, index) =>
    aFact(id, { id: `phone-${index}`, kind: index % 3 === 0 ? 'no_show' : 'check_in', at: minute(index) }),
  );
  const undo = people
    .slice(0, 10)
    .map((id, index) =>
      aFact(id, { id: `undo-${index}`, kind: 'undo', undoes: `phone-${index}`, at: minute(index + 40) }),
    );
  const tablet = people.map((id, index) =>
    aFact(id, {
      id: `tablet-${index}`,
      kind: index % 2 === 0 ? 'excused' : 'check_in',
      at: minute(index, threeHoursMs),
      device: 'Tablet at the door',
      clock_offset_ms: threeHoursMs,
      ...(index % 2 === 0 ? {} : { late: true }),
    }),
  );
  return { phone, undo, tablet };
}

const orders = [
  ['phone', 'undo', 'tablet'],
  ['phone', 'tablet', 'undo'],
  ['undo', 'phone', 'tablet'],
  ['undo', 'tablet', 'phone'],
  ['tablet', 'phone', 'undo'],
  ['tablet', 'undo', 'phone'],
] as const;

async function stateAfter(order: (typeof orders)[number]) {
  const { db } = server.database;
  await db.delete(attendanceFacts);
  const all = uploads();
  const flags: Record<string, unknown> = {};
  for (const name of order) {
    const { body } = await addFacts(server, fixture.staff, ...all[name]);
    for (const answer of body['results'] as Record<string, unknown>[])
      flags[answer['id'] as string] = answer['flags'];
  }
  const { results } = (await readRoster(server, fixture.staff, fixture.sessionId)).body;
  const facts = await db.select().from(attendanceFacts).orderBy(asc(attendanceFacts.id));
  return {
    attendance: results.map(({ registration_id: id, attendance, facts: standing }) => [
      id,
      attendance,
      standing,
    ]),
    facts: facts.map(({ id, kind, at, device, clockOffsetMs }) => [id, kind, at, device, clockOffsetMs]),
    flags,
  };
}

it('gives one state in all six orders of upload, with every fact, its own time and its flags', async () => {
  const states = [];
  for (const order of orders) states.push(await stateAfter(order));
  const [first, ...others] = states;
  for (const other of others) expect(other).toEqual(first);
  expect(first?.facts).toHaveLength(70);
  const tablet = first?.facts.find(([id]) => id === 'tablet-3');
  expect(tablet).toEqual([
    'tablet-3',
    'check_in',
    new Date(minute(3, threeHoursMs)),
    'Tablet at the door',
    threeHoursMs,
  ]);
  expect([first?.flags['tablet-3'], first?.flags['phone-3']]).toEqual([['clock'], []]);
  // Taken back on the phone, and late on the tablet.
  expect(first?.attendance.find(([id]) => id === people[1])?.[1]).toBe('late');
  // A check-in outranks an excuse.
  expect(first?.attendance.find(([id]) => id === people[20])?.[1]).toBe('present');
});
