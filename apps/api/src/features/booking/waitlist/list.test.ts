import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aMember, cards, seedStudio, type Person } from '../../../../test/booking.ts';
import { testServer, type TestServer } from '../../../../test/server.ts';
import { startTwilioFake, type TwilioFake } from '../../../../test/twilio-fake.ts';
import { waitlistActions } from '../../../../test/waitlist-actions.ts';
import { sweepWaitlists } from './sweep-waitlists.ts';

let twilio: TwilioFake;
let server: TestServer;
let people: ReturnType<typeof waitlistActions>;
beforeAll(async () => {
  twilio = await startTwilioFake();
  server = await testServer({ env: twilio.env });
  people = waitlistActions(server);
  await seedStudio(server.database);
});
afterAll(async () => {
  await server?.close();
  await twilio?.close();
});
beforeEach(() => server.clock.set('2026-03-02T12:00:00-05:00'));

const listOf = async (person: Person) => {
  const { status, body } = await server.call('GET', '/training/waitlist/', { token: await person.renewed() });
  expect(status).toBe(200);
  return body as { count: number; sms_available: boolean; results: Record<string, unknown>[] };
};
const notify = async (person: Person, id: string, body: object) =>
  server.call('PATCH', `/training/waitlist/${id}/`, { token: await person.renewed(), body });

describe('the waitlist page of a member', () => {
  it('shows each entry with its position, the number of waiting members, and the session at the member’s price', async () => {
    const { session_id } = await people.full();
    const [first, second] = [await aMember(server), await aMember(server, { member: true })];
    await people.join(first, session_id);
    await people.join(second, session_id, { notify_sms: true });
    const { count, results } = await listOf(second);
    expect(count).toBe(1);
    expect(results).toMatchObject([
      {
        session_id,
        status: 'waiting',
        position: 2,
        waiting_count: 2,
        notify_email: true,
        notify_sms: true,
        notified_at: null,
        session: { public_id: session_id, title: 'Rhythm Roll Foundations', price: '60.00', is_full: true },
      },
    ]);
  });

  it('puts offers first by deadline, then entries by the start of their session', async () => {
    const member = await aMember(server);
    const [late, early, offered] = [
      await people.full(1, '2026-03-20T18:30:00-04:00'),
      await people.full(1, '2026-03-10T18:30:00-04:00'),
      await people.full(1, '2026-03-25T18:30:00-04:00'),
    ];
    for (const { session_id } of [late, early, offered]) await people.join(member, session_id);
    await people.cancel(offered.inside[0] as Person, offered.session_id);
    const { results } = await listOf(member);
    expect(results.map(({ session_id, status }) => [session_id, status])).toEqual([
      [offered.session_id, 'offered'],
      [early.session_id, 'waiting'],
      [late.session_id, 'waiting'],
    ]);
    expect(results[0]).toMatchObject({ session: { is_full: false, available_spots: 1 } });
  });

  it('keeps an offer that expired, until the member joins again or the session is over', async () => {
    const { session_id, inside } = await people.full();
    const [member, next] = [await aMember(server), await aMember(server)];
    await people.join(member, session_id);
    await people.join(next, session_id);
    await people.cancel(inside[0] as Person, session_id);
    server.clock.pass(12 * 3600);
    const ended = {
      status: 'expired',
      on_waitlist: false,
      position: 0,
      offer_expires_at: '2026-03-03T00:00:00-05:00',
    };
    // Before and after the job has run.
    expect((await listOf(member)).results).toMatchObject([ended]);
    await sweepWaitlists(server.deps);
    expect((await listOf(member)).results).toMatchObject([ended]);
    await people.join(member, session_id);
    expect((await listOf(member)).results).toMatchObject([{ status: 'waiting', position: 2 }]);
    server.clock.set('2026-03-12T18:30:00-04:00');
    expect((await listOf(member)).results).toEqual([]);
  });

  it('shows an offer during payment authentication, until the hold has expired or is confirmed', async () => {
    const { session_id, inside } = await people.full();
    const member = await aMember(server);
    await people.join(member, session_id);
    await people.cancel(inside[0] as Person, session_id);
    expect((await people.buy(member, session_id, cards.asks)).status).toBe(202);
    expect((await listOf(member)).results).toMatchObject([
      {
        session_id,
        status: 'accepted',
        on_waitlist: false,
        payment_held_until: '2026-03-02T12:15:00-05:00',
        session: { is_full: false, available_spots: 1, is_registered: false },
      },
    ]);
    // Another attempt takes over the held seat.
    const availability = await server.call('GET', `/training/sessions/${session_id}/availability/`, {
      token: await member.renewed(),
    });
    expect(availability.body).toMatchObject({ can_register: true });
    expect((await people.buy(member, session_id)).status).toBe(201);
    expect((await listOf(member)).results).toEqual([]);
  });

  it('omits entries that the member left, declined or registered for', async () => {
    const member = await aMember(server);
    const [left, declined, taken] = [await people.full(), await people.full(), await people.full()];
    for (const { session_id } of [left, declined, taken]) await people.join(member, session_id);
    await people.leave(member, left.session_id);
    for (const { inside, session_id } of [declined, taken])
      await people.cancel(inside[0] as Person, session_id);
    await people.leave(member, declined.session_id);
    await people.buy(member, taken.session_id);
    expect(await listOf(member)).toMatchObject({ count: 0, results: [] });
  });

  it('reports when all waiting members were notified in the last 24 hours', async () => {
    const { session_id, inside } = await people.full(1, '2026-03-03T10:00:00-05:00');
    const member = await aMember(server);
    await people.join(member, session_id);
    await people.cancel(inside[0] as Person, session_id);
    expect((await listOf(member)).results).toMatchObject([
      { status: 'waiting', notified_at: '2026-03-02T12:00:00-05:00', session: { available_spots: 1 } },
    ]);
  });

  it('offers SMS only to members with a number that can receive texts', async () => {
    const member = await aMember(server);
    const phones = ['', '12', '(313) 555-0142', '+49 30 901820'];
    const results: boolean[] = [];
    for (const phone of phones) {
      await server.database.db.execute(
        sql`update profiles set phone = ${phone} where user_id = ${member.id}`,
      );
      results.push((await listOf(member)).sms_available);
    }
    expect(results).toEqual([false, false, true, true]);
  });

  it('shows no entries of other people', async () => {
    expect((await server.call('GET', '/training/waitlist/')).status).toBe(401);
  });
});

describe('the notification choice of an entry', () => {
  it('is changed by the id of the entry or of the session, and needs at least one channel', async () => {
    const { session_id } = await people.full();
    const member = await aMember(server);
    const entry = String((await people.join(member, session_id)).body['public_id']);
    const smsOnly = { notify_email: false, notify_sms: true };
    expect(await notify(member, entry, smsOnly)).toMatchObject({ status: 200, body: smsOnly });
    const emailOnly = { notify_email: true, notify_sms: false };
    expect(await notify(member, session_id, emailOnly)).toMatchObject({ status: 200, body: emailOnly });
    expect(await notify(member, entry, { notify_email: false, notify_sms: false })).toMatchObject({
      status: 400,
      body: { notify_email: ['Please choose how we should tell you'] },
    });
    expect((await listOf(member)).results).toMatchObject([emailOnly]);
  });

  it('cannot be changed after the entry has ended', async () => {
    const { session_id } = await people.full();
    const member = await aMember(server);
    await people.join(member, session_id);
    await people.leave(member, session_id);
    const choices = { notify_email: true, notify_sms: true };
    expect((await notify(member, session_id, choices)).status).toBe(404);
  });
});
