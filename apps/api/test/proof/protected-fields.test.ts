import { unknownFields } from '@detroit-well/api-client/contract';
import { sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { anAccessFixture } from '../access/access-fixture.ts';
import { allCalls } from '../../src/app/routes.ts';
import { amount, chances, report, timeFor } from './amounts.ts';
import { goodOf } from './contract/recipe.ts';
import { recipes } from './contract/recipes/all.ts';
import { unreached } from './contract/unreached.ts';
import { aContractFixture, type ContractFixture } from './contract/contract-fixture.ts';

const bodyCount = amount(2, 1_000);

/** The planted value for each kind of column. Nothing else in the database looks like it. */
const planted: Readonly<Record<string, unknown>> = {
  text: 'planted-by-somebody',
  integer: 913_373_137,
  smallint: 31_337,
  bigint: 913_373_137,
  boolean: true,
  date: '1999-09-09',
  'timestamp with time zone': '1999-09-09T09:09:09Z',
  jsonb: { planted: 'planted-by-somebody' },
  'double precision': 913_373_137.5,
};
const trace = 'planted-by-somebody|913373137|1999-09-09';

let fixture: ContractFixture;
interface Column {
  name: string;
  type: string;
}
let columns: Column[];
let tables: string[];
beforeAll(async () => {
  fixture = await aContractFixture();
  const { rows } = await fixture.server.database.db.execute<{ name: string; type: string; of: string }>(sql`
    select distinct column_name as name, data_type as type, table_name as of from information_schema.columns
    where table_schema = 'public'`);
  columns = rows;
  tables = [...new Set(rows.map((row) => row.of))];
});
afterAll(() => fixture?.server.close());

const writing = allCalls().filter(
  ({ noun, name, endpoint }) =>
    endpoint.method !== 'GET' && endpoint.body !== undefined && !(`${noun}.${name}` in unreached),
);

/** Adds database columns to every record of a body. The fields that the call knows stay as they are. */
function withPlantedValues(value: unknown, strange: readonly Column[], chance: () => number): unknown {
  if (Array.isArray(value)) return value.map((each) => withPlantedValues(each, strange, chance));
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value;
  const own = Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withPlantedValues(inner, strange, chance)]),
  );
  const files = Object.values(value).some((each) => each instanceof Blob);
  const some = strange
    .filter(() => chance() < 0.5)
    // A multipart form accepts at most ten fields.
    .slice(0, files ? 3 : undefined)
    .map(({ name, type }) => [name, planted[type]]);
  const plausible = {
    role: 'manager',
    price: '0.01',
    amount_cents: 1,
    payment_status: 'paid',
    rate: 'member',
    is_staff: true,
  };
  return { ...plausible, ...Object.fromEntries(some), ...own };
}

/** Names that a call accepts at any depth: the values under them are not checked here. */
function knownNames(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties } = schema as { properties?: object };
  return [...Object.keys(properties ?? {}), ...Object.values(schema).flatMap(knownNames)];
}

/** Every older transaction has ended, and its rows held no planted value. */
let checkedBefore = 0;

/** Rows that contain a planted value, and users who gained rights. Reads only rows that were written since nothing was found. */
async function taken(): Promise<string[]> {
  const { database } = fixture.server;
  const { rows: current } = await database.db.execute<{ oldest: number }>(
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as oldest`,
  );
  const parts: SQL[] = tables.map(
    (name) => sql`select ${sql.raw(`'${name}'`)} as found, count(*)::int as n from ${sql.identifier(name)} t
      where case when xmin::text::bigint >= ${checkedBefore} then t::text ~ ${sql.raw(`'${trace}'`)} end`,
  );
  // The second row of a move holds the difference of the prices, which is none here. What a member of the team grants or ends has
  // an entry in the audit log, and who bought a membership has paid the price of its plan.
  const facts = sql`
    select 'staff', count(*)::int - ${fixtureCount} from team_members where role = 'manager'
    union all select 'members', count(*)::int from memberships m
      where m.is_active and not exists (select 1 from audit_entries a where a.target = 'membership:' || m.id)
        and not exists (select 1 from payments p join plan_versions v on v.id = m.plan_version_id
          where p.membership_id = m.id and p.kind = 'charge' and p.status = 'succeeded' and p.amount_cents + coalesce(p.proration_cents, 0) = v.price_cents)
    union all select 'prices', count(*)::int from registrations
      where price_cents not in (7500, 6000) and (moves is null or price_cents <> 0)
    union all select 'paid for nothing', count(*)::int from registrations r where r.status = 'confirmed' and exists (
      select 1 from instalments i where i.registration_id = r.id and i.status = 'paid') and not exists (
      select 1 from payments m where m.registration_id = r.id and m.status = 'succeeded')`;
  // Prepared, because planning 80 tables takes longer than reading them.
  const { rows } = await database.prepared(sql`${sql.join(parts, sql` union all `)} union all ${facts}`);
  const found = (rows as { found: string; n: number }[]).filter(({ n }) => n !== 0);
  if (found.length === 0) checkedBefore = current[0]?.oldest ?? 0;
  return found.map((each) => `${each.found}: ${each.n}`);
}

/** The number of fixtures so far, each with one staff user. */
let fixtureCount = 1;

describe('fields that no client may write', () => {
  it.each(writing.map((call) => [`${call.noun}.${call.name}`, call] as const))(
    '%s ignores or rejects them and stores none of them',
    async (name, call) => {
      const chance = chances(name.length * 104_729 + 3);
      const own = new Set(knownNames(z.toJSONSchema(call.endpoint.body as z.ZodType, { io: 'input' })));
      const strange = columns.filter((column) => !own.has(column.name));
      const statuses: number[] = [];
      const refused: number[] = [];
      for (let turn = 0; turn < bodyCount; turn += 1) {
        // A fixture serves until it is used up: a registered person cannot register again.
        if (turn === 0 || (statuses.at(-1) ?? 0) >= 300) {
          fixture.access = await anAccessFixture(fixture.server);
          fixtureCount += 1;
        }
        const good = await goodOf(call, recipes[name] ?? {}, fixture);
        const body = withPlantedValues(good.body, strange, chance);
        const send = async (sent: object) => {
          const {
            wire: [response],
            error,
          } = await fixture.ask(call.noun, call.name, { ...good, ...sent });
          if (response === undefined) throw new Error(`no response to request ${turn}`, { cause: error });
          return response.status;
        };
        const isRefused = Object.keys(unknownFields(call.endpoint, body)).length > 0;
        const status = await send({ body });
        if (isRefused) refused.push(status);
        // What was refused for its strange fields is taken without them.
        statuses.push(isRefused ? await send({}) : status);
        // Reading every table is slow, and a stored value remains to be found later.
        const look = turn % 50 === 0 || turn === bodyCount - 1;
        expect(look ? await taken() : []).toEqual([]);
      }
      expect(statuses.filter((status) => status >= 500)).toEqual([]);
      expect(refused.filter((status) => status !== 400)).toEqual([]);
      // Otherwise the requests were rejected for another reason, and nothing was tested.
      const accepted = statuses.filter((status) => status < 300).length;
      expect(accepted).toBeGreaterThanOrEqual(Math.floor(bodyCount / 3));
      report(`protected fields, ${name}`, { bodies: bodyCount, accepted, taken: 0 });
    },
    timeFor(bodyCount, 1_000),
  );

  it('are found when one of them is stored (positive control)', async () => {
    const { db } = fixture.server.database;
    const { id } = fixture.access.owner;
    await db.execute(sql`update profiles set display_name = ${planted['text']} where user_id = ${id}`);
    expect(await taken()).toEqual(['profiles: 1']);
    await db.execute(sql`update profiles set display_name = '' where user_id = ${id}`);
    await db.execute(sql`insert into team_members (user_id, role) values (${id}, 'manager')`);
    expect(await taken()).toEqual(['staff: 1']);
    await db.execute(sql`delete from team_members where user_id = ${id}`);
    await db.execute(
      sql`insert into memberships (id, user_id, tier, start_date) values ('unpaid', ${id}, 'gold', '2026-01-01')`,
    );
    expect(await taken()).toEqual(['members: 1']);
    await db.execute(sql`delete from memberships where id = 'unpaid'`);
    expect(await taken()).toEqual([]);
  });
});
