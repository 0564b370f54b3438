import { addDays } from '@detroit-well/config/studio-time';
import { sql } from 'drizzle-orm';
import { beforeAll } from 'vitest';
import { announceRenewals } from '../src/features/memberships/announce-renewals.ts';
import { followDates } from '../src/features/memberships/follow-dates.ts';
import { renewMemberships } from '../src/features/memberships/renew-memberships.ts';
import { settleNotices } from '../src/features/plan-prices/settle-notices.ts';
import { studioInstant } from '../src/platform/clock/studio-calendar.ts';
import type { Person } from './booking.ts';
import { membershipFixture } from './membership-fixture.ts';
import { sellPlus } from './plan-change-fixture.ts';
import { aTeamMember } from './team-fixture.ts';

export interface Charge {
  readonly period: string;
  readonly cents: number;
}

/** A studio whose owner changes prices of plans, with the jobs of its nights. */
export function planPriceFixture() {
  const fixture = membershipFixture();
  let owner: Person;
  beforeAll(async () => {
    await sellPlus(fixture.server.database.db);
    owner = await aTeamMember(fixture.server, 'owner');
  });
  const call = async (method: string, path: string, body?: object) =>
    fixture.server.call(method, `/office/plans/${path}`, {
      token: await owner.renewed(),
      ...(body && { body }),
    });
  /** The day whose night came last. */
  let today = '';
  const noon = (day: string) => {
    today = day;
    fixture.server.clock.set(studioInstant(day, '12:00').toISOString());
  };
  const night = async (day: string) => {
    const { database, deps, clock } = fixture.server;
    clock.set(studioInstant(day, '00:05').toISOString());
    await followDates(database.db, day);
    await settleNotices(database);
    await renewMemberships(deps);
    await announceRenewals(deps);
  };
  return {
    fixture,
    owner: () => owner,
    call,
    noon,
    night,
    /** Every night until a day, then its noon. */
    until: async (day: string) => {
      for (let next = addDays(today, 1); next <= day; next = addDays(next, 1)) await night(next);
      noon(day);
    },
    /** Changes the price with what the screen shows now. */
    price: async (plan: string, price: string, existing?: string) => {
      const { body } = await call('GET', `${plan}/`);
      return call('PATCH', `${plan}/`, {
        version: body['version'],
        price,
        ...(existing !== undefined && { existing }),
      });
    },
    preview: async (plan: string, price: string, existing = 'at_renewal') =>
      (await call('POST', `${plan}/price/preview/`, { price, existing })).body,
    /** What succeeded, by the first day that it paid. */
    charges: async ({ id }: Person): Promise<Charge[]> => {
      const { rows } = await fixture.server.database.db.execute<{ period: string; cents: number }>(sql`
        select m.period_from::text as period, m.amount_cents as cents from payments m
          join memberships b on b.id = m.membership_id
        where b.user_id = ${id} and m.kind = 'charge' and m.status = 'succeeded' order by m.created_at, m.period_from`);
      return rows;
    },
    /** Emails about prices, with the day of each. */
    notices: async ({ email }: Person) => {
      const { rows } = await fixture.server.database.db.execute<{
        day: string;
        template: string;
        text: string;
      }>(sql`
        select (created_at at time zone 'America/Detroit')::date::text as day, template, text_body as text from outbox_mails
        where recipient = ${email} and template like 'membership_%price_%' order by sequence`);
      return rows;
    },
  };
}

const lastDays = [
  '2026-01-31',
  '2026-02-28',
  '2026-03-31',
  '2026-04-30',
  '2026-05-31',
  '2026-06-30',
  '2026-07-31',
  '2026-08-31',
  '2026-09-30',
  '2026-10-31',
  '2026-11-30',
  '2026-12-31',
  '2027-01-31',
  '2027-02-28',
  '2027-03-31',
];
/** The same day of each month from one to another, such as the 20th, at a price. */
export function monthly(from: string, count: number, dollars: number): [string, number][] {
  const [year, first, day] = [Number(from.slice(0, 4)), Number(from.slice(5, 7)), from.slice(8)];
  return Array.from({ length: count }, (_, index) => {
    const inMonth = first - 1 + index;
    const number = String((inMonth % 12) + 1).padStart(2, '0');
    return [`${year + Math.floor(inMonth / 12)}-${number}-${day}`, dollars];
  });
}
/** The last days of months, from the one with an index, at a price. */
export const ends = (from: number, dollars: number, to = lastDays.length): [string, number][] =>
  lastDays.slice(from, to).map((day) => [day, dollars]);
