import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCard, aMember, aSession, seedStudio, setRefundPolicy, type Person } from '../../../test/booking.ts';
import { registerUnpaid } from '../../../test/session-fixture.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { aTeamMember } from '../../../test/team-fixture.ts';
import { outboxMails } from '../../platform/database/schema/outbox.ts';
import { instalments, waitlistEntries } from '../../platform/database/schema/registrations.ts';
import { coaches, sessions } from '../../platform/database/schema/training.ts';

let server: TestServer;
let manager: Person;
beforeAll(async () => {
  server = await testServer();
  await seedStudio(server.database);
  await server.database.db.insert(coaches).values({ id: 'other', name: 'Dre Fulton', slug: 'dre-fulton' });
});
beforeEach(async () => {
  server.clock.set('2026-03-02T12:00:00-05:00');
  manager = await aTeamMember(server, 'manager');
});
afterAll(() => server?.close());

const path = (id: string) => `/office/sessions/${id}/`;
const change = (id: string, body: object, who = manager) =>
  server.call('PATCH', path(id), { token: who.token, body: { version: 1, ...body } });
const create = (over: object) =>
  server.call('POST', '/office/sessions/', {
    token: manager.token,
    body: {
      title: 'Slow Roll',
      program_id: 'roll',
      start_datetime: '2026-04-02T18:30:00-04:00',
      end_datetime: '2026-04-02T20:00:00-04:00',
      price_public: '75.00',
      price_member: '60.00',
      ...over,
    },
  });
const emailsTo = async (to: string) =>
  (await server.database.db.select().from(outboxMails).where(eq(outboxMails.recipient, to))).filter(
    ({ template }) => template === 'session_changed',
  );
const paid = async (session_id: string, { token }: Person) => {
  const body = { session_id, payment_plan: 'full', payment_method_id: await aCard(server) };
  const made = await server.call('POST', '/training/registrations/register/', { token, body });
  return (made.body['registration'] as { public_id: string }).public_id;
};
const sequenceIn = (text: string) => Number(/SEQUENCE:(\d+)/.exec(text)?.[1]);
const uidIn = (text: string) => /UID:(\S+)/.exec(text)?.[1];

describe('a new session', () => {
  it('is in the lists of visitors, and can be booked', async () => {
    const made = await create({ title: 'Brand new roll', coach_id: 'coach', max_participants: 2 });
    expect([made.status, made.body]).toMatchObject([
      201,
      {
        title: 'Brand new roll',
        coach_name: 'Imani Brooks',
        booked_count: 0,
        status: 'scheduled',
        version: 1,
      },
    ]);
    const { text } = await server.call('GET', '/training/sessions/upcoming/?limit=100');
    expect(text).toContain('Brand new roll');
    expect(await registerUnpaid(server, String(made.body['id']), await aMember(server))).toBeTruthy();
  });

  it.each([
    [{ end_datetime: '2026-04-02T18:30:00-04:00' }, 'end_datetime'],
    [{ end_datetime: '2026-04-02T17:30:00-04:00' }, 'end_datetime'],
    [{ start_datetime: 'tomorrow' }, 'start_datetime'],
    [{ max_participants: 0 }, 'max_participants'],
    [{ price_public: '-1.00' }, 'price_public'],
    [{ price_member: '1' }, 'price_member'],
    [{ program_id: 'nothing' }, 'program_id'],
    [{ coach_id: 'nobody' }, 'coach_id'],
    [{ location_id: 'nowhere' }, 'location_id'],
  ])('%j has its error at %s', async (over, field) => {
    const { status, body } = await create(over);
    expect([status, body[field]]).toEqual([400, [expect.any(String)]]);
  });

  it('of an archived program is refused', async () => {
    const made = await server.call('POST', '/office/programs/', {
      token: manager.token,
      body: { title: 'Gone', category_id: 'skate' },
    });
    const program_id = String(made.body['id']);
    await server.call('PATCH', `/office/programs/${program_id}/`, {
      token: manager.token,
      body: { version: 1, archived: true },
    });
    expect((await create({ program_id })).body).toMatchObject({ program_id: [expect.any(String)] });
  });
});

describe('moving a session', () => {
  it('keeps registrations, tells each person once, and replaces their calendar entry', async () => {
    const id = await aSession(server.database);
    const [one, two] = [await aMember(server), await aMember(server)];
    const registrations = [await registerUnpaid(server, id, one), await registerUnpaid(server, id, two)];
    const ics = async (who: Person) => {
      const token = await who.renewed();
      return (await server.call('GET', `/sessions/registered/${id}/calendar/ics/`, { token })).text;
    };
    const before = await ics(one);
    const moved = await change(id, {
      start_datetime: '2026-03-13T19:00:00-04:00',
      end_datetime: '2026-03-13T20:30:00-04:00',
    });
    expect([moved.status, moved.body]).toMatchObject([
      200,
      { start_datetime: '2026-03-13T19:00:00-04:00', status: 'rescheduled', booked_count: 2, version: 2 },
    ]);
    for (const person of [one, two]) {
      const emails = await emailsTo(person.email);
      expect(emails).toHaveLength(1);
      expect(emails[0]?.subject).toBe('New time: Rhythm Roll Foundations');
      expect(emails[0]?.textBody).toContain('cancel until Wednesday, March 4');
    }
    const after = await ics(one);
    expect(uidIn(after)).toBe(uidIn(before));
    expect(sequenceIn(after)).toBeGreaterThan(sequenceIn(before));
    const { rows } = await server.database.db.execute(
      sql`select id from registrations where session_id = ${id} and status = 'confirmed'`,
    );
    expect(rows.map((row) => row['id']).toSorted()).toEqual(registrations.toSorted());
  });

  it('lets everyone cancel for free for 48 hours, also within the last day', async () => {
    const id = await aSession(server.database);
    const [quick, slow] = [await aMember(server), await aMember(server)];
    for (const who of [quick, slow]) await setRefundPolicy(server, await paid(id, who), 'full_refund_24h');
    // Now 20 hours away.
    server.clock.set('2026-03-03T12:00:00-05:00');
    manager = { ...manager, token: await manager.renewed() };
    const moved = await change(id, {
      start_datetime: '2026-03-06T08:00:00-05:00',
      end_datetime: '2026-03-06T09:30:00-05:00',
    });
    expect(moved.status).toBe(200);
    const refundOf = async (who: Person) => {
      const token = await who.renewed();
      const { body } = await server.call('GET', `/sessions/registered/${id}/`, { token });
      return (body['registration'] as { cancellation: { refund_amount: string } }).cancellation.refund_amount;
    };
    server.clock.set('2026-03-05T11:59:00-05:00');
    expect(await refundOf(quick)).toBe('75.00');
    server.clock.set('2026-03-05T12:01:00-05:00');
    expect(await refundOf(slow)).toBe('0.00');
  });

  it('takes the registration window, unpaid instalments and offers with it', async () => {
    const id = await aSession(server.database, {
      maxParticipants: 1,
      registrationOpensAt: new Date('2026-03-01T18:30:00-05:00'),
      registrationClosesAt: new Date('2026-03-12T12:30:00-04:00'),
    });
    const [booked, waiting] = [await aMember(server), await aMember(server)];
    const registration = await registerUnpaid(server, id, booked);
    await server.database.db.insert(instalments).values([
      { registrationId: registration, position: 8, dueOn: '2026-03-11', amountCents: 100, status: 'due' },
      { registrationId: registration, position: 9, dueOn: '2026-03-04', amountCents: 100, status: 'due' },
    ]);
    await server.database.db.insert(waitlistEntries).values({
      sessionId: id,
      userId: waiting.id,
      status: 'offered',
      offeredAt: server.clock.now(),
      offerEndsAt: new Date('2026-03-10T12:00:00-04:00'),
    });
    await server.database.db.update(sessions).set({ overbooked: 1, taken: 2 }).where(eq(sessions.id, id));
    const moved = await change(id, {
      start_datetime: '2026-03-07T18:30:00-05:00',
      end_datetime: '2026-03-07T20:00:00-05:00',
    });
    expect(moved.body).toMatchObject({
      // The same elapsed time before the start; the clocks change between the two dates.
      registration_opens_at: '2026-02-24T19:30:00-05:00',
      registration_closes_at: '2026-03-07T12:30:00-05:00',
    });
    const due = await server.database.db
      .select({ position: instalments.position, dueOn: instalments.dueOn })
      .from(instalments)
      .where(eq(instalments.registrationId, registration))
      .orderBy(instalments.position);
    expect(due.slice(-2)).toEqual([
      { position: 8, dueOn: '2026-03-07' },
      { position: 9, dueOn: '2026-03-04' },
    ]);
    const [offer] = await server.database.db
      .select({ ends: waitlistEntries.offerEndsAt })
      .from(waitlistEntries)
      .where(eq(waitlistEntries.sessionId, id));
    expect(offer?.ends?.getTime()).toBeLessThanOrEqual(Date.parse('2026-03-07T18:30:00-05:00'));
  });

  it('is refused once it is over or was cancelled', async () => {
    const over = await aSession(server.database, { startsAt: new Date('2026-02-10T12:00:00-05:00') });
    const cancelled = await aSession(server.database, { status: 'cancelled' });
    const times = { start_datetime: '2026-03-20T10:00:00-04:00', end_datetime: '2026-03-20T11:00:00-04:00' };
    expect((await change(over, times)).body).toMatchObject({ code: 'session_over' });
    expect((await change(cancelled, times)).body).toMatchObject({ code: 'session_over' });
  });
});

describe('a substitute', () => {
  it('is told to everyone registered once; the former coach loses the roster', async () => {
    const [coach, next] = [await aTeamMember(server, 'coach', 0), await aTeamMember(server, 'coach', 0)];
    const [coachId, nextId] = [`c-${coach.id}`, `c-${next.id}`];
    await server.database.db.insert(coaches).values([
      { id: coachId, userId: coach.id, name: 'First Coach', slug: coachId },
      { id: nextId, userId: next.id, name: 'Second Coach', slug: nextId },
    ]);
    const id = await aSession(server.database, { coachId });
    const member = await aMember(server);
    await registerUnpaid(server, id, member);
    const reads = async (who: Person) => [
      (await server.call('GET', path(id), { token: who.token })).status,
      (await server.call('GET', `/training/sessions/${id}/roster/`, { token: who.token })).status,
      (await server.call('GET', '/office/sessions/', { token: who.token })).body['count'],
    ];
    expect([await reads(coach), await reads(next)]).toEqual([
      [200, 200, 1],
      [403, 403, 0],
    ]);
    expect((await change(id, { coach_id: nextId })).body).toMatchObject({ coach_name: 'Second Coach' });
    expect([await reads(coach), await reads(next)]).toEqual([
      [403, 403, 0],
      [200, 200, 1],
    ]);
    const emails = await emailsTo(member.email);
    expect(emails.map(({ subject }) => subject)).toEqual(['New coach: Rhythm Roll Foundations']);
    expect(emails[0]?.textBody).toContain('Second Coach leads this session now.');
  });
});

describe('the capacity', () => {
  it('may fall below what is booked, blocks new bookings and says so; raising it offers seats', async () => {
    const id = await aSession(server.database, { maxParticipants: 3, coachId: null });
    for (let n = 0; n < 3; n += 1) await registerUnpaid(server, id, await aMember(server));
    const lowered = await change(id, { max_participants: 2 });
    expect(lowered.body).toMatchObject({
      max_participants: 2,
      warnings: [{ kind: 'over_capacity', booked: 3, places: 2 }],
    });
    const late = await aMember(server);
    const refused = await server.call('POST', '/training/registrations/register/', {
      token: late.token,
      body: { session_id: id },
    });
    expect(refused.body).toMatchObject({ code: 'session_full' });
    await server.call('POST', '/training/waitlist/join/', { token: late.token, body: { session_id: id } });
    await server.database.db
      .insert(waitlistEntries)
      .values({ sessionId: id, userId: late.id, status: 'waiting' })
      .onConflictDoNothing();
    const raised = await change(id, { version: 2, max_participants: 4 });
    expect(raised.body).toMatchObject({ booked_count: 4, waiting_count: 0, warnings: [] });
  });

  it('does not give a busy session’s editor a conflict', async () => {
    const id = await aSession(server.database, { maxParticipants: 30 });
    for (let n = 0; n < 3; n += 1) await registerUnpaid(server, id, await aMember(server));
    expect((await change(id, { description: 'New words' })).status).toBe(200);
  });
});
