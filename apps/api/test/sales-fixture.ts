import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { beforeAll } from 'vitest';
import { aCard, cards, type Person } from './booking.ts';
import { membershipFixture } from './membership-fixture.ts';
import { aTeamMember } from './team-fixture.ts';

export const month = 'plan-standard-month';
export const pass = 'plan-pass-5';

/** The desk, which may give nothing away, and an owner, who sell to `fixture.person`. */
export function salesFixture() {
  const fixture = membershipFixture();
  const team = {} as { desk: Person; owner: Person };
  beforeAll(async () => {
    team.desk = await aTeamMember(fixture.server, 'front_desk', 0);
    team.owner = await aTeamMember(fixture.server, 'owner');
  });
  const rows = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
    (await fixture.server.database.db.execute<Row>(query)).rows;
  return {
    fixture,
    team,
    rows,
    sell: async (
      over: object = {},
      {
        key = randomUUID(),
        to = fixture.person.id,
        by = team.desk,
      }: { key?: string; to?: string; by?: Person } = {},
    ) =>
      fixture.server.call('POST', `/office/people/${to}/sales/`, {
        token: await by.renewed(),
        body: { plan_id: month, method: 'cash', amount: '49.00', ...over },
        headers: { 'idempotency-key': key },
      }),
    own: async () => (await fixture.act.list(fixture.person))[0],
    read: async (path: string, by = team.owner) =>
      (await fixture.server.call('GET', path, { token: await by.renewed() })).body,
    /** A card that the person saved, with the provider's id. */
    savedCard: async (number: string = cards.good): Promise<string> => {
      const ref = await aCard(fixture.server, number);
      await fixture.server.database.db.execute(sql`
        insert into payment_methods (id, user_id, provider, provider_ref, brand, last4, exp_month, exp_year, is_saved)
        values (${randomUUID()}, ${fixture.person.id}, 'sandbox', ${ref}, 'visa', '4242', 12, 2030, true)`);
      return ref;
    },
  };
}
