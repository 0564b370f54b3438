import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach } from 'vitest';
import { followDates } from '../src/features/memberships/follow-dates.ts';
import { renewMemberships } from '../src/features/memberships/renew-memberships.ts';
import type { Db } from '../src/platform/database/database.ts';
import { membershipFixture, membershipIn } from './membership-fixture.ts';

/** The plans: $49 a month, $490 a year and $79 a month. */
export const [month, year, plus] = ['plan-standard-month', 'plan-standard-year', 'plan-plus'] as const;

/** Sells the plan at $79 a month. */
export async function sellPlus(db: Db): Promise<void> {
  await db.execute(sql`insert into plans (id, kind, on_sale) values (${plus}, 'membership', true)`);
  await db.execute(sql`insert into plan_versions (id, plan_id, number, name, price_cents, period, member_rate)
    values ('plan-plus-1', ${plus}, 1, 'Plus', 7900, 'month', true)`);
}

/**
 * The tests of this file change the plan of `bought.id`: Standard by month, bought on March 2, which is 31 days for $49. It is
 * March 12, with 21 of them left.
 */
export function planChangeFixture() {
  const fixture = membershipFixture();
  const bought = { id: '' };
  const db = () => fixture.server.database.db;
  const buy = async (plan_id: string) => {
    bought.id = String(membershipIn(await fixture.act.buy(fixture.person, undefined, { plan_id }))['id']);
  };
  beforeAll(() => sellPlus(db()));
  beforeEach(async () => {
    await buy(month);
    fixture.server.clock.set('2026-03-12T12:00:00-05:00');
  });
  // No job of a later test renews it.
  afterEach(() =>
    db()
      .execute(sql`update memberships set state = 'cancelled', end_date = coalesce(end_date, start_date), pause_from = null,
      pause_until = null where state <> 'cancelled'`),
  );
  const own = async () => (await fixture.act.list(fixture.person))[0];
  return {
    fixture,
    bought,
    buy,
    own,
    change: (body: object, key?: string) =>
      fixture.act.post(fixture.person, `${bought.id}/change/`, body, key),
    preview: async (plan_id: string) =>
      (await fixture.act.post(fixture.person, `${bought.id}/change/preview/`, { plan_id })).body,
    /** What was taken in all, and the plan that the member has. */
    state: async () => [await fixture.act.taken(fixture.person), (await own())?.['plan_id']],
    /** The day that the jobs see. */
    on: async (day: string) => {
      fixture.server.clock.set(`${day}T12:00:00-05:00`);
      await followDates(db(), day);
      await renewMemberships(fixture.server.deps);
    },
    set: (columns: string) =>
      db().execute(sql`update memberships set ${sql.raw(columns)} where id = ${bought.id}`),
    /** The emails after the one that welcomed the member. */
    told: async () => (await fixture.act.emails(fixture.person)).slice(1),
  };
}
