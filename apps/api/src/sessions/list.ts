import type { Session } from '@detroit-well/api-client/contract';
import { and, sql, type SQL } from 'drizzle-orm';
import { JsonText } from '../calls.ts';
import type { Db } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { pageOf, sessionCondition, type SessionFilters } from './filters.ts';
import { cachedList } from './list-cache.ts';
import { membershipsOf } from './memberships.ts';
import { countSessions, sessionRows } from './rows.ts';
import { sessionView } from './view.ts';

/** A page of sessions and how many match in all: three queries, however many rows. */
export async function listSessions(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  callerId: string | null,
  filters: SessionFilters,
  name: string,
  also: SQL = sql`true`,
): Promise<{ count: number; sessions: Session[] }> {
  const { db } = database;
  const now = clock.now();
  const where = and(sessionCondition(filters, now), also) ?? sql`true`;
  const [rows, count, memberships] = await Promise.all([
    sessionRows(db, { callerId, where, ...pageOf(filters) }),
    countOnce(db, where, `${name} ${JSON.stringify(filters)}`),
    membershipsOf(db, callerId),
  ]);
  return { count, sessions: rows.map((row) => sessionView(row, memberships, now)) };
}

/**
 * The same, from the cache of anonymous lists where nobody is signed in. `shape` names the list's own fields, `name` keeps
 * lists of different shape apart.
 */
export async function listFor<Reply>(
  deps: Pick<Deps, 'database' | 'clock'>,
  callerId: string | null,
  filters: SessionFilters,
  name: string,
  shape: (list: { count: number; sessions: Session[] }) => Reply,
  also?: SQL,
): Promise<Reply | JsonText> {
  const make = async () => shape(await listSessions(deps, callerId, filters, name, also));
  if (callerId !== null) return make();
  return new JsonText(await cachedList(`${name} ${JSON.stringify(filters)}`, make));
}

/** The count is the same for everybody and costs the more the more there are: it may be one second old. */
async function countOnce(db: Db, where: SQL, key: string): Promise<number> {
  return Number(await cachedList(`count ${key}`, () => countSessions(db, where)));
}
