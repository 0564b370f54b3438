import type { Contract, SeriesChanged } from '@detroit-well/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import type { Handler } from '../../platform/calls/calls.ts';
import type { PlatformDeps } from '../../platform/calls/dependencies.ts';
import { problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Guards } from '../../platform/database/guards.ts';
import { sessions } from '../../platform/database/schema/training.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { purgeSessionLists } from '../../platform/list-cache/list-cache.ts';
import type { RecordDeps } from '../../platform/records/record-kind.ts';
import { madeAt } from '../../platform/calls/preview-token.ts';
import { applyPlan } from './apply-changes.ts';
import type { ChangeRequest } from './change-request.ts';
import { holdClosures, lockSeries } from './generate.ts';
import { lockSessions, plannedChange } from './planned-change.ts';
import { previewOf } from './preview-changes.ts';
import { seriesList } from './series-list.ts';

export interface SeriesDeps extends RecordDeps, Pick<PlatformDeps, 'keys'> {}
type Calls = Contract['officeSeries'];

/** The preview of a change as the data are now. `at` is the time of its token. */
export async function changesPreview(
  db: Db,
  deps: Pick<SeriesDeps, 'keys' | 'settings'>,
  id: string,
  request: ChangeRequest,
  now: Date,
  at = now,
) {
  const planned = await plannedChange(db, id, request, { now, weeksAhead: deps.settings.seriesWeeksAhead });
  return { planned, preview: await previewOf(db, deps, planned, request, at) };
}

export const previewChanges: Handler<Calls['previewChanges'], SeriesDeps> = (call, deps) =>
  deps.office.read(async (db) => {
    const { preview } = await changesPreview(db, deps, call.params.id, call.body, deps.clock.now());
    return preview;
  });

/** Changes the sessions of a series that its preview still describes, and all that hangs on them, in one transaction. */
export async function applyChanges(
  call: Parameters<Handler<Calls['applyChanges'], SeriesDeps>>[0],
  deps: SeriesDeps,
  { lock = lockSessions }: Guards<{ lock: typeof lockSessions }> = {},
): Promise<SeriesChanged> {
  const { preview_token: token, dropped, ...request } = call.body;
  const { id } = call.params;
  const now = deps.clock.now();
  const { office, mail, settings } = deps;
  const changed = await office.change(call, async (tx, record) => {
    await holdClosures(tx);
    if ((await lockSeries(tx, id)) === undefined) throw problem('not_found');
    await lock(tx, id, now);
    const at = madeAt(token, now);
    if (at !== null) await requireInSeries(tx, deps, id, request, now);
    const { planned, preview } = await changesPreview(tx, deps, id, request, now, at ?? now);
    if (at === null || preview.preview_token !== token) {
      const { preview: fresh } = await changesPreview(tx, deps, id, request, now);
      throw problem('preview_changed', { preview: { ...fresh } });
    }
    const before = await entryOf(tx, id);
    const context = { tx, caller: call.caller, now, mail, settings };
    const applied = await applyPlan(context, planned, request, dropped, record);
    const { sessions_count, people_count, registrations_count } = preview;
    const counts = { sessions_count, people_count, registrations_count };
    const after = await entryOf(tx, id);
    const { scope, session_id = null, changes } = request;
    await record({
      action: 'series.apply',
      target: `series:${id}`,
      before: { ...before, version: null },
      after: { ...after, version: null, scope, session_id, changes, ...counts, series_id: applied.series_id },
      ...(after.version !== before.version && { version: after.version }),
    });
    return { ...counts, ...applied };
  });
  purgeSessionLists();
  return changed;
}

/** Throws when the session of a previewed change has left the series since, as after a change with the same token. */
async function requireInSeries(
  tx: Db,
  deps: SeriesDeps,
  id: string,
  request: ChangeRequest,
  now: Date,
): Promise<void> {
  const { session_id: sessionId, scope } = request;
  if (scope === 'all_future' || sessionId === undefined) return;
  const [session] = await tx
    .select({ seriesId: sessions.seriesId })
    .from(sessions)
    .where(eq(sessions.id, sessionId));
  if (session === undefined || session.seriesId === id) return;
  // The same change where the session is now; of a single session, what it would do to the series.
  const { preview } =
    session.seriesId === null
      ? await changesPreview(tx, deps, id, { ...request, scope: 'all_future' }, now)
      : await changesPreview(tx, deps, session.seriesId, request, now);
  throw problem('preview_changed', { preview: { ...preview } });
}

/** A series with the fields of the API, as its entries have them. */
async function entryOf(tx: Db, id: string) {
  const { row, select, from } = seriesList({});
  const [found] = await readRows(row, tx.execute(sql`select ${select} from ${from} where r.id = ${id}`));
  if (found === undefined) throw problem('not_found');
  return found;
}
