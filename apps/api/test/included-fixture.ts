import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { plans, planVersions } from '../src/platform/database/schema/plans.ts';
import { aSession, registrationIn, type Person } from './booking.ts';
import type { Database } from '../src/platform/database/database.ts';
import type { TestServer } from './server.ts';

/** Plans that include two sessions a month: by month, dearer by month with three, and by year. */
export const including = {
  month: 'plan-two-month',
  more: 'plan-three-month',
  year: 'plan-two-year',
} as const;

/** Adds these plans. */
export async function seedIncluding({ db }: Pick<Database, 'db'>): Promise<void> {
  const sold = [
    { planId: including.month, name: 'Two', priceCents: 6900, period: 'month', sessionsPerMonth: 2 },
    { planId: including.more, name: 'Three', priceCents: 8900, period: 'month', sessionsPerMonth: 3 },
    { planId: including.year, name: 'Two', priceCents: 69_000, period: 'year', sessionsPerMonth: 2 },
  ] as const;
  for (const terms of sold) {
    await db.insert(plans).values({ id: terms.planId, kind: 'membership', onSale: true });
    await db.insert(planVersions).values({ ...terms, id: `${terms.planId}-1`, number: 1, memberRate: true });
  }
}

interface Included {
  readonly per_month: number;
  readonly months: readonly {
    readonly starts_on: string;
    readonly ends_on: string;
    readonly left: number;
    readonly given_back: boolean;
  }[];
}

/** What people do with their included sessions, at a server. */
export function includedActions(server: TestServer) {
  const register = async (
    person: Person,
    session_id: string,
    over: object = {},
    key: string = randomUUID(),
  ) =>
    server.call('POST', '/training/registrations/register/', {
      token: await person.renewed(),
      body: { session_id, payment_consent: true, use_included: true, ...over },
      headers: { 'idempotency-key': key },
    });
  const sessionOn = (day: string, over: Parameters<typeof aSession>[1] = {}) =>
    aSession(server.database, { startsAt: new Date(`${day}T18:30:00-04:00`), ...over });
  return {
    register,
    sessionOn,
    /** Registers for a new session on a day. Returns its id and that of the registration. */
    booked: async (person: Person, day: string) => {
      const session = await sessionOn(day);
      const made = await register(person, session);
      if (made.status !== 201) throw new Error(`not registered: ${made.text}`);
      return { session, id: String(registrationIn(made)['public_id']) };
    },
    /** The statuses of registrations for new sessions on these days, one after the other. */
    tried: async (person: Person, ...days: string[]) => {
      const all: number[] = [];
      for (const day of days) all.push((await register(person, await sessionOn(day))).status);
      return all;
    },
    included: async (person: Person): Promise<Included | null> => {
      const { text } = await server.call('GET', '/memberships/', { token: await person.renewed() });
      const all = JSON.parse(text) as { state: string; included_sessions: Included | null }[];
      const live = all.find(({ state }) => !['cancelled', 'expired'].includes(state)) ?? all[0];
      return live?.included_sessions ?? null;
    },
    /** `month number` of what pays for registrations now. */
    uses: async ({ id }: Person) => {
      const { rows } = await server.database.db.execute<{ use: string }>(sql`
        select u.month || ' ' || u.number as use from included_uses u join memberships b on b.id = u.membership_id
        where b.user_id = ${id} and u.returned_at is null order by u.month, u.number`);
      return rows.map(({ use }) => use);
    },
  };
}
