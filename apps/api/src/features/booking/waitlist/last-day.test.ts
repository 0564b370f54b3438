import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aMember, cards, seedStudio, type Person } from '../../../../test/booking.ts';
import { testServer, type TestServer } from '../../../../test/server.ts';
import { lastEmailTo, emailsTo, seatCountsOf, waitlistActions } from '../../../../test/waitlist-actions.ts';
import { offerEnds } from './deadlines.ts';
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

async function fullSession(startsAt: string) {
  const { session_id, inside } = await people.full(1, startsAt);
  const [first, second] = [await aMember(server), await aMember(server)];
  for (const person of [first, second]) await people.join(person, session_id);
  const [owner] = inside as [Person];
  return { session_id, owner, first, second };
}

describe('the deadline of an offer', () => {
  const at = (instant: string) => new Date(instant);
  it.each([
    ['12 hours', '2026-03-20T18:00:00-04:00', '2026-03-15T08:00:00-04:00', '2026-03-15T20:00:00-04:00'],
    [
      '24 hours before the start',
      '2026-03-16T18:00:00-04:00',
      '2026-03-15T08:00:00-04:00',
      '2026-03-15T18:00:00-04:00',
    ],
    // SPEC-B 11: for a start at 14:00 on 2027-03-14 the limit is 13:00 the day before; on 2027-11-07 it is 15:00.
    [
      '24 elapsed hours, clocks forward',
      '2027-03-14T14:00:00-04:00',
      '2027-03-13T06:00:00-05:00',
      '2027-03-13T13:00:00-05:00',
    ],
    [
      '24 elapsed hours, clocks back',
      '2027-11-07T14:00:00-05:00',
      '2027-11-06T06:00:00-04:00',
      '2027-11-06T15:00:00-04:00',
    ],
    [
      '12 elapsed hours, clocks forward',
      '2027-03-20T14:00:00-04:00',
      '2027-03-13T20:00:00-05:00',
      '2027-03-14T09:00:00-04:00',
    ],
  ])('is %s', (_what, start, now, ends) => {
    expect(offerEnds({ startsAt: at(start), closesAt: null }, at(now))).toEqual(at(ends));
  });

  it('is never later than the end of registration', () => {
    const times = { startsAt: at('2026-03-20T18:00:00-04:00'), closesAt: at('2026-03-15T10:00:00-04:00') };
    expect(offerEnds(times, at('2026-03-15T08:00:00-04:00'))).toEqual(times.closesAt);
  });
});

describe('inside the last 24 hours', () => {
  it('notifies all waiting members at once without an offer, and the first to register gets the seat', async () => {
    const { session_id, owner, first, second } = await fullSession('2026-03-03T12:00:00-05:00');
    await people.cancel(owner, session_id);
    expect(await emailsTo(server, first)).toEqual(['waitlist_open']);
    expect(await emailsTo(server, second)).toEqual(['waitlist_open']);
    expect(await seatCountsOf(server, session_id)).toMatchObject({ taken: 0, offered: 0, waiting: 2 });
    expect((await people.buy(second, session_id)).status).toBe(201);
    expect((await people.buy(first, session_id)).body).toMatchObject({ code: 'session_full' });
    expect((await people.status(second, session_id)).status).toBe(404);
    expect((await people.status(first, session_id)).body).toMatchObject({ status: 'waiting', position: 1 });
  });

  it('notifies everybody once for each seat, not for each declined card', async () => {
    const { session_id, owner, first, second } = await fullSession('2026-03-03T12:00:00-05:00');
    await people.cancel(owner, session_id);
    server.clock.pass(60);
    await people.buy(second, session_id, cards.declined);
    await sweepWaitlists(server.deps);
    expect(await emailsTo(server, first)).toEqual(['waitlist_open']);
    expect((await people.status(second, session_id)).body).toMatchObject({ status: 'waiting' });
    server.clock.pass(16 * 60);
    // The seat was released after the notification: the sweep sends the next one when activity has stopped.
    await sweepWaitlists(server.deps);
    await sweepWaitlists(server.deps);
    expect(await emailsTo(server, first)).toEqual(['waitlist_open', 'waitlist_open']);
  });

  it('notifies all waiting members for each cancellation, however soon it follows the last one', async () => {
    const { session_id, owner, first, second } = await fullSession('2026-03-03T12:00:00-05:00');
    const third = await aMember(server);
    await people.join(third, session_id);
    await people.cancel(owner, session_id);
    server.clock.pass(60);
    expect((await people.buy(first, session_id)).status).toBe(201);
    server.clock.pass(6 * 60);
    await people.cancel(first, session_id);
    for (const waiter of [second, third])
      expect(await emailsTo(server, waiter)).toEqual(['waitlist_open', 'waitlist_open']);
    // The sweep has nothing to add.
    server.clock.pass(16 * 60);
    await sweepWaitlists(server.deps);
    for (const waiter of [second, third])
      expect(await emailsTo(server, waiter)).toEqual(['waitlist_open', 'waitlist_open']);
  });

  it('sends the email for the next released seat without delay after a declined card', async () => {
    const { session_id, owner, first, second } = await fullSession('2026-03-03T12:00:00-05:00');
    await people.cancel(owner, session_id);
    server.clock.pass(60);
    await people.buy(first, session_id, cards.declined);
    await people.buy(first, session_id);
    server.clock.pass(60);
    await people.cancel(first, session_id);
    expect(await emailsTo(server, second)).toEqual(['waitlist_open', 'waitlist_open']);
  });

  it('ends an offer that was open until then, and notifies all waiting members', async () => {
    const { session_id, owner, first, second } = await fullSession('2026-03-03T18:00:00-05:00');
    await people.cancel(owner, session_id);
    expect((await people.status(first, session_id)).body).toMatchObject({
      offer_expires_at: '2026-03-02T18:00:00-05:00',
    });
    server.clock.set('2026-03-02T18:00:00-05:00');
    await sweepWaitlists(server.deps);
    expect(await emailsTo(server, first)).toEqual(['waitlist_offer', 'waitlist_expired']);
    expect(await emailsTo(server, second)).toEqual(['waitlist_open']);
    expect(await seatCountsOf(server, session_id)).toMatchObject({ taken: 0, offered: 0, waiting: 1 });
    const text = await lastEmailTo(server, first);
    expect(text).toContain('is no longer held for you');
    expect(text).toContain('the first to take it has it');
    expect(text).toContain(`Take the spot:\n`);
    expect(text).not.toMatch(/first on the waitlist|somebody else|join the waitlist/);
    // The seat is open: joining again is unnecessary, and registering works.
    expect((await people.join(first, session_id)).body).toMatchObject({ code: 'waitlist_not_needed' });
    expect((await people.buy(first, session_id)).status).toBe(201);
  });

  it('sends one notification for several holds of offers that expired together', async () => {
    const { session_id, inside } = await people.full(2, '2026-03-03T18:00:00-05:00');
    const waiters = [await aMember(server), await aMember(server), await aMember(server)] as const;
    for (const one of waiters) await people.join(one, session_id);
    for (const owner of inside) await people.cancel(owner, session_id);
    server.clock.set('2026-03-02T17:59:00-05:00');
    const [first, second, third] = waiters;
    for (const one of [first, second])
      expect((await people.buy(one, session_id, cards.asks)).status).toBe(202);
    server.clock.pass(16 * 60);
    await reconcileAll(server.deps);
    for (const one of [first, second])
      expect(await emailsTo(server, one)).toEqual(['waitlist_offer', 'waitlist_expired']);
    for (const one of [first, second])
      expect(await lastEmailTo(server, one)).toContain('the first to take it has it');
    expect(await emailsTo(server, third)).toEqual(['waitlist_open']);
    expect(await seatCountsOf(server, session_id)).toMatchObject({ taken: 0, held: 0, offered: 0 });
  });

  it('rejects joining while a seat is available', async () => {
    const { session_id, owner } = await fullSession('2026-03-03T12:00:00-05:00');
    await people.cancel(owner, session_id);
    expect((await people.join(await aMember(server), session_id)).body).toMatchObject({
      code: 'waitlist_not_needed',
    });
  });
});

describe('the waitlist closes', () => {
  it('when the business cancels the session: waiting members are notified and offers release their seats', async () => {
    const { session_id, owner, first, second } = await fullSession('2026-03-12T18:30:00-04:00');
    await people.cancel(owner, session_id);
    await server.database.db.execute(sql`update sessions set status = 'cancelled' where id = ${session_id}`);
    await sweepWaitlists(server.deps);
    await sweepWaitlists(server.deps);
    expect(await emailsTo(server, first)).toEqual(['waitlist_offer', 'waitlist_closed']);
    expect(await emailsTo(server, second)).toEqual(['waitlist_closed']);
    expect(await seatCountsOf(server, session_id)).toMatchObject({ taken: 0, offered: 0, waiting: 0 });
    expect((await people.status(first, session_id)).status).toBe(404);
  });

  it('without a notification when the session starts', async () => {
    const { session_id, first } = await fullSession('2026-03-12T18:30:00-04:00');
    server.clock.set('2026-03-12T18:30:00-04:00');
    await sweepWaitlists(server.deps);
    expect(await emailsTo(server, first)).toEqual([]);
    expect(await seatCountsOf(server, session_id)).toMatchObject({ taken: 1, waiting: 0 });
  });
});
