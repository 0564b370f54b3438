import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aMember, books, cards, registrationIn, seedStudio, type Person } from '../../../../test/booking.ts';
import { testServer, type TestServer } from '../../../../test/server.ts';
import { lastEmailTo, emailsTo, seatCountsOf, waitlistActions } from '../../../../test/waitlist-actions.ts';
import { profiles } from '../../../platform/database/schema/people.ts';
import { reconcileAll } from '../registration/reconcile.ts';
import { sweepWaitlists } from './sweep-waitlists.ts';

let server: TestServer;
let people: ReturnType<typeof waitlistActions>;
beforeAll(async () => {
  server = await testServer();
  people = waitlistActions(server);
  await seedStudio(server.database);
});
afterAll(() => server?.close());
beforeEach(() => server.clock.set('2026-03-02T12:00:00-05:00'));

/** A full session with one registered member and the given number of waiting members. */
async function fullSession(many: number, startsAt?: string) {
  const { session_id, inside } = await people.full(1, startsAt);
  const waiters: Person[] = [];
  for (let n = 0; n < many; n += 1) {
    const person = await aMember(server);
    await people.join(person, session_id);
    waiters.push(person);
  }
  const [owner] = inside;
  const [first, second] = waiters;
  if (!owner || !first) throw new Error('the waitlist is empty');
  return { session_id, owner, first, second: second ?? first, waiters };
}
const offerOf = async (person: Person, session_id: string) => (await people.status(person, session_id)).body;

describe('a released seat', () => {
  it('is offered to the first waiting member for 12 hours, by email, and to no other member', async () => {
    const { session_id, owner, first, second } = await fullSession(2);
    await people.cancel(owner, session_id);
    expect(await offerOf(first, session_id)).toMatchObject({
      status: 'offered',
      position: 1,
      offer_expires_at: '2026-03-03T00:00:00-05:00',
      on_waitlist: true,
    });
    expect(await offerOf(second, session_id)).toMatchObject({ status: 'waiting', position: 2 });
    expect(await seatCountsOf(server, session_id)).toMatchObject({ taken: 1, offered: 1, waiting: 1 });
    expect(await emailsTo(server, first)).toEqual(['waitlist_offer']);
    expect(await emailsTo(server, second)).toEqual([]);
    const { rows } = await server.database.db.execute<{ text: string; links: { url: string }[] }>(
      sql`select text_body as text, links from outbox_mails where recipient = ${first.email}`,
    );
    expect(rows[0]?.text).toContain('Tuesday, March 3, 2026, 12:00 AM EST');
    expect(rows[0]?.links[0]?.url).toContain(session_id);
  });

  it('is closed to everybody else, and only its owner sees it as available', async () => {
    const { session_id, owner, first, second } = await fullSession(2);
    await people.cancel(owner, session_id);
    const anotherMember = await aMember(server);
    for (const other of [second, anotherMember]) {
      expect((await people.buy(other, session_id)).body).toMatchObject({ code: 'session_full' });
      expect((await people.detail(other, session_id)).body).toMatchObject({ is_full: true });
    }
    expect((await people.detail(first, session_id)).body).toMatchObject({
      is_full: false,
      available_spots: 1,
    });
    const bought = await people.buy(first, session_id);
    expect(bought.status).toBe(201);
    expect(await books(server.database, session_id)).toMatchObject({ taken: 1, live: 1, charges: 1 });
    expect((await people.status(first, session_id)).status).toBe(404);
  });

  it('can be accepted only when the member’s name and date of birth are known', async () => {
    const { session_id, owner, first } = await fullSession(1);
    await people.cancel(owner, session_id);
    const know = (lastName: string, dateOfBirth: string | null) =>
      server.database.db.update(profiles).set({ lastName, dateOfBirth }).where(eq(profiles.userId, first.id));
    await know('', null);
    const refused = await people.buy(first, session_id);
    expect([refused.status, refused.body['last_name'], refused.body['date_of_birth']]).toEqual([
      400,
      ['Last name is required'],
      ['Date of birth is required'],
    ]);
    expect(await offerOf(first, session_id)).toMatchObject({ status: 'offered' });
    await know('Byron', '1985-05-05');
    expect((await people.buy(first, session_id)).status).toBe(201);
    expect(await books(server.database, session_id)).toMatchObject({ taken: 1, live: 1, charges: 1 });
  });

  it('causes no charge until its owner accepts', async () => {
    const { session_id, owner } = await fullSession(3);
    await people.cancel(owner, session_id);
    server.clock.pass(13 * 3600);
    await sweepWaitlists(server.deps);
    expect(await books(server.database, session_id)).toMatchObject({ charges: 0, charged: 0 });
  });

  it('is offered to the next member after the deadline, a decline or the deletion of the account', async () => {
    const { session_id, owner, waiters } = await fullSession(4);
    const [first, second, third, fourth] = waiters as [Person, Person, Person, Person];
    await people.cancel(owner, session_id);
    server.clock.pass(12 * 3600);
    expect((await people.status(first, session_id)).status).toBe(404);
    await sweepWaitlists(server.deps);
    expect(await emailsTo(server, first)).toEqual(['waitlist_offer', 'waitlist_expired']);
    expect(await offerOf(second, session_id)).toMatchObject({
      status: 'offered',
      offer_expires_at: '2026-03-03T12:00:00-05:00',
    });
    await people.leave(second, session_id);
    expect(await offerOf(third, session_id)).toMatchObject({ status: 'offered' });
    await server.database.db.execute(sql`update users set is_active = false where id = ${third.id}`);
    await sweepWaitlists(server.deps);
    expect(await offerOf(fourth, session_id)).toMatchObject({ status: 'offered' });
    expect(await seatCountsOf(server, session_id)).toMatchObject({ taken: 1, offered: 1, waiting: 0 });
    await people.leave(fourth, session_id);
    expect(await seatCountsOf(server, session_id)).toMatchObject({ taken: 0, offered: 0 });
  });

  it('cannot be accepted after its deadline, whether or not the sweep has run', async () => {
    const { session_id, owner, first } = await fullSession(1);
    await people.cancel(owner, session_id);
    server.clock.pass(12 * 3600);
    expect((await people.buy(first, session_id)).body).toMatchObject({ code: 'session_full' });
    await sweepWaitlists(server.deps);
    expect((await people.buy(first, session_id)).status).toBe(201);
    expect(await seatCountsOf(server, session_id)).toMatchObject({ taken: 1, confirmed: 1, offered: 0 });
  });

  it.each([1, 2])('is described correctly in the email after it expired, with %i waiting', async (many) => {
    const { session_id, owner, first } = await fullSession(many);
    await people.cancel(owner, session_id);
    server.clock.pass(12 * 3600);
    await sweepWaitlists(server.deps);
    const text = await lastEmailTo(server, first);
    expect(text).toContain('That time has ended, and it can go to someone else now. Nothing was charged.');
    expect(text).toContain('take a spot while one is open, or join the waitlist again');
    expect(text).not.toMatch(/first on the waitlist|first to take it/);
    // Each option that the email names works where it applies.
    const code = (await people.join(first, session_id)).body['code'];
    expect(code).toBe(many === 1 ? 'waitlist_not_needed' : undefined);
    expect((await people.buy(first, session_id)).status).toBe(many === 1 ? 201 : 400);
  });

  it('is offered to as many waiting members as fit after a capacity increase, and to no others', async () => {
    const { session_id, waiters } = await fullSession(3);
    await server.database.db.execute(sql`update sessions set max_participants = 3 where id = ${session_id}`);
    expect((await people.buy(await aMember(server), session_id)).body).toMatchObject({
      code: 'session_full',
    });
    await sweepWaitlists(server.deps);
    await sweepWaitlists(server.deps);
    const states = await Promise.all(waiters.map(async (one) => (await offerOf(one, session_id))['status']));
    expect(states).toEqual(['offered', 'offered', 'waiting']);
    expect(await seatCountsOf(server, session_id)).toMatchObject({ taken: 3, max: 3 });
  });
});

describe('a member who registered while waiting', () => {
  it.each(['waiting', 'offered'] as const)('(%s) has one seat, and the entry keeps none', async (entry) => {
    const { session_id, owner, first, second } = await fullSession(2);
    if (entry === 'offered') await people.cancel(owner, session_id);
    // Two concurrent requests of one member can leave this state behind.
    await server.database.db.execute(sql`
      insert into registrations (id, session_id, user_id, status, price_cents, rate, plan, source)
      values (${`beside-${entry}`}, ${session_id}, ${first.id}, 'confirmed', 7500, 'public', 'full', 'member')`);
    await server.database.db.execute(
      sql`update sessions set max_participants = 3, taken = taken + 1 where id = ${session_id}`,
    );
    await sweepWaitlists(server.deps);
    expect((await people.status(first, session_id)).status).toBe(404);
    expect(await offerOf(second, session_id)).toMatchObject({ status: 'offered' });
    const { taken, confirmed, held, offered } = await seatCountsOf(server, session_id);
    expect(taken).toBe(confirmed + held + offered);
    expect(offered).toBe(1);
  });
});

describe('a session without a limit', () => {
  it('has a seat for every member who waited', async () => {
    const { session_id, waiters } = await fullSession(3);
    await server.database.db.execute(
      sql`update sessions set max_participants = null where id = ${session_id}`,
    );
    await sweepWaitlists(server.deps);
    expect(await seatCountsOf(server, session_id)).toMatchObject({ taken: 4, offered: 3, waiting: 0 });
    for (const one of waiters) expect((await people.register(one, session_id)).status).toBe(201);
    expect(await seatCountsOf(server, session_id)).toMatchObject({ taken: 4, confirmed: 4, offered: 0 });
  });
});

describe('an offer whose owner pays by card', () => {
  it('stays open after a decline, and can be accepted with another card', async () => {
    const { session_id, owner, first, second } = await fullSession(2);
    await people.cancel(owner, session_id);
    expect((await people.buy(first, session_id, cards.declined)).status).toBe(402);
    expect(await offerOf(first, session_id)).toMatchObject({ status: 'offered' });
    expect(await seatCountsOf(server, session_id)).toMatchObject({ taken: 1, offered: 1, held: 0 });
    expect((await people.buy(first, session_id)).status).toBe(201);
    expect(await offerOf(second, session_id)).toMatchObject({ status: 'waiting', position: 1 });
  });

  it('goes to the next member when the authentication is never completed and hold and deadline are over', async () => {
    const { session_id, owner, first, second } = await fullSession(2);
    await people.cancel(owner, session_id);
    server.clock.pass(12 * 3600 - 60);
    expect((await people.buy(first, session_id, cards.asks)).status).toBe(202);
    server.clock.pass(16 * 60);
    await reconcileAll(server.deps);
    expect(await offerOf(second, session_id)).toMatchObject({ status: 'offered' });
    expect(await seatCountsOf(server, session_id)).toMatchObject({ taken: 1, held: 0, offered: 1 });
    expect(await emailsTo(server, first)).toEqual(['waitlist_offer', 'waitlist_expired']);
  });

  it('keeps its seat throughout when another card replaces one that requires authentication', async () => {
    const { session_id, owner, first } = await fullSession(1);
    await people.cancel(owner, session_id);
    expect((await people.buy(first, session_id, cards.asks)).status).toBe(202);
    const bought = await people.buy(first, session_id);
    expect(bought.status).toBe(201);
    expect(registrationIn(bought)).toMatchObject({ status: 'confirmed' });
    expect(await books(server.database, session_id)).toMatchObject({ taken: 1, live: 1, charges: 1 });
  });
});

describe('a hold of a member without an entry', () => {
  it('releases its seat to the waitlist when the payment fails', async () => {
    const { session_id, inside } = await people.full(1);
    const [owner] = inside as [Person];
    await people.cancel(owner, session_id);
    const anotherMember = await aMember(server);
    expect((await people.buy(anotherMember, session_id, cards.asks)).status).toBe(202);
    const waiter = await aMember(server);
    expect((await people.join(waiter, session_id)).status).toBe(201);
    server.clock.pass(16 * 60);
    await reconcileAll(server.deps);
    expect(await offerOf(waiter, session_id)).toMatchObject({ status: 'offered' });
  });
});
