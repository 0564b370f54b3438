import {
  contract,
  officeRecord,
  recordCallsNoun,
  recordNouns,
  type RecordNoun,
} from '@detroit-well/api-client/contract';
import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { TestServer } from '../server.ts';
import type { Prepare } from './prepare.ts';

/** The records that have more than the columns of one table, and requests of their own. */
const others: readonly RecordNoun[] = [
  'program',
  'category',
  'coach',
  'plan',
  'promo_code',
  'session',
  'series',
  'closure',
];

/** The records whose fields are columns of their table. */
export const tableRecords = recordNouns.filter((one) => !others.includes(one));

/** A new record as the document shows one, with a name of its own. */
function newRecord(one: RecordNoun): object {
  const { create } = contract[recordCallsNoun(one)];
  const [example] = (create.body.meta()?.examples ?? []) as object[];
  return { ...example, name: `${one} ${randomUUID()}` };
}

/** Stores a record and returns its id. */
async function aRecord({ database }: Pick<TestServer, 'database'>, one: RecordNoun): Promise<string> {
  const id = randomUUID();
  const entries = Object.entries({ id, ...newRecord(one) });
  const columns = entries.map(([column]) => sql.identifier(column));
  const values = entries.map(([, value]: [string, unknown]) =>
    typeof value === 'object' ? sql`${JSON.stringify(value)}::jsonb` : sql`${value}`,
  );
  await database.db.execute(sql`
    insert into ${sql.identifier(officeRecord(one).many)} (${sql.join(columns, sql`, `)}) values (${sql.join(values, sql`, `)})`);
  return id;
}

/** Stores a record to which a row of another table refers, and returns its id. */
export async function aReferredRecord(
  server: Pick<TestServer, 'database'>,
  one: RecordNoun,
): Promise<string> {
  const id = await aRecord(server, one);
  const { many } = officeRecord(one);
  const [table, records] = [sql.identifier(`test_refers_to_${many}`), sql.identifier(many)];
  const { db } = server.database;
  await db.execute(sql`create table if not exists ${table} (id text references ${records})`);
  await db.execute(sql`insert into ${table} values (${id})`);
  return id;
}

const casesOf = (one: RecordNoun): Record<string, Prepare> => {
  const noun = recordCallsNoun(one);
  const own: Prepare = async (server) => ({ params: { id: await aRecord(server, one) } });
  return {
    [`${noun}.list`]: () => ({}),
    [`${noun}.create`]: () => ({ body: newRecord(one) }),
    [`${noun}.read`]: own,
    [`${noun}.change`]: async (server) => ({
      ...(await own(server)),
      body: { version: 1, ...newRecord(one) },
    }),
    [`${noun}.remove`]: own,
  };
};

/** The calls of these records. */
export const tableRecordCases: Readonly<Record<string, Prepare>> = Object.assign(
  {
    'officeLocations.booked': async (server: TestServer) => ({
      params: { id: await aRecord(server, 'location') },
    }),
  },
  ...tableRecords.map(casesOf),
);
