import { addDays } from '@detroit-well/config/studio-time';
import { membershipState, periodStart } from '@detroit-well/pricing';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { aMember, type Person } from '../../../test/booking.ts';
import { membershipFixture, membershipIn } from '../../../test/membership-fixture.ts';
import { followDates } from './follow-dates.ts';
import { reconcileMemberships } from './reconcile-memberships.ts';
import { renewMemberships } from './renew-memberships.ts';

const fixture = membershipFixture();

/** A sequence of numbers below 1 that is the same in every run (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Followed {
  readonly person: Person;
  readonly id: string;
  works: boolean;
}

/** Anchor days at the ends of months, in a leap year too. */
const anchors = ['2027-01-29', '2027-01-30', '2027-01-31', '2027-02-28'];

it('36 months charge every period that is owed once, and the state is right each day, whatever is declined, lost or late', async () => {
  const { server, provider, act } = fixture;
  const { db } = server.database;
  const random = numbersFrom(130);
  const all: Followed[] = [];
  const at = (day: string) => server.clock.set(new Date(`${day}T12:00:00Z`).toISOString());
  for (const day of anchors) {
    at(day);
    const person = await aMember(server);
    all.push({ person, id: String(membershipIn(await act.buy(person))['id']), works: true });
  }
  for (let day = '2027-02-28'; day < '2030-02-01'; day = addDays(day, 1)) {
    const ofMonth = Number(day.slice(8));
    // Nothing is due in the middle of a month.
    if (ofMonth > 10 && ofMonth < 27) continue;
    at(day);
    for (const one of all) {
      // A card that was declined works again before the last attempt, so that no membership expires.
      const works = [1, 5, 6, 7].includes(ofMonth) || random() < 0.7;
      if (works === one.works) continue;
      one.works = works;
      await act.cardNow(one.id, works ? 'succeeds' : 'declines');
    }
    const luck = random();
    provider.fault = luck < 0.1 ? 'response_lost' : luck < 0.15 ? 'request_lost' : null;
    await followDates(db, day);
    await renewMemberships(server.deps);
    provider.fault = null;
    server.clock.pass(3_700);
    await reconcileMemberships(server.deps);
    server.clock.pass(3_700);
    await renewMemberships(server.deps);
    for (const { person, id } of all) {
      const [row] = (
        await db.execute<{ state: string; until: string; anchor: string; periods: number }>(sql`
        select state, paid_until::text as until, anchor_day::text as anchor, paid_periods as periods
        from memberships where id = ${id}`)
      ).rows;
      if (row === undefined) throw new Error('no membership');
      const { state, until, anchor, periods } = row;
      const told = { day, id, state };
      expect({ ...told, until }).toEqual({ ...told, until: periodStart(anchor, 'month', periods) });
      expect(told).toEqual({ ...told, state: membershipState({ paidUntil: until, renews: true }, day) });
      expect([day, await act.taken(person)]).toEqual([day, periods * 4900]);
    }
  }
  const { rows } = await db.execute<{ periods: number; anchor: string }>(
    sql`select paid_periods as periods, anchor_day::text as anchor from memberships where source = 'bought' order by anchor_day`,
  );
  expect(rows.map(({ anchor }) => anchor)).toEqual(anchors);
  for (const { periods } of rows) expect(periods).toBeGreaterThanOrEqual(35);
  expect(await act.problems()).toEqual([]);
}, 120_000);
