import { readApiSettings } from '@detroit-well/config/env';
import { sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findRegistrations } from '../src/features/booking/ledger/registration-queries.ts';
import { listSessions } from '../src/features/sessions/list.ts';
import { sessionRows } from '../src/features/sessions/session-view.ts';
import { systemClock } from '../src/platform/clock/clock.ts';
import type { Database } from '../src/platform/database/database.ts';
import { insertBulkData } from './bulk-data.ts';
import { memoryDatabase } from './database.ts';

/** The fields of an EXPLAIN node that count the rows of a table. */
interface Node {
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Node[];
}

/** Tables that grow with every registration. In the data of this test, each has 10,000 rows or more. */
const growing = new Set(['registrations', 'instalments', 'payments']);
/** A member has 50 registrations, with an instalment and one or two payments each. */
const mostRows = 300;
const member = 'member-7';

let database: Database;
beforeAll(async () => {
  database = await memoryDatabase();
  await insertBulkData(database, 100);
});
afterAll(() => database?.close());

type Asks = (database: Pick<Database, 'db' | 'prepared'>) => Promise<unknown>;

/** The rows of growing tables that PostgreSQL reads for what `ask` asks. */
async function rowsRead(ask: Asks): Promise<number> {
  const statements: SQL[] = [];
  const { prepared, db } = database;
  await ask({
    prepared: (statement) => {
      statements.push(statement);
      return prepared(statement);
    },
    db: Object.assign(Object.create(db) as typeof db, {
      execute: (statement: SQL) => {
        statements.push(statement);
        return db.execute(statement);
      },
    }),
  });
  expect(statements).not.toEqual([]);
  let read = 0;
  for (const statement of statements) {
    const { rows } = await db.execute<{ 'QUERY PLAN': readonly { Plan: Node }[] }>(
      sql`explain (analyze, format json) ${statement}`,
    );
    for (const { Plan } of rows[0]?.['QUERY PLAN'] ?? []) read += rowsIn(Plan);
  }
  return read;
}

function rowsIn(node: Node): number {
  const own = growing.has(node['Relation Name'] ?? '')
    ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
    : 0;
  return (node.Plans ?? []).reduce((sum, child) => sum + rowsIn(child), own);
}

const list =
  (callerId: string | null): Asks =>
  (handle) =>
    listSessions(
      {
        database: { ...database, ...handle },
        clock: systemClock,
        systemClock,
        settings: readApiSettings({}),
      },
      { callerId, filters: { upcoming_only: true, limit: 20 }, name: `plans of ${callerId}` },
    );
const session =
  (callerId: string | null): Asks =>
  (handle) =>
    sessionRows(handle, { callerId, where: sql`s.id = 'session-60'`, limit: 1, offset: 0 });
const ownRegistrations: Asks = ({ db }) => findRegistrations(db, sql`r.user_id = ${member}`);

it.each<[string, Asks]>([
  ['a list for a visitor', list(null)],
  ['a session for a visitor', session(null)],
])('%s reads no registration', async (_name, ask) => {
  expect(await rowsRead(ask)).toBe(0);
});

it.each<[string, Asks]>([
  ['a list for a member', list(member)],
  ['a session for a member', session(member)],
  ["a member's registrations", ownRegistrations],
])('%s reads rows of this member only', async (_name, ask) => {
  expect(await rowsRead(ask)).toBeLessThanOrEqual(mostRows);
});

it('counts the rows of everybody without an index (positive control)', async () => {
  await database.db.execute(sql`drop index payments_registration`);
  expect(await rowsRead(ownRegistrations)).toBeGreaterThan(mostRows);
});
