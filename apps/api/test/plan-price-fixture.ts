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
