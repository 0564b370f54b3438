import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { includedActions, including, seedIncluding } from '../../../test/included-fixture.ts';
import { membershipFixture, membershipIn } from '../../../test/membership-fixture.ts';
import { cancelSession } from '../../../test/money.ts';
import { aTeamMember } from '../../../test/team-fixture.ts';
import { lastEmailTo } from '../../../test/waitlist-actions.ts';

const fixture = membershipFixture();
let act: ReturnType<typeof includedActions>;
beforeAll(async () => {
  await seedIncluding(fixture.server.database);
  act = includedActions(fixture.server);
});

/** Bought on March 2: two sessions a month for a year. */
let membershipId: string;
beforeEach(async () => {
  const plan = { plan_id: including.year };
  membershipId = String(membershipIn(await fixture.act.buy(fixture.person, undefined, plan))['id']);
});

const call = async (method: 'GET' | 'POST', path: string, body?: object) =>
  fixture.server.call(method, path, {
    token: await fixture.person.renewed(),
    ...(body && { body, headers: { 'idempotency-key': randomUUID() } }),
  });
const uses = () => act.uses(fixture.person);
const problems = () => fixture.act.problems();

describe('a cancellation', () => {
  const cancel = (id: string) => call('POST', `/training/registrations/${id}/cancel/`, {});
  const preview = async (id: string) =>
    (await call('GET', `/sessions/registered/${id}/cancel/preview/`)).body;

  it('in time gives back the included session, which pays again in its month', async () => {
    const { id, session } = await act.booked(fixture.person, '2026-03-12');
    await act.booked(fixture.person, '2026-03-13');
    expect(await preview(id)).toMatchObject({
      pass_credit: null,
      included_session: { returns: true, expires_on: '2026-04-01' },
    });
    const cancelled = await cancel(id);
    expect([cancelled.status, cancelled.body['refund']]).toMatchObject([
      200,
      { amount: '0.00', status: 'none' },
    ]);
    expect(await uses()).toEqual(['0 2']);
    expect((await act.register(fixture.person, session)).status).toBe(201);
    expect(await uses()).toEqual(['0 1', '0 2']);
    expect(await problems()).toEqual([]);
  });

  it('less than 24 hours before loses it', async () => {
    const { id } = await act.booked(fixture.person, '2026-03-12');
    fixture.server.clock.set('2026-03-12T12:00:00-04:00');
    expect(await preview(id)).toMatchObject({ included_session: { returns: false } });
    expect((await cancel(id)).status).toBe(200);
    expect(await uses()).toEqual(['0 1']);
    expect(await problems()).toEqual([]);
  });

  it('after the studio moved the session, within 48 hours, gives it back', async () => {
    const { id } = await act.booked(fixture.person, '2026-03-12');
    fixture.server.clock.set('2026-03-12T12:00:00-04:00');
    await fixture.server.database.db.execute(
      sql`update registrations set free_until = '2026-03-12T18:00:00-04:00' where id = ${id}`,
    );
    expect((await cancel(id)).status).toBe(200);
    expect(await uses()).toEqual([]);
  });

  it('of the session by the studio gives it back, however late', async () => {
    const { session } = await act.booked(fixture.person, '2026-03-12');
    fixture.server.clock.set('2026-03-12T18:00:00-04:00');
    await cancelSession(fixture.server, session);
    expect(await uses()).toEqual([]);
    expect(await problems()).toEqual([]);
  });

  it('of the session by the studio lets it be used for at least 30 days, also after its month', async () => {
    const { session } = await act.booked(fixture.person, '2026-03-30');
    fixture.server.clock.set('2026-03-30T12:00:00-04:00');
    await cancelSession(fixture.server, session);
    expect(await lastEmailTo(fixture.server, fixture.person)).toContain(
      'Your included session is back, until Wednesday, April 29, 2026.',
    );
    // Both of March pay in March, and then none is left that came back.
    expect(await act.tried(fixture.person, '2026-03-31', '2026-04-01')).toEqual([201, 201]);
    expect(await uses()).toEqual(['0 1', '0 2']);
    expect(await act.tried(fixture.person, '2026-04-10', '2026-04-11', '2026-04-12')).toEqual([
      201, 201, 400,
    ]);
    expect(await problems()).toEqual([]);
  });

  it('that came back because of the studio is used after those that end with the month', async () => {
    const { session } = await act.booked(fixture.person, '2026-03-30');
    fixture.server.clock.set('2026-03-30T12:00:00-04:00');
    await cancelSession(fixture.server, session);
    expect((await act.included(fixture.person))?.months.slice(-1)).toEqual([
      { starts_on: '2026-04-02', ends_on: '2026-04-29', left: 1, given_back: true },
    ]);
    // The other one of March pays first.
    expect(await act.tried(fixture.person, '2026-03-31')).toEqual([201]);
    expect(await uses()).toEqual(['0 2']);
    const days = ['2026-04-10', '2026-04-11', '2026-04-12', '2026-04-13'];
    expect(await act.tried(fixture.person, ...days)).toEqual([201, 201, 201, 400]);
    expect(await uses()).toEqual(['0 1', '0 2', '1 1', '1 2']);
    fixture.server.clock.set('2026-04-05T12:00:00-04:00');
    expect((await act.included(fixture.person))?.months.some(({ given_back }) => given_back)).toBe(false);
    expect(await problems()).toEqual([]);
  });

  it('by the desk gives it back by the same rule, and late only by somebody who may', async () => {
    const { id } = await act.booked(fixture.person, '2026-03-12');
    fixture.server.clock.set('2026-03-12T12:00:00-04:00');
    const by = async (role: 'front_desk' | 'owner') => {
      const team = await aTeamMember(fixture.server, role);
      return fixture.server.call('POST', `/office/people/${fixture.person.id}/registrations/${id}/cancel/`, {
        token: await team.renewed(),
        body: { reason: 'Ill.', cancelled_by: 'business' },
        headers: { 'idempotency-key': randomUUID() },
      });
    };
    expect([(await by('front_desk')).status, await uses()]).toEqual([403, ['0 1']]);
    expect([(await by('owner')).status, await uses()]).toEqual([200, []]);
  });

  it('with the account gives back those to come, and keeps the membership of what was used', async () => {
    const { person, server } = fixture;
    // A granted membership has no payment that would keep it.
    await server.database.db.execute(
      sql`update memberships set state = 'cancelled', end_date = start_date where id = ${membershipId}`,
    );
    await server.database.db.execute(sql`
      insert into memberships (id, user_id, tier, plan_version_id, start_date)
      values (${randomUUID()}, ${person.id}, 'Two', ${`${including.month}-1`}, '2026-02-20')`);
    const hash = await server.deps.passwords.hash('Standard!2026');
    await server.database.db.execute(sql`update users set password_hash = ${hash} where id = ${person.id}`);
    await act.booked(person, '2026-03-03');
    await act.booked(person, '2026-03-12');
    fixture.server.clock.set('2026-03-05T12:00:00-05:00');
    const closed = await call('POST', '/auth/delete-account/', { password: 'Standard!2026' });
    expect(closed.status).toBeLessThan(300);
    expect(await uses()).toEqual(['0 1']);
    expect(await problems()).toEqual([]);
  });
});

describe('a move', () => {
  const move = async (id: string, day: string, over: object = {}) => {
    const session_id = await act.sessionOn(day, { priceMemberCents: 8000 });
    return call('POST', `/sessions/registered/${id}/move/`, {
      session_id,
      amount: '80.00',
      due_now: '0.00',
      ...over,
    });
  };
  const blocked = async (id: string) => {
    const { text } = await call('GET', `/sessions/registered/${id}/move/`);
    const { dates } = JSON.parse(text) as {
      dates: { session: { start_datetime: string }; blocked_by: string | null }[];
    };
    return new Map(dates.map(({ session, blocked_by }) => [session.start_datetime.slice(0, 10), blocked_by]));
  };

  it('within the month keeps the same included session, whatever the date costs', async () => {
    const { id } = await act.booked(fixture.person, '2026-03-12');
    await act.booked(fixture.person, '2026-03-14');
    expect((await move(id, '2026-03-31')).status).toBe(200);
    expect(await uses()).toEqual(['0 1', '0 2']);
    expect(await problems()).toEqual([]);
  });

  it('to another month uses one of that month, and gives back the other', async () => {
    const { id } = await act.booked(fixture.person, '2026-03-12');
    expect((await move(id, '2026-04-02')).status).toBe(200);
    expect(await uses()).toEqual(['1 1']);
    expect(await act.tried(fixture.person, '2026-03-20', '2026-03-21', '2026-03-22')).toEqual([
      201, 201, 400,
    ]);
    expect((await call('POST', `/training/registrations/${id}/cancel/`, {})).status).toBe(200);
    expect(await uses()).toEqual(['0 1', '0 2']);
    expect(await problems()).toEqual([]);
  });

  it('to a month that has none left is refused, and the list of dates says so', async () => {
    const { id } = await act.booked(fixture.person, '2026-03-12');
    await act.booked(fixture.person, '2026-04-08');
    await act.booked(fixture.person, '2026-04-09');
    const refused = await move(id, '2026-04-10');
    expect([refused.status, refused.body['code']]).toEqual([409, 'cannot_move']);
    await act.sessionOn('2026-03-17');
    const dates = await blocked(id);
    expect([dates.get('2026-04-10'), dates.get('2026-03-17')]).toEqual(['cannot_move', null]);
    expect(await uses()).toEqual(['0 1', '1 1', '1 2']);
  });

  it('by the desk follows the same rule', async () => {
    const { person, server } = fixture;
    const { id } = await act.booked(person, '2026-03-12');
    const owner = await aTeamMember(server, 'owner');
    const byDesk = async (day: string) =>
      server.call('POST', `/office/people/${person.id}/registrations/${id}/move/`, {
        token: await owner.renewed(),
        body: { session_id: await act.sessionOn(day) },
        headers: { 'idempotency-key': randomUUID() },
      });
    expect([(await byDesk('2026-04-12')).status, await uses()]).toEqual([200, ['1 1']]);
    await act.booked(person, '2026-05-10');
    await act.booked(person, '2026-05-11');
    expect([(await byDesk('2026-05-12')).status, await uses()]).toEqual([409, ['1 1', '2 1', '2 2']]);
    expect(await problems()).toEqual([]);
  });
});
