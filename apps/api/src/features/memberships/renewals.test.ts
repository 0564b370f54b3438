import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { cards } from '../../../test/booking.ts';
import { membershipFixture, membershipIn } from '../../../test/membership-fixture.ts';
import { studioDay, studioInstant } from '../../platform/clock/studio-calendar.ts';
import { followDates } from './follow-dates.ts';
import { reconcileMemberships } from './membership-good.ts';
import { renewMemberships } from './renew-memberships.ts';

const fixture = membershipFixture();

const job = async () => {
  const { server } = fixture;
  await followDates(server.database.db, studioDay(server.clock.now()));
  await renewMemberships(server.deps);
};
/** A moment of a day in Detroit, when the jobs have run. */
const night = async (day: string, time = '00:05') => {
  fixture.server.clock.set(studioInstant(day, time).toISOString());
  await job();
};
const own = async () => (await fixture.act.list(fixture.person))[0];
async function bought(): Promise<string> {
  return String(membershipIn(await fixture.act.buy(fixture.person))['id']);
}
const counted = async () => [
  await fixture.act.taken(fixture.person),
  await fixture.act.emails(fixture.person),
];

async function lastSubject(): Promise<string | undefined> {
  const { rows } = await fixture.server.database.db.execute<{ subject: string }>(
    sql`select subject from outbox_mails where recipient = ${fixture.person.email} order by sequence desc limit 1`,
  );
  return rows[0]?.subject;
}

describe('a renewal', () => {
  it('is charged on its day, once, with one email', async () => {
    await bought();
    await night('2026-04-01');
    expect(await counted()).toEqual([4900, ['membership_joined']]);
    for (let run = 0; run < 3; run += 1) await night('2026-04-02');
    expect(await counted()).toEqual([9800, ['membership_joined', 'membership_renewed']]);
    expect(await own()).toMatchObject({ state: 'active', paid_until: '2026-05-02', end_date: null });
    expect(await fixture.act.problems()).toEqual([]);
  });

  it('keeps the day of the month over short months', async () => {
    fixture.server.clock.set('2026-01-31T12:00:00-05:00');
    await bought();
    const seen: unknown[] = [];
    for (const day of ['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']) {
      await night(day);
      seen.push((await own())?.['paid_until']);
    }
    expect(seen).toEqual(['2026-03-31', '2026-04-30', '2026-05-31', '2026-06-30']);
    expect((await counted())[0]).toBe(5 * 4900);
  });

  it('charges each period that was missed while no server ran, once', async () => {
    await bought();
    await night('2026-06-10');
    expect(await own()).toMatchObject({ state: 'active', paid_until: '2026-07-02' });
    expect((await counted())[0]).toBe(4 * 4900);
  });

  it('does not charge what was cancelled, nor twice what was taken back', async () => {
    const id = await bought();
    await fixture.act.post(fixture.person, `${id}/cancel/`);
    await night('2026-04-02');
    expect(await own()).toMatchObject({ state: 'cancelled' });
    await night('2026-05-02');
    expect(await counted()).toEqual([4900, ['membership_joined', 'membership_cancelled']]);
  });
});

describe('a declined renewal', () => {
  it('is tried again after 1, 3, 5 and 7 days with an email each, and then the membership has expired', async () => {
    const id = await bought();
    await fixture.act.cardNow(id, 'declines');
    const seen: unknown[] = [];
    for (let day = 2; day <= 12; day += 1) {
      await night(`2026-04-${String(day).padStart(2, '0')}`, '09:00');
      await job();
      const { state, next_payment_on: next } = (await own()) ?? {};
      seen.push([state, next, (await fixture.act.emails(fixture.person)).length - 1]);
    }
    expect(seen).toEqual([
      ['past_due', '2026-04-03', 1],
      ['past_due', '2026-04-05', 2],
      ['past_due', '2026-04-05', 2],
      ['past_due', '2026-04-07', 3],
      ['past_due', '2026-04-07', 3],
      ['past_due', '2026-04-09', 4],
      ['past_due', '2026-04-09', 4],
      ['expired', null, 5],
      ['expired', null, 5],
      ['expired', null, 5],
      ['expired', null, 5],
    ]);
    expect([await fixture.act.taken(fixture.person), await fixture.act.problems()]).toEqual([4900, []]);
  });

  it('keeps the member rate for seven days', async () => {
    const id = await bought();
    await fixture.act.cardNow(id, 'declines');
    await night('2026-04-02');
    expect(await own()).toMatchObject({
      state: 'past_due',
      end_date: '2026-04-08',
      can_pay: true,
      can_cancel: true,
    });
  });

  it('is paid by a later attempt, or by the member with another card, from the day it was due', async () => {
    const id = await bought();
    await fixture.act.cardNow(id, 'declines');
    await night('2026-04-02');
    const paid = await fixture.act.pay(fixture.person, id);
    expect([paid.status, membershipIn(paid)]).toMatchObject([
      200,
      { state: 'active', paid_until: '2026-05-02', end_date: null, can_pay: false },
    ]);
    await night('2026-04-03');
    expect((await counted())[0]).toBe(9800);
    await fixture.act.cardNow(id, 'declines');
    await night('2026-05-02');
    await fixture.act.cardNow(id, 'succeeds');
    await night('2026-05-03', '09:00');
    expect(await own()).toMatchObject({ state: 'active', paid_until: '2026-06-02' });
    expect([(await counted())[0], await fixture.act.problems()]).toEqual([3 * 4900, []]);
  });

  it('of a member who cancels ends at once', async () => {
    const id = await bought();
    await fixture.act.cardNow(id, 'declines');
    await night('2026-04-02');
    await fixture.act.post(fixture.person, `${id}/cancel/`);
    expect(await own()).toMatchObject({ state: 'cancelled', end_date: '2026-04-02', can_pay: false });
    await fixture.act.cardNow(id, 'succeeds');
    await night('2026-04-05');
    expect((await counted())[0]).toBe(4900);
  });

  it('whose card asks for confirmation makes it past due, and the email asks for it', async () => {
    const id = await bought();
    await fixture.act.cardNow(id, 'asks');
    await night('2026-04-02');
    await job();
    expect([(await own())?.['state'], await fixture.act.emails(fixture.person)]).toEqual([
      'past_due',
      ['membership_joined', 'membership_declined'],
    ]);
    expect(await lastSubject()).toMatch(/^Please confirm/);
    const asked = await fixture.act.pay(fixture.person, id, cards.asks);
    expect(asked.status).toBe(202);
  });

  it.each(['asks', 'declines'] as const)('whose card %s to the end is told as expired', async (outcome) => {
    const id = await bought();
    await fixture.act.cardNow(id, outcome);
    for (const day of ['02', '03', '05', '07', '09']) await night(`2026-04-${day}`, '09:00');
    expect([(await own())?.['state'], await lastSubject()]).toEqual([
      'expired',
      expect.stringMatching(/^Expired: /),
    ]);
  });
});

describe('an expired membership', () => {
  const expired = async () => {
    const id = await bought();
    await fixture.act.cardNow(id, 'declines');
    for (const day of ['02', '03', '05', '07', '09']) await night(`2026-04-${day}`, '09:00');
    expect(await own()).toMatchObject({ state: 'expired' });
    return id;
  };

  it('begins again on the day of one payment within 30 days', async () => {
    const id = await expired();
    await night('2026-05-09');
    expect(await own()).toMatchObject({ can_pay: true });
    const paid = await fixture.act.pay(fixture.person, id);
    expect(membershipIn(paid)).toMatchObject({ state: 'active', paid_until: '2026-06-09' });
    expect(await fixture.act.problems()).toEqual([]);
  });

  it('does not begin again later, nor beside another one', async () => {
    const id = await expired();
    await fixture.act.buy(fixture.person);
    expect((await fixture.act.pay(fixture.person, id)).body).toMatchObject({ code: 'membership_exists' });
    await night('2026-05-10');
    expect((await fixture.act.pay(fixture.person, id)).body).toMatchObject({ code: 'nothing_to_pay' });
  });
});

describe('a provider that does not answer', () => {
  it('is asked by the key later, and never charges twice', async () => {
    const { provider, server } = fixture;
    await bought();
    provider.fault = 'response_lost';
    await night('2026-04-02');
    provider.fault = null;
    expect(await fixture.act.taken(fixture.person)).toBe(9800);
    server.clock.pass(120);
    await reconcileMemberships(server.deps);
    await job();
    expect(await counted()).toEqual([9800, ['membership_joined', 'membership_renewed']]);
  });

  it('that never got the request is asked again after an hour, without a decline', async () => {
    const { provider, server } = fixture;
    await bought();
    provider.fault = 'request_lost';
    await night('2026-04-02');
    provider.fault = null;
    server.clock.pass(60);
    await reconcileMemberships(server.deps);
    await job();
    expect((await counted())[0]).toBe(4900);
    server.clock.pass(3_600);
    await job();
    expect(await counted()).toEqual([9800, ['membership_joined', 'membership_renewed']]);
  });
});

it('a payment that arrives after the office ended the membership goes back', async () => {
  const { provider, server, person } = fixture;
  const id = await bought();
  provider.fault = 'response_lost';
  await night('2026-04-02');
  provider.fault = null;
  await server.database.db.execute(
    sql`update memberships set state = 'cancelled', end_date = '2026-04-02' where id = ${id}`,
  );
  server.clock.pass(120);
  await reconcileMemberships(server.deps);
  expect([await fixture.act.taken(person), await fixture.act.problems()]).toEqual([4900, []]);
});
