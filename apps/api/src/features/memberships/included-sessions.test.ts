import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCourse, aMember, registrationIn } from '../../../test/booking.ts';
import { includedActions, including, seedIncluding } from '../../../test/included-fixture.ts';
import { membershipFixture, membershipIn } from '../../../test/membership-fixture.ts';
import { followDates } from './follow-dates.ts';
import { renewMemberships } from './renew-memberships.ts';

const fixture = membershipFixture();
let act: ReturnType<typeof includedActions>;
beforeAll(async () => {
  await seedIncluding(fixture.server.database);
  act = includedActions(fixture.server);
});

/** Bought on March 2 with two sessions a month, so the next payment is on April 2. */
let id: string;
const buy = async (plan_id: string) => {
  id = String(membershipIn(await fixture.act.buy(fixture.person, undefined, { plan_id }))['id']);
};
beforeEach(() => buy(including.month));

/** The day that the jobs see. */
async function on(day: string): Promise<void> {
  const { server } = fixture;
  server.clock.set(`${day}T12:00:00Z`);
  await followDates(server.database.db, day);
  await renewMemberships(server.deps);
}
const left = async () =>
  (await act.included(fixture.person))?.months.map((month) => [month.ends_on, month.left]);
const problems = () => fixture.act.problems();

describe('an included session', () => {
  it('pays the whole seat without a card, once for a repeated key', async () => {
    const { person } = fixture;
    expect(await act.included(person)).toEqual({
      per_month: 2,
      months: [{ starts_on: '2026-03-02', ends_on: '2026-04-01', left: 2, given_back: false }],
    });
    const session = await act.sessionOn('2026-03-12');
    const key = randomUUID();
    const made = await act.register(person, session, {}, key);
    expect([made.status, made.body['payment'], registrationIn(made)]).toMatchObject([
      201,
      null,
      {
        status: 'confirmed',
        payment_status: 'paid',
        price: '60.00',
        rate: 'member',
        instalments: [{ status: 'paid' }],
      },
    ]);
    expect((await act.register(person, session, {}, key)).body).toEqual(made.body);
    const { rows } = await fixture.server.database.db.execute(sql`
      select concat_ws(' ', m.kind, m.method, m.amount_cents, m.status) as line
      from payments m join registrations r on r.id = m.registration_id where r.session_id = ${session}`);
    expect(rows).toEqual([{ line: 'charge included 6000 succeeded' }]);
    expect([await left(), await act.uses(person)]).toEqual([[['2026-04-01', 1]], ['0 1']]);
    expect(await fixture.act.taken(person)).toBe(6900);
    expect(await problems()).toEqual([]);
  });

  it('is gone once all of the month are used, and the next month has its own', async () => {
    const { person } = fixture;
    expect(await act.tried(person, '2026-03-12', '2026-04-01', '2026-03-20')).toEqual([201, 201, 400]);
    expect(await left()).toEqual([['2026-04-01', 0]]);
    await on('2026-04-02');
    expect(await left()).toEqual([['2026-05-01', 2]]);
    expect(await act.tried(person, '2026-04-02', '2026-05-01', '2026-04-20')).toEqual([201, 201, 400]);
    expect(await act.uses(person)).toEqual(['0 1', '0 2', '1 1', '1 2']);
    expect(await problems()).toEqual([]);
  });

  it('pays no course, no payment plan, nothing beside a pass, and no month that is not paid', async () => {
    const { person, server } = fixture;
    const refused = async (session: string, over: object = {}) => {
      const { status, body } = await act.register(person, session, over);
      return [status, JSON.stringify(body).includes('use_included')];
    };
    const one = await act.sessionOn('2026-03-31');
    expect(await refused(await aCourse(server.database, 3))).toEqual([400, true]);
    expect(await refused(one, { payment_plan: 'weekly' })).toEqual([400, true]);
    expect(await refused(one, { use_pass: true })).toEqual([400, true]);
    expect(await refused(await act.sessionOn('2026-04-02'))).toEqual([400, true]);
    expect((await act.register(await aMember(server), one)).status).toBe(400);
    expect((await act.register(await aMember(server, { member: true }), one)).status).toBe(400);
    expect(await left()).toEqual([['2026-04-01', 2]]);
  });

  it('is not asked for where the session is free', async () => {
    const free = await act.sessionOn('2026-03-12', { priceMemberCents: 0 });
    expect((await act.register(fixture.person, free)).status).toBe(201);
    expect(await left()).toEqual([['2026-04-01', 2]]);
  });

  it('pays in the grace of a declined renewal, and not past it', async () => {
    const { person } = fixture;
    await fixture.act.cardNow(id, 'declines');
    await on('2026-04-02');
    expect(await left()).toEqual([['2026-04-08', 2]]);
    expect(await act.tried(person, '2026-04-08', '2026-04-09')).toEqual([201, 400]);
    await on('2026-04-09');
    expect(await left()).toEqual([]);
    expect(await act.tried(person, '2026-04-10')).toEqual([400]);
    await fixture.act.pay(person, id);
    expect(await act.tried(person, '2026-04-10', '2026-04-11')).toEqual([201, 400]);
    expect(await problems()).toEqual([]);
  });

  it('pays until the last day of a membership that its member cancelled', async () => {
    await fixture.act.post(fixture.person, `${id}/cancel/`);
    expect(await left()).toEqual([['2026-04-01', 2]]);
    expect(await act.tried(fixture.person, '2026-04-01', '2026-04-02')).toEqual([201, 400]);
    await on('2026-04-02');
    expect(await left()).toEqual([]);
  });

  it('of a membership by year belongs to the month of the session', async () => {
    await fixture.server.database.db.execute(
      sql`update memberships set state = 'cancelled', end_date = start_date where id = ${id}`,
    );
    await buy(including.year);
    const { person } = fixture;
    expect((await left())?.slice(0, 2)).toEqual([
      ['2026-04-01', 2],
      ['2026-05-01', 2],
    ]);
    expect((await left())?.length).toBe(12);
    const days = ['2026-04-20', '2026-04-21', '2026-04-22', '2026-03-12', '2027-03-01', '2027-03-02'];
    expect(await act.tried(person, ...days)).toEqual([201, 201, 400, 201, 201, 400]);
    expect(await act.uses(person)).toEqual(['0 1', '1 1', '1 2', '11 1']);
  });

  it('of a membership that the studio granted counts from its first day', async () => {
    const { server } = fixture;
    const person = await aMember(server);
    await server.database.db.execute(sql`
      insert into memberships (id, user_id, tier, plan_version_id, start_date)
      values (${randomUUID()}, ${person.id}, 'Two', ${`${including.month}-1`}, '2026-02-20')`);
    expect((await act.included(person))?.months.slice(0, 2)).toEqual([
      { starts_on: '2026-02-20', ends_on: '2026-03-19', left: 2, given_back: false },
      { starts_on: '2026-03-20', ends_on: '2026-04-19', left: 2, given_back: false },
    ]);
    expect(await act.tried(person, '2026-03-19', '2026-03-20')).toEqual([201, 201]);
    expect(await act.uses(person)).toEqual(['0 1', '1 1']);
  });
});

describe('the month of a membership', () => {
  it('goes on after a pause, with what was used before it', async () => {
    const { person } = fixture;
    expect(await act.tried(person, '2026-03-10')).toEqual([201]);
    await fixture.act.post(person, `${id}/pause/`, { from: '2026-03-12', until: '2026-04-20' });
    expect(await left()).toEqual([['2026-03-11', 1]]);
    expect(await act.tried(person, '2026-03-12', '2026-04-21')).toEqual([400, 400]);
    await on('2026-03-12');
    expect(await left()).toEqual([]);
    await on('2026-04-20');
    expect(await left()).toEqual([['2026-05-10', 1]]);
    expect(await act.tried(person, '2026-04-21', '2026-05-10')).toEqual([201, 400]);
    await on('2026-05-11');
    expect(await left()).toEqual([['2026-06-10', 2]]);
    expect(await act.uses(person)).toEqual(['0 1', '0 2']);
    expect(await problems()).toEqual([]);
  });

  it('goes on after a pause that the member ended early', async () => {
    const { person } = fixture;
    expect(await act.tried(person, '2026-03-10')).toEqual([201]);
    await fixture.act.post(person, `${id}/pause/`, { from: '2026-03-12', until: '2026-05-12' });
    await on('2026-03-25');
    await fixture.act.post(person, `${id}/resume/`);
    expect(await left()).toEqual([['2026-04-14', 1]]);
    expect(await act.tried(person, '2026-04-14', '2026-04-13')).toEqual([201, 400]);
    expect(await act.uses(person)).toEqual(['0 1', '0 2']);
  });

  it('keeps what was used when a dearer plan begins in it', async () => {
    const { person } = fixture;
    expect(await act.tried(person, '2026-03-10', '2026-03-25')).toEqual([201, 201]);
    fixture.server.clock.set('2026-03-12T12:00:00Z');
    const preview = await fixture.act.post(person, `${id}/change/preview/`, { plan_id: including.more });
    const amount = preview.body['due_now'];
    const changed = await fixture.act.post(person, `${id}/change/`, { plan_id: including.more, amount });
    expect([changed.status, await left()]).toEqual([200, [['2026-04-11', 1]]]);
    expect(await act.tried(person, '2026-04-11', '2026-04-10')).toEqual([201, 400]);
    expect(await problems()).toEqual([]);
  });
});
