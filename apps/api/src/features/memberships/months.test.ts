import { addDays, daysBetween } from '@detroit-well/config/studio-time';
import { membershipState, paidUntilAfterPause, periodStart, type Pause } from '@detroit-well/pricing';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { aMember, type Person } from '../../../test/booking.ts';
import { membershipFixture, membershipIn } from '../../../test/membership-fixture.ts';
import { numbersFrom } from '../../../test/numbers-from.ts';
import { followDates } from './follow-dates.ts';
import { reconcileMemberships } from './membership-good.ts';
import { renewMemberships } from './renew-memberships.ts';

const fixture = membershipFixture();

interface Followed {
  readonly person: Person;
  readonly id: string;
  works: boolean;
  state: string;
  /** The expected state: the day from which periods count, the number of paid ones, and all payments. */
  anchor: string;
  periods: number;
  payments: number;
  pause: Pause | null;
  pauses: number;
}

/** Anchor days at the ends of months, in a leap year too. */
const anchors = ['2027-01-29', '2027-01-30', '2027-01-31', '2027-02-28'];

it('36 months charge every period that is owed once, and the state is right each day, whatever is declined, lost, late or paused', async () => {
  const { server, provider, act } = fixture;
  const { db } = server.database;
  const random = numbersFrom(130);
  const all: Followed[] = [];
  const resumed: number[] = [];
  const at = (day: string) => server.clock.set(new Date(`${day}T12:00:00Z`).toISOString());
  for (const day of anchors) {
    at(day);
    const person = await aMember(server);
    const id = String(membershipIn(await act.buy(person))['id']);
    const expected = { anchor: day, periods: 1, payments: 1, pause: null, pauses: 0 };
    all.push({ person, id, works: true, state: 'active', ...expected });
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
    for (const one of all) {
      if (one.pause !== null) {
        // Taken back before it begins: as if it had never been planned.
        if (day < one.pause.from && random() < 0.2) {
          resumed.push((await act.post(one.person, `${one.id}/resume/`)).status);
          one.pause = null;
        }
        continue;
      }
      const next = periodStart(one.anchor, 'month', one.periods);
      if (one.state !== 'active' || next < day || random() > 0.04) continue;
      // As long as one or two periods, so that payments stay at the ends of months.
      const length = daysBetween(
        next,
        periodStart(one.anchor, 'month', one.periods + (random() < 0.5 ? 1 : 2)),
      );
      const from = addDays(day, Math.floor(random() * (daysBetween(day, next) + 1)));
      const pause = { from, until: addDays(from, length) };
      expect([day, (await act.post(one.person, `${one.id}/pause/`, pause)).status]).toEqual([day, 200]);
      one.pause = pause;
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
    for (const one of all) {
      const { person, id } = one;
      const [row] = (
        await db.execute<{ state: string; until: string }>(sql`
        select state, paid_until::text as until from memberships where id = ${id}`)
      ).rows;
      if (row === undefined) throw new Error('no membership');
      const { state, until } = row;
      one.state = state;
      const told = { day, id, state };
      const { pause } = one;
      if (pause !== null && pause.until <= day) {
        one.anchor = paidUntilAfterPause(periodStart(one.anchor, 'month', one.periods), pause);
        Object.assign(one, { periods: 0, pause: null, pauses: one.pauses + 1 });
      }
      const payments = ((await act.taken(person)) ?? 0) / 4900;
      expect([day, one.pause === null || payments === one.payments]).toEqual([day, true]);
      one.periods += payments - one.payments;
      one.payments = payments;
      expect({ ...told, until }).toEqual({ ...told, until: periodStart(one.anchor, 'month', one.periods) });
      const facts = { paidUntil: until, renews: true, pause: one.pause };
      expect(told).toEqual({ ...told, state: membershipState(facts, day) });
    }
  }
  expect(new Set(resumed)).toEqual(new Set([200]));
  for (const { payments, pauses } of all) {
    expect(pauses).toBeGreaterThan(0);
    expect(payments + 2 * pauses).toBeGreaterThanOrEqual(33);
  }
  expect(await act.problems()).toEqual([]);
}, 240_000);
