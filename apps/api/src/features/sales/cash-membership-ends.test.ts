import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Person } from '../../../test/booking.ts';
import { membershipFixture } from '../../../test/membership-fixture.ts';
import { aTeamMember } from '../../../test/team-fixture.ts';
import { announceRenewals } from '../memberships/announce-renewals.ts';
import { followDates } from '../memberships/follow-dates.ts';
import { renewMemberships } from '../memberships/renew-memberships.ts';

const fixture = membershipFixture();
let desk: Person;
beforeAll(async () => {
  desk = await aTeamMember(fixture.server, 'front_desk');
});

const sell = async () =>
  fixture.server.call('POST', `/office/people/${fixture.person.id}/sales/`, {
    token: await desk.renewed(),
    body: { plan_id: 'plan-standard-month', method: 'cash', amount: '49.00' },
    headers: { 'idempotency-key': randomUUID() },
  });
const own = async () => (await fixture.act.list(fixture.person))[0];
/** The jobs of a day. */
const on = async (day: string) => {
  const { server } = fixture;
  server.clock.set(`${day}T12:00:00-04:00`);
  await followDates(server.database.db, day);
  await announceRenewals(server.deps);
  await renewMemberships(server.deps);
};
const told = async () => (await fixture.act.emails(fixture.person)).slice(1);

/** From March 2 through April 1. */
beforeEach(async () => void (await sell()));

it('is told a week before, holds through its last day, and is expired on the next, without a charge', async () => {
  await on('2026-03-25');
  expect(await told()).toEqual([]);
  await on('2026-03-26');
  await on('2026-03-27');
  expect(await told()).toEqual(['membership_ends']);
  await on('2026-04-01');
  expect(await own()).toMatchObject({ state: 'active' });
  await on('2026-04-02');
  expect(await own()).toMatchObject({ state: 'expired', can_pay: true, next_amount: '49.00', renews: false });
  await on('2026-04-09');
  expect([await told(), await fixture.act.taken(fixture.person)]).toEqual([['membership_ends'], 0]);
  expect(await fixture.act.problems()).toEqual([]);
});

it('comes back by a card within thirty days, and renews from then on', async () => {
  await on('2026-04-10');
  const { id } = (await own())!;
  expect((await fixture.act.pay(fixture.person, id)).status).toBe(200);
  expect(await own()).toMatchObject({ state: 'active', renews: true, next_payment_on: '2026-05-10' });
  expect(await fixture.act.problems()).toEqual([]);
});

it('cannot be paid after thirty days, and the desk sells a new one', async () => {
  await on('2026-05-12');
  expect(await own()).toMatchObject({ state: 'expired', can_pay: false });
  expect((await sell()).status).toBe(201);
  expect(await fixture.act.list(fixture.person)).toMatchObject([{ state: 'active' }, { state: 'expired' }]);
});

it('is told again for the period that was added', async () => {
  await on('2026-03-27');
  await sell();
  expect(await told()).toEqual(['membership_ends', 'membership_renewed']);
  await on('2026-04-26');
  expect((await told()).at(-1)).toBe('membership_ends');
  const [last] = (
    await fixture.server.database.db.execute<{ text: string }>(sql`select text_body as text from outbox_mails
      where recipient = ${fixture.person.email} order by sequence desc limit 1`)
  ).rows;
  expect(last?.text).toContain('holds through Friday, May 1, 2026');
});
