import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { aMember, aSession } from '../../../test/booking.ts';
import { membershipFixture, membershipIn } from '../../../test/membership-fixture.ts';
import { aTeamMember } from '../../../test/team-fixture.ts';
import { announceRenewals } from './announce-renewals.ts';
import { followDates } from './follow-dates.ts';
import { renewMemberships } from './renew-memberships.ts';

const fixture = membershipFixture();

/** Bought on March 2, so the next payment is on April 2. */
let id: string;
beforeEach(async () => {
  id = String(membershipIn(await fixture.act.buy(fixture.person))['id']);
});

const pause = (from: string, until: string) =>
  fixture.act.post(fixture.person, `${id}/pause/`, { from, until });
const resume = () => fixture.act.post(fixture.person, `${id}/resume/`);
const own = async () => (await fixture.act.list(fixture.person))[0];
/** The day that the jobs see. */
async function on(day: string): Promise<void> {
  const { server } = fixture;
  server.clock.set(`${day}T12:00:00Z`);
  await followDates(server.database.db, day);
  await renewMemberships(server.deps);
}
/** The price of a session on a day for the person: $20 at the member rate, $30 without. */
async function priceOn(day: string): Promise<unknown> {
  const { server, person } = fixture;
  const over = {
    startsAt: new Date(`${day}T18:30:00-04:00`),
    priceMemberCents: 2000,
    pricePublicCents: 3000,
  };
  const session = await aSession(server.database, over);
  const seen = await server.call('GET', `/training/sessions/${session}/`, { token: await person.renewed() });
  return seen.body['price'];
}

describe('a pause', () => {
  it('charges nothing and gives no member rate on its days, and the paid days follow after it', async () => {
    const planned = await pause('2026-03-12', '2026-05-12');
    expect([planned.status, planned.body]).toMatchObject([
      200,
      { state: 'active', pause_from: '2026-03-12', next_payment_on: '2026-06-02', can_pause: false },
    ]);
    const days = ['2026-03-11', '2026-03-12', '2026-05-11', '2026-05-12'];
    expect(await Promise.all(days.map(priceOn))).toEqual(['20.00', '30.00', '30.00', '20.00']);
    await on('2026-03-12');
    expect(await own()).toMatchObject({ state: 'paused', next_payment_on: '2026-06-02' });
    for (const day of ['2026-04-02', '2026-05-11', '2026-05-12', '2026-06-01']) await on(day);
    expect(await fixture.act.taken(fixture.person)).toBe(4900);
    expect(await own()).toMatchObject({ state: 'active', pause_from: null, paid_until: '2026-06-02' });
    await on('2026-06-02');
    await on('2026-06-02');
    expect(await fixture.act.taken(fixture.person)).toBe(9800);
    expect(await own()).toMatchObject({ state: 'active', paid_until: '2026-07-02' });
    expect(await fixture.act.problems()).toEqual([]);
  });

  it.each([
    ['in the past', '2026-03-01', '2026-04-01', 'from'],
    ['after the next payment', '2026-04-03', '2026-05-03', 'from'],
    ['of 13 days', '2026-03-12', '2026-03-25', 'until'],
    ['of more than three months', '2026-03-12', '2026-06-13', 'until'],
  ])('%s is refused at its field', async (_what, from, until, field) => {
    const refused = await pause(from, until);
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, expect.arrayContaining([field])]);
    expect(await own()).toMatchObject({ pause_from: null, can_pause: true });
  });

  it('is refused a second time, while a payment is on its way, and to somebody else', async () => {
    expect((await pause('2026-03-12', '2026-04-12')).status).toBe(200);
    expect((await pause('2026-03-20', '2026-04-20')).body['code']).toBe('membership_paused');
    await resume();
    await fixture.server.database.db.execute(
      sql`update payments set status = 'unknown' where membership_id = ${id}`,
    );
    expect((await pause('2026-03-12', '2026-04-12')).body['code']).toBe('in_progress');
    await fixture.server.database.db.execute(
      sql`update payments set status = 'succeeded' where membership_id = ${id}`,
    );
    const other = await aMember(fixture.server);
    const days = { from: '2026-03-12', until: '2026-04-12' };
    expect((await fixture.act.post(other, `${id}/pause/`, days)).status).toBe(404);
  });

  it('from the day of the next payment moves that payment to its end', async () => {
    expect((await pause('2026-04-02', '2026-05-02')).status).toBe(200);
    await on('2026-04-02');
    await on('2026-05-01');
    expect([await fixture.act.taken(fixture.person), (await own())?.['state']]).toEqual([4900, 'paused']);
    await on('2026-05-02');
    expect([await fixture.act.taken(fixture.person), (await own())?.['state']]).toEqual([9800, 'active']);
  });

  it('that is resumed keeps the days that were over; one that has not begun changes nothing', async () => {
    await pause('2026-03-12', '2026-04-12');
    expect((await resume()).body).toMatchObject({ pause_from: null, next_payment_on: '2026-04-02' });
    await pause('2026-03-12', '2026-04-12');
    await on('2026-03-22');
    expect((await resume()).body).toMatchObject({ state: 'active', next_payment_on: '2026-04-12' });
    await on('2026-04-11');
    expect(await fixture.act.taken(fixture.person)).toBe(4900);
    await on('2026-04-12');
    expect(await fixture.act.taken(fixture.person)).toBe(9800);
    expect(await fixture.act.problems()).toEqual([]);
  });

  it('of a cancelled membership runs, then the paid days, then it ends', async () => {
    await pause('2026-03-12', '2026-04-12');
    await on('2026-03-20');
    const { body } = await fixture.act.post(fixture.person, `${id}/cancel/`);
    expect(body).toMatchObject({ state: 'paused', end_date: '2026-05-02', next_payment_on: null });
    await on('2026-04-12');
    expect(await own()).toMatchObject({ state: 'active', end_date: '2026-05-02' });
    await on('2026-05-03');
    expect(await own()).toMatchObject({ state: 'cancelled' });
    expect(await fixture.act.taken(fixture.person)).toBe(4900);
  });

  it('at once with the renewal of its first day happens, or the payment does, never both for one period', async () => {
    const { server } = fixture;
    server.clock.set('2026-04-02T12:00:00Z');
    const [paused] = await Promise.all([pause('2026-04-02', '2026-05-02'), renewMemberships(server.deps)]);
    await renewMemberships(server.deps);
    const taken = await fixture.act.taken(fixture.person);
    // Paused before or after the payment of the first period, or too late.
    expect([
      [200, 4900, '2026-05-02'],
      [200, 9800, '2026-06-01'],
      [409, 9800, '2026-05-02'],
    ]).toContainEqual([paused.status, taken, (await own())?.['next_payment_on']]);
    expect(await fixture.act.problems()).toEqual([]);
  });

  it('by the office is the same, with its reason, and ends with the membership', async () => {
    const { server, person } = fixture;
    const desk = await aTeamMember(server, 'front_desk', 0);
    const path = `/office/people/${person.id}/memberships/${id}`;
    const call = (what: string, body: object) =>
      server.call('POST', `${path}/${what}/`, { token: desk.token, body });
    const days = { from: '2026-03-12', until: '2026-04-12' };
    expect((await call('pause', days)).status).toBe(400);
    expect((await call('pause', { ...days, reason: 'Broke an ankle.' })).body).toMatchObject({
      pause_from: '2026-03-12',
      next_payment_on: '2026-05-03',
    });
    expect((await call('resume', { reason: 'Is well.' })).body).toMatchObject({ pause_from: null });
    await call('pause', { ...days, reason: 'Again.' });
    expect((await call('end', { reason: 'Moved away.' })).body).toMatchObject({
      state: 'cancelled',
      pause_from: null,
    });
    const { body } = await server.call('GET', `/office/people/${person.id}/`, { token: desk.token });
    expect(body['memberships']).toMatchObject([{ id, state: 'cancelled', can_pause: false }]);
  });
});

describe('the email before a payment', () => {
  const emails = async () =>
    (await fixture.act.emails(fixture.person)).filter((template) => template === 'membership_renews').length;
  const announce = async (day: string) => {
    fixture.server.clock.set(`${day}T12:00:00Z`);
    await followDates(fixture.server.database.db, day);
    await Promise.all([announceRenewals(fixture.server.deps), announceRenewals(fixture.server.deps)]);
    return emails();
  };

  it('is sent seven days before it, once for each payment', async () => {
    expect([
      await announce('2026-03-25'),
      await announce('2026-03-26'),
      await announce('2026-04-01'),
    ]).toEqual([0, 1, 1]);
    await on('2026-04-02');
    expect([await announce('2026-04-24'), await announce('2026-04-25')]).toEqual([1, 2]);
  });

  it('is not sent for a payment that a cancellation or a pause takes away, and sent for its new day', async () => {
    await pause('2026-03-24', '2026-04-24');
    expect(await announce('2026-03-26')).toBe(0);
    expect([await announce('2026-04-25'), await announce('2026-04-26')]).toEqual([0, 1]);
    await on('2026-05-03');
    await fixture.act.post(fixture.person, `${id}/cancel/`);
    expect(await announce('2026-05-28')).toBe(1);
  });
});
