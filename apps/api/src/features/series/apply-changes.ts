import type { SeriesChanged } from '@detroit-well/api-client/contract';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Change } from '../../platform/audit/audit-entry.ts';
import { fieldProblem } from '../../platform/calls/problem.ts';
import { addDays } from '../../platform/clock/studio-calendar.ts';
import { series as seriesTable, sessions } from '../../platform/database/schema/training.ts';
import type { ChangeContext } from '../../platform/records/record-kind.ts';
import { cancelStored } from '../schedule/cancel-session.ts';
import { changeSessions } from '../schedule/change-session.ts';
import { removeUnbooked } from '../schedule/remove-unbooked.ts';
import { columnsOf } from '../schedule/session-columns.ts';
import { withoutSame } from '../schedule/change-session.ts';
import type { ChangeRequest } from './change-request.ts';
import { insertSessions, type Series } from './generate.ts';
import type { PlannedChange } from './planned-change.ts';

type Choice = 'keep' | 'cancel' | undefined;
type Record = (change: Change) => Promise<void>;
type Applied = Pick<SeriesChanged, 'series_id' | 'added_count' | 'dropped_count'>;

const reason = 'This date is no longer part of the schedule.';

/** Stores a planned change, whose series and sessions are locked. */
export async function applyPlan(
  context: ChangeContext,
  planned: PlannedChange,
  { scope }: ChangeRequest,
  dropped: Choice,
  record: Record,
): Promise<Applied> {
  const isOne = scope === 'this';
  const series = isOne ? planned.series : await storeSeries(context, planned);
  if (!isOne) await placeSessions(context, planned, series);
  await changeSessions(
    context,
    planned.kept
      .filter(({ isChanged }) => isChanged)
      .map(({ stored, day, startsAt, endsAt }) => ({
        id: stored.id,
        change: {
          ...planned.fields,
          ...(!isSame(startsAt, stored.startsAt) && { start_datetime: startsAt.toISOString() }),
          ...(!isSame(endsAt, stored.endsAt) && { end_datetime: endsAt.toISOString() }),
        },
        ...(!isOne && { place: { seriesId: series.id, generatedFor: day } }),
      })),
    { byHand: isOne },
  );
  await dropSessions(context, planned, dropped, record);
  return {
    series_id: series.id,
    added_count: await insertSessions(context.tx, series, planned.added),
    dropped_count: planned.dropped.length,
  };
}

const isSame = (one: Date, other: Date) => one.getTime() === other.getTime();

/** Stores the new rule and fields: in the series itself, or in a new one for the days from the change on. */
async function storeSeries({ tx }: ChangeContext, planned: PlannedChange): Promise<Series> {
  const { series, fields, withoutSession } = planned;
  const { after, count, from, splits, heldBefore } = planned.rules;
  const { location: _name, ...columns } = await columnsOf(tx, withoutSame(fields, series));
  const earlier = series.exclusions.filter((day) => day < from);
  const changed = { ...columns, ...after, weekdays: [...after.weekdays], count };
  const version = series.version + 1;
  const [stored] = splits
    ? await tx
        .insert(seriesTable)
        .values({ ...series, ...changed, id: randomUUID(), version: 1, exclusions: [...withoutSession] })
        .returning()
    : await tx
        .update(seriesTable)
        .set({ ...changed, version, exclusions: [...new Set([...earlier, ...withoutSession])] })
        .where(eq(seriesTable.id, series.id))
        .returning();
  if (stored === undefined) throw new Error('the series was not stored');
  if (splits)
    await tx
      .update(seriesTable)
      .set({
        until: addDays(from, -1),
        count: series.count === null || heldBefore === 0 ? null : heldBefore,
        exclusions: earlier,
        version,
      })
      .where(eq(seriesTable.id, series.id));
  return stored;
}

/** Gives the sessions that stay as they are their place in the series, which those that change get with their change. */
async function placeSessions({ tx }: ChangeContext, planned: PlannedChange, series: Series): Promise<void> {
  const { kept, skipped, dropped } = planned;
  const days = [...kept, ...skipped].map(({ day }) => day);
  const own = [...kept, ...skipped].map(({ stored }) => stored.id);
  // A cancelled session of an earlier rule can have a day that another one moves to.
  if (days.length > 0)
    await tx
      .update(sessions)
      .set({ seriesId: null, generatedFor: null })
      .where(
        and(
          eq(sessions.seriesId, series.id),
          inArray(sessions.generatedFor, days),
          eq(sessions.status, 'cancelled'),
          sql`${sessions.id} not in (select jsonb_array_elements_text(${JSON.stringify(own)}::jsonb))`,
        ),
      );
  const staying = [
    ...kept.filter(({ isChanged }) => !isChanged),
    ...skipped.filter(({ reason: why }) => why === 'edited_by_hand'),
  ];
  for (const { stored, day } of staying)
    if (stored.seriesId !== series.id || stored.generatedFor !== day)
      await tx
        .update(sessions)
        .set({ seriesId: series.id, generatedFor: day })
        .where(eq(sessions.id, stored.id));
  if (dropped.length > 0)
    await tx
      .update(sessions)
      .set({ seriesId: null, generatedFor: null, editedFields: [] })
      .where(
        inArray(
          sessions.id,
          dropped.map(({ id }) => id),
        ),
      );
}

/** Removes the dropped sessions without people. The others become single sessions or are cancelled, as the caller chose. */
async function dropSessions(
  { tx, now, mail, settings }: ChangeContext,
  { dropped }: PlannedChange,
  choice: Choice,
  record: Record,
): Promise<void> {
  if (dropped.length === 0) return;
  const ids = dropped.map(({ id }) => id);
  const which = sql`s.id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;
  await removeUnbooked(tx, which, { reason, now, excludes: false });
  const booked = await tx
    .select()
    .from(sessions)
    .where(and(inArray(sessions.id, ids), ne(sessions.status, 'cancelled')))
    .orderBy(sessions.id);
  if (booked.length === 0 || choice === 'keep') return;
  if (choice === undefined)
    throw fieldProblem({ dropped: ['People have booked dates that leave the series. Keep or cancel them.'] });
  for (const session of booked) await cancelStored(tx, { now, mail, settings, record }, session, reason);
}
