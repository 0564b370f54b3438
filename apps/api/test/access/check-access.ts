import { sql } from 'drizzle-orm';
import { allCalls } from '../../src/app/routes.ts';
import type { ApiResponse, TestServer } from '../server.ts';
import { expected, roles, type Role } from './expected.ts';
import type { AccessFixture } from './access-fixture.ts';

/** Every call whose path contains a parameter. Those of the office have a table of their own: test/office. */
export const namedCalls = allCalls().filter(
  ({ noun, endpoint }) => endpoint.path.includes('{') && !noun.startsWith('office'),
);
export type NamedCall = (typeof namedCalls)[number];

/**
 * The number of rows of every table, except of those that count and store requests, and the sum of the transactions that wrote
 * them. A delete or an insert changes the number; an update writes the row in a newer transaction, which changes the sum.
 */
export async function fingerprinter({ database }: TestServer): Promise<() => Promise<string>> {
  const { rows } = await database.db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables where table_schema = 'public'
      and table_name not in ('idempotency_keys', 'rate_limits', 'refresh_families', 'refresh_tokens', 'discarded_pictures')
    order by 1`);
  const parts = rows.map(
    ({ name }) =>
      sql`select ${sql.raw(`'${name}'`)} as name, count(*) as many, sum(xmin::text::bigint) as writes from ${sql.identifier(name)}`,
  );
  // Prepared, because planning 80 tables takes longer than reading them.
  const all = sql`select string_agg(concat_ws(' ', name, many, writes), ', ' order by name) as state
    from (${sql.join(parts, sql` union all `)}) each`;
  return async () => {
    const [state] = (await database.prepared(all)).rows as { state: string }[];
    return state?.state ?? '';
  };
}

/** Makes the call as one role. Everything is valid except possibly the permission. */
export async function ask(
  server: TestServer,
  fixture: AccessFixture,
  { noun, name, endpoint }: NamedCall,
  role: Role,
  over: Record<string, string> = {},
): Promise<ApiResponse> {
  const params = { ...fixture.params(noun, name), ...over };
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_all, key: string) => params[key] ?? key);
  const token = fixture.token[role];
  // Creating a card for the caller before the comparison changes no other data.
  const body =
    name === 'pay'
      ? { payment_method_id: fixture.cards[role], payment_consent: true }
      : fixture.body(name, role);
  return server.call(endpoint.method, path, {
    ...(token === undefined ? {} : { token }),
    ...(endpoint.method === 'GET' ? {} : { body: body ?? {} }),
  });
}

/** Secrets of the owner that a response contains. */
export const secretsIn = ({ text }: ApiResponse, { secrets }: AccessFixture) =>
  secrets.filter((secret) => text.includes(secret));

export interface Verdict {
  statuses: number[];
  /** Roles that were rejected or only read, and yet changed something. */
  changed: Role[];
  /** Roles that received a secret without access, or from a call that responds to everyone. */
  leakedTo: Role[];
}

/** Makes one call as every role, the owner last, and compares the whole database before and after each. */
export async function checkAccess(
  server: TestServer,
  fixture: AccessFixture,
  fingerprint: () => Promise<string>,
  call: NamedCall,
): Promise<Verdict> {
  const row = expected[call.noun]?.[call.name];
  const servesEveryone = row?.[0] === 200 || row?.[roles.indexOf('otherMember')] === 200;
  const verdict: Verdict = { statuses: [], changed: [], leakedTo: [] };
  for (const role of roles) {
    const before = await fingerprint();
    const response = await ask(server, fixture, call, role);
    const rejected = response.status >= 400;
    const mayChange = !rejected && call.endpoint.method !== 'GET';
    verdict.statuses.push(response.status);
    if (!mayChange && before !== (await fingerprint())) verdict.changed.push(role);
    if ((rejected || servesEveryone) && secretsIn(response, fixture).length > 0) verdict.leakedTo.push(role);
  }
  return verdict;
}
