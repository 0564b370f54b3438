import type { Session } from '@detroit-well/api-client/contract';
import { and, sql, type SQL } from 'drizzle-orm';
import { JsonText } from '../../platform/calls/calls.ts';
import type { PlatformDeps } from '../../platform/calls/dependencies.ts';
import { cachedBriefly } from '../../platform/list-cache/list-cache.ts';
import { pageOf, sessionCondition, type SessionFilters } from './filters.ts';
import { asSeenBy, anonymousPart, ownPart } from './own-part.ts';
import { countSessions, sessionRows, sessionView, shownNow } from './session-view.ts';

type Tools = Pick<PlatformDeps, 'database' | 'clock' | 'systemClock' | 'settings'>;

interface Wanted {
  readonly callerId: string | null;
  readonly filters: SessionFilters;
  /** Separates cached lists that have different conditions or shapes. */
  readonly name: string;
  readonly also?: SQL;
}

const keyOf = ({ name, filters }: Wanted) => `${name} ${JSON.stringify(filters)}`;

/** The part of a page that all callers share, and the total count: at most two queries a second for all callers together. */
function sharedPage(tools: Tools, wanted: Wanted) {
  const { database, clock } = tools;
  return cachedBriefly(tools, `rows ${keyOf(wanted)}`, async () => {
    const { filters, also = sql`true` } = wanted;
    const where = and(sessionCondition(filters, clock.now()), also) ?? sql`true`;
    const { limit, offset } = pageOf(filters);
    // Selects the page before any join, so that a late page costs no more than the first.
    const chosen = sql`s.id in (select s.id from sessions s where ${where}
      order by s.starts_at, s.id limit ${limit} offset ${offset})`;
    const [rows, count] = await Promise.all([
      sessionRows(database, { callerId: null, where: chosen, limit, offset: 0 }),
      countSessions(database, where),
    ]);
    return { rows, count };
  });
}

/** A page of sessions as the caller sees it, with the total count. Adds one query per caller, however many rows there are. */
export async function listSessions(
  tools: Tools,
  wanted: Wanted,
): Promise<{ count: number; sessions: Session[] }> {
  const { rows, count } = await sharedPage(tools, wanted);
  const own = wanted.callerId === null ? anonymousPart : await ownPart(tools.database, wanted.callerId, rows);
  const shown = shownNow(tools);
  return { count, sessions: rows.map((row) => sessionView(asSeenBy(row, own), own.memberships, shown)) };
}

/** The same in the fields of the calling list, converted by `shape`. All visitors share one cached text. */
export async function listFor<Reply>(
  tools: Tools,
  wanted: Wanted,
  shape: (list: { count: number; sessions: Session[] }) => Reply,
): Promise<Reply | JsonText> {
  const make = async () => shape(await listSessions(tools, wanted));
  if (wanted.callerId !== null) return make();
  return new JsonText(
    await cachedBriefly(tools, `text ${keyOf(wanted)}`, async () => JSON.stringify(await make())),
  );
}
