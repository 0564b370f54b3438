import { and, eq, sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aMember, aSession, seedStudio, type Person } from '../../../../test/booking.ts';
import { realDatabase } from '../../../../test/database.ts';
import { aWaitingPerson, fullSession } from '../../../../test/office/waitlist-cases.ts';
import { testServer, type TestServer } from '../../../../test/server.ts';
import { aTeamMember } from '../../../../test/team-fixture.ts';
import { emailsTo, lastEmailTo, seatCountsOf, waitlistActions } from '../../../../test/waitlist-actions.ts';
import { whileLocked } from '../../../../test/while-locked.ts';
import { auditEntries } from '../../../platform/database/schema/team.ts';
import { sessions } from '../../../platform/database/schema/training.ts';
import { offerOutOfTurn } from '../waitlist/offer-out-of-turn.ts';
import { sweepWaitlists } from '../waitlist/sweep-waitlists.ts';

// On real PostgreSQL: the embedded database has one connection and would hide the race.
let server: TestServer;
let desk: Person;
let people: ReturnType<typeof waitlistActions>;
beforeAll(async () => {
  server = await testServer({ database: await realDatabase({ poolSize: 12 }) });
  await seedStudio(server.database);
  people = waitlistActions(server);
  desk = await aTeamMember(server, 'front_desk');
});
afterAll(() => server?.close());
beforeEach(() => server.clock.set('2026-03-02T12:00:00-05:00'));

const call = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
  server.call(method, `/office/${path}`, { token: await desk.renewed(), ...(body && { body }) });
const add = (id: string, person_id: string) => call('POST', `sessions/${id}/waitlist/`, { person_id });
const offer = (id: string, entry: string) =>
  call('POST', `sessions/${id}/waitlist/${entry}/offer/`, { reason: 'Drove in.' });
interface Listed {
  readonly id: string;
  readonly person_id: string;
  readonly position: number;
  readonly state: string;
  readonly offer_expires_at: string | null;
}
const listOf = async (id: string) =>
  (await call('GET', `sessions/${id}/waitlist/`)).body['results'] as Listed[];
const entryIdOf = async (id: string, { id: personId }: Person) =>
  (await listOf(id)).find((one) => one.person_id === personId)?.id ?? '';
const entriesFor = (id: string, action: 'waitlist.add' | 'waitlist.remove' | 'waitlist.offer') =>
  server.database.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.target, `session:${id}`), eq(auditEntries.action, action)));

/** A full session with members who wait, in this order. */
async function line(many: number, startsAt?: string) {
  const { session_id: id, inside } = await people.full(1, startsAt);
  const waiting: Person[] = [];
  for (let n = 0; n < many; n += 1) {
    const person = await aMember(server);
    await people.join(person, id);
    waiting.push(person);
  }
  const [first, second] = waiting as [Person, Person];
  return { id, owner: inside[0] as Person, first, second, waiting };
}

describe('the waitlist of a session by name', () => {
  it('lists who waits in order, without those who only hold a spot while they join', async () => {
    const { id, first, second } = await line(2);
    const offered = { status: 'offered', offerEndsAt: new Date('2026-03-02T13:00:00-05:00') } as const;
    await aWaitingPerson(server, { sessionId: id, purpose: 'joining', ...offered });
    expect(await listOf(id)).toMatchObject([
      { person_id: first.id, position: 1, state: 'waiting', joined_at: '2026-03-02T12:00:00-05:00' },
      { person_id: second.id, position: 2, state: 'waiting', offer_expires_at: null },
    ]);
    expect((await call('GET', 'sessions/none/waitlist/')).status).toBe(404);
  });

  it('takes a person at the end, who is told by email', async () => {
    const { id } = await line(1);
    const person = await aMember(server);
    const added = await add(id, person.id);
    expect([added.status, added.body]).toMatchObject([
      201,
      { person_id: person.id, position: 2, state: 'waiting' },
    ]);
    expect(await emailsTo(server, person)).toEqual(['waitlist_added']);
    expect((await people.status(person, id)).body).toMatchObject({ position: 2, notify_email: true });
    expect(await entriesFor(id, 'waitlist.add')).toMatchObject([
      { actorId: desk.id, personId: person.id, after: { person_id: person.id } },
    ]);
  });

  it.each([
    ['whose waiver is missing', { waiver: false }, 'waiver_required'],
    ['whose date of birth is missing', { dateOfBirth: null }, 'profile_incomplete'],
    ['who is too young', { dateOfBirth: '2015-01-01' }, 'age_restricted'],
  ])('takes nobody %s', async (_who, over, code) => {
    const id = await aSession(server.database, fullSession);
    expect((await add(id, (await aMember(server, over)).id)).body['code']).toBe(code);
    expect(await listOf(id)).toEqual([]);
  });

  it('says to the team why a person cannot wait', async () => {
    const { id, owner, first } = await line(1);
    const refused = async (session: string, person: string) => (await add(session, person)).body;
    expect(await refused(id, first.id)).toMatchObject({
      code: 'already_waiting',
      message: 'This person is on the waitlist already.',
    });
    expect(await refused(id, owner.id)).toMatchObject({
      code: 'already_registered',
      message: 'This person is registered already.',
    });
    const open = await aSession(server.database);
    expect(await refused(open, (await aMember(server)).id)).toMatchObject({
      code: 'waitlist_not_needed',
      message: 'A spot is free. Register the person instead.',
    });
    expect((await add(id, 'nobody')).status).toBe(404);
  });

  it('loses a person, whose offer goes to the next', async () => {
    const { id, owner, first, second } = await line(2);
    await people.cancel(owner, id);
    const removed = await call('DELETE', `sessions/${id}/waitlist/${await entryIdOf(id, first)}/`);
    expect(removed.status).toBe(204);
    expect(await listOf(id)).toMatchObject([{ person_id: second.id, position: 1, state: 'offered' }]);
    expect(await seatCountsOf(server, id)).toMatchObject({ taken: 1, offered: 1, waiting: 0 });
    expect(await entriesFor(id, 'waitlist.remove')).toMatchObject([{ personId: first.id, after: null }]);
    const other = await aSession(server.database, fullSession);
    const entry = await entryIdOf(id, second);
    expect((await call('DELETE', `sessions/${other}/waitlist/${entry}/`)).status).toBe(404);
  });

  it('loses the entry of a person who is registered beyond the capacity', async () => {
    const { id, first, second } = await line(2);
    const body = { session_id: id, overrides: ['capacity'], reason: 'Coach agreed.' };
    expect((await call('POST', `people/${second.id}/registrations/`, body)).status).toBe(201);
    expect(await listOf(id)).toMatchObject([{ person_id: first.id, position: 1, state: 'waiting' }]);
    expect(await seatCountsOf(server, id)).toMatchObject({ taken: 2, max: 1, waiting: 1 });
  });
});

describe('an offer out of turn', () => {
  it('holds a spot beyond the capacity for 12 hours, and only its person is told', async () => {
    const { id, first, second } = await line(2);
    const entry = await entryIdOf(id, second);
    const { status, body } = await offer(id, entry);
    expect([status, body]).toMatchObject([
      200,
      { state: 'offered', position: 2, offer_expires_at: '2026-03-03T00:00:00-05:00' },
    ]);
    expect(await seatCountsOf(server, id)).toMatchObject({ taken: 2, offered: 1, waiting: 1 });
    expect(await emailsTo(server, first)).toEqual([]);
    expect(await emailsTo(server, second)).toEqual(['waitlist_offer']);
    const text = await lastEmailTo(server, second);
    expect(text).toContain('We have a spot for you in');
    expect(text).not.toMatch(/first on the waitlist|Drove in/);
    expect(await entriesFor(id, 'waitlist.offer')).toMatchObject([
      { personId: second.id, reason: 'Drove in.', after: { offer_expires_at: body['offer_expires_at'] } },
    ]);
    // The same again changes nothing.
    expect((await offer(id, entry)).body).toEqual(body);
    expect(await entriesFor(id, 'waitlist.offer')).toHaveLength(1);
    expect((await people.buy(second, id)).status).toBe(201);
    expect(await seatCountsOf(server, id)).toMatchObject({ taken: 2, confirmed: 2, offered: 0 });
  });

  it('that ends unused frees no spot for others when it went beyond the capacity', async () => {
    const { id, first, second } = await line(2);
    await offer(id, await entryIdOf(id, second));
    server.clock.set('2026-03-03T00:00:01-05:00');
    await sweepWaitlists(server.deps);
    expect(await seatCountsOf(server, id)).toMatchObject({ taken: 1, offered: 0, waiting: 1 });
    expect(await emailsTo(server, first)).toEqual([]);
    expect(await emailsTo(server, second)).toEqual(['waitlist_offer', 'waitlist_expired']);
  });

  it('is the turn of the person when an overdue offer ended', async () => {
    const { id, owner, second } = await line(2);
    await people.cancel(owner, id);
    server.clock.set('2026-03-03T00:00:01-05:00');
    const { body } = await offer(id, await entryIdOf(id, second));
    expect(body).toMatchObject({ state: 'offered', position: 1 });
    expect(await seatCountsOf(server, id)).toMatchObject({ taken: 1, offered: 1, waiting: 0 });
    expect(await entriesFor(id, 'waitlist.offer')).toHaveLength(1);
  });

  it('takes the free spot of the last day for 30 minutes, at most until registration is over', async () => {
    const { id, owner, second } = await line(2, '2026-03-12T18:30:00-04:00');
    server.clock.set('2026-03-12T12:00:00-04:00');
    await people.cancel(owner, id);
    const { body } = await offer(id, await entryIdOf(id, second));
    expect(body['offer_expires_at']).toBe('2026-03-12T12:30:00-04:00');
    expect(await seatCountsOf(server, id)).toMatchObject({ taken: 1, offered: 1, waiting: 1 });
    const late = await line(1, '2026-03-20T18:30:00-04:00');
    const closesAt = new Date('2026-03-20T12:10:00-04:00');
    await server.database.db
      .update(sessions)
      .set({ registrationClosesAt: closesAt })
      .where(eq(sessions.id, late.id));
    server.clock.set('2026-03-20T12:00:00-04:00');
    const last = await offer(late.id, await entryIdOf(late.id, late.first));
    expect(last.body['offer_expires_at']).toBe('2026-03-20T12:10:00-04:00');
  });

  it('needs a reason, an entry of the session, and a session that is not over', async () => {
    const { id, first } = await line(1);
    const entry = await entryIdOf(id, first);
    const path = `sessions/${id}/waitlist/${entry}/offer/`;
    expect((await call('POST', path, { reason: ' ' })).body['reason']).toEqual(['A reason is required.']);
    const other = await aSession(server.database, fullSession);
    expect((await offer(other, entry)).status).toBe(404);
    await people.leave(first, id);
    expect((await offer(id, entry)).status).toBe(404);
    await server.database.db.update(sessions).set({ status: 'cancelled' }).where(eq(sessions.id, id));
    expect((await offer(id, entry)).body['code']).toBe('registration_closed');
  });
});

describe('offers that ten of the team make at the same moment', () => {
  /** All ten wait for the session's row when the first one writes: at the lock, or at the seat if there is no lock. */
  async function race(lock?: SQL) {
    const { id, first } = await line(1);
    const entryId = await entryIdOf(id, first);
    const offer = () =>
      server.database.withTx((tx) =>
        offerOutOfTurn(tx, server.deps, { sessionId: id, entryId }, server.clock.now(), { lock }),
      );
    const { result } = await whileLocked(server.database, {
      lock: sql`select 1 from sessions where id = ${id} for update`,
      work: () => Promise.all(Array.from({ length: 10 }, offer)),
      waiters: 10,
      look: () => Promise.resolve(),
    });
    const made = result.filter(Boolean).length;
    return { made, ...(await seatCountsOf(server, id)), emails: await emailsTo(server, first) };
  }

  it('hold one spot, and send one email', async () => {
    expect(await race()).toMatchObject({ made: 1, taken: 2, offered: 1, emails: ['waitlist_offer'] });
  });

  it('hold several spots for one person without the lock (positive control)', async () => {
    expect(await race(sql``)).toMatchObject({ made: 10, taken: 11 });
  });
});
