import { OperatorError } from '@detroit-well/config/env';
import * as z from 'zod';
import { readRows } from './read-rows.ts';
import { sqlStateOf } from './sql-state.ts';

interface Queryable {
  query(text: string): Promise<{ rows: readonly unknown[] }>;
}

const settingsRow = z.object({ zone: z.string(), unlimited: z.array(z.string()) });

/** The time zone of a connection, and the time limits that it lacks. */
const readSettings = `
  select current_setting('TimeZone') as zone,
    (select coalesce(jsonb_agg(name order by name), '[]') from pg_settings
      where name in ('idle_in_transaction_session_timeout', 'lock_timeout', 'statement_timeout')
        and setting = '0') as unlimited`;

/**
 * Throws an OperatorError unless the connections behind a pooler such as PgBouncer have time limits and UTC. In transaction
 * mode, a client cannot set them, because the next transaction may use another connection.
 */
export async function assertPoolerSettings(pool: Queryable, url: string): Promise<void> {
  const { host } = new URL(url);
  const [found] = await readRows(settingsRow, pool.query(readSettings)).catch((error: unknown) => {
    const state = sqlStateOf(error);
    const reason = state === null ? (error as Error).message : `SQLSTATE ${state}`;
    throw new OperatorError(
      `The pooler at ${host} has no working connection: ${reason}. Check DATABASE_POOLER_URL.`,
      { cause: error },
    );
  });
  const wrong = [...(found?.unlimited ?? []), ...(found?.zone === 'UTC' ? [] : ['timezone'])];
  if (wrong.length > 0) {
    throw new OperatorError(
      `The connections of the pooler at ${host} lack these settings: ${wrong.join(', ')}. Set them in connect_query, as deploy/pgbouncer/pgbouncer.ini does.`,
    );
  }
}
