import { addDays, daysBetween } from '@detroit-well/config/studio-time';
import { fromCents, periodStart, toCents, type PlanPeriod } from '@detroit-well/pricing';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { aMember } from '../../../test/booking.ts';
import { membershipFixture, membershipIn } from '../../../test/membership-fixture.ts';
import { numbersFrom } from '../../../test/numbers-from.ts';
import { followDates } from './follow-dates.ts';
import { renewMemberships } from './renew-memberships.ts';

const fixture = membershipFixture();
const turns = 8;

interface Plan {
  readonly id: string;
  readonly cents: number;
  readonly period: PlanPeriod;
}
const plans: readonly Plan[] = [
  { id: 'model-30', cents: 3_000, period: 'month' },
  { id: 'model-49', cents: 4_900, period: 'month' },
  { id: 'model-120', cents: 12_000, period: 'month' },
  { id: 'model-310', cents: 31_000, period: 'year' },
  { id: 'model-490', cents: 49_000, period: 'year' },
  { id: 'model-1500', cents: 150_000, period: 'year' },
];
beforeAll(async () => {
  const { db } = fixture.server.database;
  for (const { id, cents, period } of plans) {
    await db.execute(sql`insert into plans (id, kind, on_sale) values (${id}, 'membership', true)`);
    await db.execute(sql`insert into plan_versions (id, plan_id, number, name, price_cents, period, member_rate)
      values (${`${id}-1`}, ${id}, 1, ${id}, ${cents}, ${period}, true)`);
  }
});

/** The expected state of a membership: the paid time without pauses, and the days by which pauses moved it. */
interface Held {
  readonly plan: Plan;
  readonly from: string;
  readonly periods: number;
  readonly moved: number;
  /** True if a renewal paid its last period. */
  readonly renewed: boolean;
}
const endOf = ({ plan, from, periods }: Held) => periodStart(from, plan.period, periods);
const paidUntil = (held: Held) => addDays(endOf(held), held.moved);

/** A pause moves the period that a renewal paid, or all that a change paid. */
function paused(held: Held, days: number): Held {
  const { plan, from, periods, renewed } = held;
  const last = renewed ? { ...held, from: periodStart(from, plan.period, periods - 1), periods: 1 } : held;
  return { ...last, moved: daysBetween(endOf(last), addDays(paidUntil(held), days)) };
}

/** After a pause, the periods count from the first unpaid day. */
function renewed({ plan, from, periods, moved }: Held, today: string): Held {
  const counted = moved === 0 ? { from, periods: periods + 1 } : { from: today, periods: 1 };
  return { plan, ...counted, moved: 0, renewed: true };
}

/** The value of the unused days, one by one. */
function unusedCents(held: Held, today: string): number {
  let sum = 0;
  for (let index = 0; index < held.periods; index += 1) {
    const [begin, end] = [index, index + 1].map((each) => periodStart(held.from, held.plan.period, each));
    if (begin === undefined || end === undefined) continue;
    for (let day = begin; day < end; day = addDays(day, 1))
      if (addDays(day, held.moved) >= today) sum += held.plan.cents / daysBetween(begin, end);
  }
  return sum;
}
const perYear = ({ cents, period }: Plan) => cents * (period === 'month' ? 12 : 1);

/** The price of a change today. */
function previewOf(held: Held, to: Plan, today: string) {
  const credit = Math.round(unusedCents(held, today) + 1e-6);
  const periods = Math.ceil((credit + 50) / to.cents);
  const isLonger = to.period === 'year' && held.plan.period === 'month' && to.cents > held.plan.cents;
  const next_amount = fromCents(to.cents);
  if (perYear(to) > perYear(held.plan) || (isLonger && periods === 1))
    return {
      due_now: fromCents(periods * to.cents - credit),
      credit: fromCents(credit),
      periods,
      next_amount,
      next_on: periodStart(today, to.period, periods),
      later_amount: null,
    };
  return {
    due_now: '0.00',
    credit: '0.00',
    periods: null,
    next_amount,
    next_on: paidUntil(held),
    later_amount: null,
  };
}

it('random changes, pauses and renewals take what the plans cost: no cent of a paid day is lost', async () => {
  const { server, act } = fixture;
  const random = numbersFrom(135);
  const below = (count: number) => Math.floor(random() * count);
  const aPlan = () => plans[below(plans.length)] ?? { id: '', cents: 0, period: 'month' };
  const done = { now: 0, ahead: 0, later: 0, pauses: 0, renewals: 0 };
  const statuses: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    let today = '2026-03-01';
    const clock = async () => {
      server.clock.set(`${today}T12:00:00-05:00`);
      await followDates(server.database.db, today);
      await renewMemberships(server.deps);
      // A change comes after the renewal of its day.
      server.clock.pass(60);
    };
    await clock();
    const person = await aMember(server);
    const first = aPlan();
    const id = String(membershipIn(await act.buy(person, undefined, { plan_id: first.id }))['id']);
    let held: Held = { plan: first, from: today, periods: 1, moved: 0, renewed: false };
    let takenCents = first.cents;
    for (let step = 0; step < 12; step += 1) {
      const luck = random();
      const from = addDays(today, below(10));
      if (luck < 0.25 && from < paidUntil(held)) {
        const until = addDays(from, 14 + below(60));
        statuses.push((await act.post(person, `${id}/pause/`, { from, until })).status);
        today = until;
        held = paused(held, daysBetween(from, until));
        done.pauses += 1;
      } else if (luck < 0.4) {
        today = paidUntil(held);
        held = renewed(held, today);
        takenCents += held.plan.cents;
        done.renewals += 1;
      } else today = addDays(today, below(Math.min(daysBetween(today, paidUntil(held)), 45)));
      await clock();
      const to = aPlan();
      const told = { turn, step, today, from: held, to: to.id };
      let [shown, wanted]: object[] = [{}, {}];
      if (to.id !== held.plan.id) {
        const expected = previewOf(held, to, today);
        const { due_now: amount, periods } = expected;
        shown = (await act.post(person, `${id}/change/preview/`, { plan_id: to.id })).body;
        wanted = expected;
        if (periods !== null) {
          statuses.push((await act.post(person, `${id}/change/`, { plan_id: to.id, amount })).status);
          held = { plan: to, from: today, periods, moved: 0, renewed: false };
          takenCents += toCents(amount);
        }
        done[periods === null ? 'later' : periods > 1 ? 'ahead' : 'now'] += 1;
      }
      const [own] = await act.list(person);
      const { plan_id, next_payment_on } = own ?? {};
      expect({ ...told, shown, plan_id, next_payment_on, taken: await act.taken(person) }).toEqual({
        ...told,
        shown: wanted,
        plan_id: held.plan.id,
        next_payment_on: paidUntil(held),
        taken: takenCents,
      });
    }
    expect(await act.problems()).toEqual([]);
    // No later turn renews it.
    await server.database.db
      .execute(sql`update memberships set state = 'cancelled', end_date = coalesce(end_date, start_date),
      pause_from = null, pause_until = null where id = ${id}`);
  }
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(Math.min(...Object.values(done))).toBeGreaterThan(0);
}, 240_000);
