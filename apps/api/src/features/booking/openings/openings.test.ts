import { openingRequested } from '@detroit-well/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { aMember, aSession, seedStudio } from '../../../../test/booking.ts';
import { provedHuman } from '../../../../test/human.ts';
import { testServer, type TestServer } from '../../../../test/server.ts';
import { waitlistActions } from '../../../../test/waitlist-actions.ts';
import { openingRequests } from '../../../platform/database/schema/registrations.ts';
import { outboxMails } from '../../../platform/database/schema/outbox.ts';
import { deleteExpiredData } from '../../../app/housekeeping.ts';
import { sweepWaitlists } from '../waitlist/sweep-waitlists.ts';
import { tellVisitors } from './tell-visitors.ts';

let server: TestServer;
let people: ReturnType<typeof waitlistActions>;
beforeAll(async () => {
  server = await testServer();
  people = waitlistActions(server);
  await seedStudio(server.database);
});
afterAll(() => server?.close());
beforeEach(() => server.clock.set('2026-03-02T12:00:00-05:00'));

const visitor = () => `${crypto.randomUUID()}@visitor.test`;
const aFullSession = (over: object = {}) =>
  aSession(server.database, { maxParticipants: 1, taken: 1, ...over });
const ask = async (id: string, email: string, over: object = {}) =>
  server.call('POST', `/training/sessions/${id}/openings/`, {
    body: { email, turnstile_token: await provedHuman(server), ...over },
  });
const mailsTo = (email: string) =>
  server.database.db
    .select()
    .from(outboxMails)
    .where(eq(outboxMails.recipient, email))
    .orderBy(outboxMails.sequence);
const tokenFor = async (email: string) =>
  new URL((await mailsTo(email)).at(-1)?.links[0]?.url ?? '').hash.slice(1);
const use = (action: 'confirm' | 'withdraw', token: string) =>
  server.call('POST', `/training/openings/${action}/`, { body: { token } });
const rowsOf = (id: string) =>
  server.database.db.select().from(openingRequests).where(eq(openingRequests.sessionId, id));
const setTaken = (id: string, taken: number) =>
  server.database.db.execute(sql`update sessions set taken = ${taken} where id = ${id}`);

/** A visitor who has confirmed the address. */
async function waitingVisitor(id: string): Promise<{ email: string; token: string }> {
  const email = visitor();
  await ask(id, email);
  const token = await tokenFor(email);
  await use('confirm', token);
  return { email, token };
}
const told = async (email: string) =>
  (await mailsTo(email)).filter(({ template }) => template === 'opening_told').length;

describe('a request for an email about an open spot', () => {
  it('is confirmed by a link and gets one email when a spot opens, with the link to register', async () => {
    const id = await aFullSession();
    const email = visitor();
    const asked = await ask(id, email);
    expect([asked.status, asked.body]).toEqual([202, { message: openingRequested }]);
    const [mail] = await mailsTo(email);
    expect(mail).toMatchObject({
      template: 'opening_confirm',
      subject: 'Confirm your email: Rhythm Roll Foundations',
      links: [{ label: 'Confirm your email' }],
    });
    const token = await tokenFor(email);
    const confirmed = await use('confirm', token);
    expect(confirmed.body).toMatchObject({ status: 'waiting', session: { public_id: id, is_full: true } });
    await tellVisitors(server.deps);
    expect(await told(email)).toBe(0);
    await setTaken(id, 0);
    await tellVisitors(server.deps);
    await tellVisitors(server.deps);
    const [, second, ...others] = await mailsTo(email);
    expect(others).toEqual([]);
    expect(second).toMatchObject({
      subject: 'A spot opened: Rhythm Roll Foundations',
      links: [
        { label: 'Register', url: `http://localhost:4100/training?session=${id}&register=1&opening=1` },
      ],
    });
    expect(await rowsOf(id)).toMatchObject([{ status: 'told', email: null }]);
    expect((await use('confirm', token)).body).toMatchObject({ status: 'told' });
  });

  it('gets the same response for a new, a repeated, a confirmed and a member’s address', async () => {
    const id = await aFullSession();
    const [repeated, { email: confirmed }, member] = [
      visitor(),
      await waitingVisitor(id),
      await aMember(server),
    ];
    await ask(id, repeated);
    for (const email of [visitor(), repeated, repeated.toUpperCase(), confirmed, member.email]) {
      const before = (await mailsTo(email.toLowerCase())).length;
      const { status, body } = await ask(id, email);
      expect([status, body]).toEqual([202, { message: openingRequested }]);
      expect(await mailsTo(email.toLowerCase())).toHaveLength(before + 1);
    }
    // One request for each address, and a repetition takes no confirmed address off the list.
    expect((await rowsOf(id)).map(({ status }) => status).toSorted()).toEqual([
      'unconfirmed',
      'unconfirmed',
      'unconfirmed',
      'waiting',
    ]);
  });

  it('gets no email before its address is confirmed', async () => {
    const id = await aFullSession();
    const email = visitor();
    await ask(id, email);
    await setTaken(id, 0);
    await tellVisitors(server.deps);
    expect(await told(email)).toBe(0);
  });

  test.each([
    ['a session that does not exist', () => Promise.resolve('nothing-here'), 404, 'not_found'],
    ['a session with an open spot', () => aFullSession({ taken: 0 }), 409, 'waitlist_not_needed'],
    [
      'a session that has started',
      () => aFullSession({ startsAt: new Date('2026-03-02T11:00:00-05:00') }),
      400,
      'registration_closed',
    ],
    ['a cancelled session', () => aFullSession({ status: 'cancelled' }), 400, 'registration_closed'],
  ])('is rejected for %s, and the human check is not used up', async (_what, session, status, code) => {
    const turnstile_token = await provedHuman(server);
    const email = visitor();
    const rejected = await ask(await session(), email, { turnstile_token });
    expect([rejected.status, rejected.body['code']]).toEqual([status, code]);
    expect((await ask(await aFullSession(), email, { turnstile_token })).status).toBe(202);
  });

  it('is rejected without the human check', async () => {
    const id = await aFullSession();
    const { status, body } = await ask(id, visitor(), { turnstile_token: 'guessed' });
    expect([status, body['code']]).toEqual([400, 'challenge_failed']);
    expect(await rowsOf(id)).toEqual([]);
  });

  it('is limited to five for one address from one network in 15 minutes', async () => {
    const limited = await testServer({ env: { RATE_LIMITS: 'default' } });
    await seedStudio(limited.database);
    const id = await aSession(limited.database, { maxParticipants: 1, taken: 1 });
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) {
      const body = { email: 'one@visitor.test', turnstile_token: await provedHuman(limited) };
      statuses.push((await limited.call('POST', `/training/sessions/${id}/openings/`, { body })).status);
    }
    await limited.close();
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
  });
});

describe('the link of a request', () => {
  it('stops working after 24 hours, says so, and the address is erased', async () => {
    const id = await aFullSession();
    const email = visitor();
    await ask(id, email);
    const token = await tokenFor(email);
    server.clock.pass(24 * 3600);
    expect((await use('confirm', token)).body).toMatchObject({
      status: 'expired',
      session: { public_id: id },
    });
    await deleteExpiredData(server.deps);
    expect(await rowsOf(id)).toMatchObject([{ status: 'expired', email: null }]);
    expect((await use('confirm', token)).body).toMatchObject({ status: 'expired' });
  });

  it('works again for 24 hours after a repeated request', async () => {
    const id = await aFullSession();
    const email = visitor();
    await ask(id, email);
    server.clock.pass(23 * 3600);
    await ask(id, email);
    server.clock.pass(23 * 3600);
    expect((await use('confirm', await tokenFor(email))).body).toMatchObject({ status: 'waiting' });
  });

  it('withdraws the request and erases the address, also twice', async () => {
    const id = await aFullSession();
    const { email, token } = await waitingVisitor(id);
    expect([(await use('withdraw', token)).status, (await use('withdraw', token)).status]).toEqual([
      204, 204,
    ]);
    expect(await rowsOf(id)).toMatchObject([{ status: 'ended', email: null }]);
    await setTaken(id, 0);
    await tellVisitors(server.deps);
    expect(await told(email)).toBe(0);
    expect((await use('confirm', token)).body).toMatchObject({ status: 'ended' });
  });

  test.each(['confirm', 'withdraw'] as const)('with another signature cannot %s', async (action) => {
    const id = await aFullSession();
    const [one, other] = [await waitingVisitor(id), await waitingVisitor(id)];
    const [requestId] = one.token.split('.');
    const [, signature] = other.token.split('.');
    for (const token of [`${requestId}.${signature}`, `${requestId}.`, `${requestId}`, 'guessed.x']) {
      const { status, body } = await use(action, token);
      expect([status, body['code']]).toEqual([400, 'verification_link_invalid']);
    }
    expect((await rowsOf(id)).map(({ status }) => status)).toEqual(['waiting', 'waiting']);
  });
});

describe('a spot that opens', () => {
  it('goes to the waitlist first: visitors are told when the last member has let it go', async () => {
    const { session_id: id, inside } = await people.full();
    const { email } = await waitingVisitor(id);
    const [first, second] = [await aMember(server), await aMember(server)];
    await people.join(first, id);
    await people.join(second, id);
    await people.cancel(inside[0]!, id);
    const run = async () => {
      await sweepWaitlists(server.deps);
      await tellVisitors(server.deps);
      return told(email);
    };
    expect(await run()).toBe(0);
    await people.leave(first, id);
    expect(await run()).toBe(0);
    await people.leave(second, id);
    expect(await run()).toBe(1);
  });

  it('is not announced to visitors on the last day while a member waits', async () => {
    const { session_id: id, inside } = await people.full(1, '2026-03-03T08:00:00-05:00');
    const { email } = await waitingVisitor(id);
    const member = await aMember(server);
    await people.join(member, id);
    await people.cancel(inside[0]!, id);
    await tellVisitors(server.deps);
    expect(await told(email)).toBe(0);
    await people.leave(member, id);
    await tellVisitors(server.deps);
    expect(await told(email)).toBe(1);
  });

  it('outranks the waitlist when nobody asks who waits (positive control)', async () => {
    const id = await aFullSession({ startsAt: new Date('2026-03-03T08:00:00-05:00') });
    const { email } = await waitingVisitor(id);
    await people.join(await aMember(server), id);
    await setTaken(id, 0);
    await tellVisitors(server.deps, { waitlistFirst: sql`true` });
    expect(await told(email)).toBe(1);
  });

  test.each([
    ['started', { startsAt: new Date('2026-03-02T12:00:00-05:00') }],
    ['closed for registration', { registrationClosesAt: new Date('2026-03-02T12:00:00-05:00') }],
    ['cancelled', { status: 'cancelled' as const }],
  ])('is announced to nobody in a session that has %s', async (_what, over) => {
    const id = await aFullSession();
    const { email } = await waitingVisitor(id);
    const [column, value] = Object.entries(over)[0]!;
    const names = { startsAt: 'starts_at', registrationClosesAt: 'registration_closes_at', status: 'status' };
    await server.database.db.execute(
      sql`update sessions set taken = 0, ${sql.raw(names[column as keyof typeof names])} = ${
        value instanceof Date ? sql`${value.toISOString()}::timestamptz` : value
      } where id = ${id}`,
    );
    await tellVisitors(server.deps);
    expect(await told(email)).toBe(0);
  });
});

describe('the address of a visitor', () => {
  test.each([
    ['starts', sql`starts_at = '2026-03-02T12:00:00-05:00'`],
    ['is cancelled', sql`status = 'cancelled'`],
  ])('is erased when the session %s, and the request a month later', async (_what, change) => {
    const id = await aFullSession();
    const { token } = await waitingVisitor(id);
    await deleteExpiredData(server.deps);
    expect(await rowsOf(id)).toMatchObject([{ status: 'waiting' }]);
    await server.database.db.execute(sql`update sessions set ${change} where id = ${id}`);
    expect((await use('confirm', token)).body).toMatchObject({ status: 'ended' });
    await deleteExpiredData(server.deps);
    expect(await rowsOf(id)).toMatchObject([{ status: 'ended', email: null }]);
    server.clock.pass(31 * 24 * 3600);
    await deleteExpiredData(server.deps);
    expect(await rowsOf(id)).toEqual([]);
    expect((await use('confirm', token)).status).toBe(400);
  });
});
