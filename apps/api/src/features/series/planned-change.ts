import type { Day } from '@detroit-well/config/studio-time';
import { and, asc, eq, gt, gte, ne, or } from 'drizzle-orm';
import { problem } from '../../platform/calls/problem.ts';
import { addDays, studioDay } from '../../platform/clock/studio-calendar.ts';
import type { Db } from '../../platform/database/database.ts';
import { series as seriesTable, sessions } from '../../platform/database/schema/training.ts';
import { cachedColumns, withoutSame } from '../schedule/change-session.ts';
import { changedFields } from '../schedule/session-columns.ts';
import {
  requireChanges,
  ruleChange,
  scopedSession,
  sessionFields,
  type ChangeRequest,
  type RuleChange,
} from './change-request.ts';
import { closedFrom, horizonOf, type Series } from './generate.ts';
import { dayMapping, planChange, type SeriesPlan, type SeriesSession } from './plan-change.ts';
import { timesOn } from './rule.ts';

type Session = typeof sessions.$inferSelect;

/** A session that stays, and what becomes of it. */
interface KeptSession {
  readonly stored: Session;
  /** Its day in the new rule. */
  readonly day: Day;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** True if any of its fields or times will differ. */
  readonly isChanged: boolean;
  /** True if its people get an email: it moves, or another coach leads it. */
  readonly isTold: boolean;
}

/** The effects of a change of a series, before anything is stored. */
export interface PlannedChange {
  readonly series: Series;
  readonly rules: RuleChange;
  readonly fields: ReturnType<typeof sessionFields>;
  readonly kept: readonly KeptSession[];
  readonly skipped: readonly (SeriesPlan['skipped'][number] & { readonly stored: Session })[];
  /** Cancelled sessions to come. */
  readonly cancelled: readonly Session[];
  readonly dropped: readonly Session[];
  readonly added: readonly Day[];
  /** Days of the new rule that never get a session. */
  readonly withoutSession: readonly Day[];
}

/** Plans a change of the sessions as they are now. The caller that stores it has locked the series and its sessions. */
export async function plannedChange(
  db: Db,
  id: string,
  request: ChangeRequest,
  { now, weeksAhead }: { readonly now: Date; readonly weeksAhead: number },
): Promise<PlannedChange> {
  const [series] = await db.select().from(seriesTable).where(eq(seriesTable.id, id));
  if (series === undefined) throw problem('not_found');
  requireChanges(request);
  const stored = new Map((await concernedSessions(db, id, now)).map((row) => [row.id, row]));
  const all = [...stored.values()].map(asPlanned);
  const scoped = scopedSession(request, all, now);
  const isClosed = await closedFrom(db, series.startDate);
  const rules = ruleChange(series, request, scoped, isClosed, now);
  const plan =
    request.scope === 'this' && scoped
      ? onlyOne(scoped)
      : planOf(series, all, rules, request, { now, weeksAhead });
  const row = (sessionId: string): Session => {
    const found = stored.get(sessionId);
    if (found === undefined) throw new Error('the plan has sessions of the series only');
    return found;
  };
  const keptSession = keptSessions(db, request, rules);
  const kept: KeptSession[] = [];
  for (const { id: sessionId, day } of plan.kept) kept.push(await keptSession(row(sessionId), day));
  return {
    series,
    rules,
    fields: sessionFields(request),
    kept,
    skipped: plan.skipped.map((one) => ({ ...one, stored: row(one.id) })),
    cancelled: plan.cancelled.map(row),
    dropped: plan.dropped.map(row),
    added: plan.added.filter((day) => !isClosed(day)),
    withoutSession: [...plan.withoutSession, ...plan.added.filter(isClosed)].toSorted(),
  };
}

/** Says what becomes of each session that stays. */
function keptSessions(db: Db, request: ChangeRequest, rules: RuleChange) {
  const { changes } = request;
  const hasTimes = changes.start_time !== undefined || changes.end_time !== undefined;
  const fields = sessionFields(request);
  const columnsFor = cachedColumns(db);
  return async (stored: Session, day: Day): Promise<KeptSession> => {
    const { startsAt, endsAt } = hasTimes || day !== stored.generatedFor ? timesOn(rules.after, day) : stored;
    const columns = await columnsFor(db, withoutSame(fields, stored));
    const differing = changedFields(stored, { ...stored, ...columns, startsAt, endsAt });
    return {
      stored,
      day,
      startsAt,
      endsAt,
      // An edited session that is included follows the series again, also where it has the same value.
      isChanged: differing.length > 0 || stored.editedFields.some((name) => name in changes),
      isTold: differing.some((name) => ['start_datetime', 'end_datetime', 'coach_id'].includes(name)),
    };
  };
}

/** The sessions that a change may concern, and those of this week, whose day may be replaced by a later one. */
const ofSeries = (id: string, now: Date) =>
  and(
    eq(sessions.seriesId, id),
    or(gte(sessions.generatedFor, addDays(studioDay(now), -7)), gt(sessions.startsAt, now)),
  );

const concernedSessions = (db: Db, id: string, now: Date): Promise<Session[]> =>
  db.select().from(sessions).where(ofSeries(id, now)).orderBy(asc(sessions.startsAt), asc(sessions.id));

/** Locks the sessions that a change may store, in the order of all locks. */
export const lockSessions = (tx: Db, id: string, now: Date) =>
  tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(ofSeries(id, now), gt(sessions.startsAt, now), ne(sessions.status, 'cancelled')))
    .orderBy(asc(sessions.id))
    .for('update');

const asPlanned = ({ id, generatedFor, startsAt, status, editedFields }: Session): SeriesSession => ({
  id,
  generatedFor: generatedFor ?? studioDay(startsAt),
  startsAt,
  cancelled: status === 'cancelled',
  editedByHand: editedFields.length > 0,
});

const onlyOne = ({ id, generatedFor }: SeriesSession): SeriesPlan => ({
  kept: [{ id, day: generatedFor }],
  skipped: [],
  cancelled: [],
  dropped: [],
  added: [],
  withoutSession: [],
});

function planOf(
  series: Series,
  all: readonly SeriesSession[],
  { before, after, from }: RuleChange,
  { include_edited: included = [] }: ChangeRequest,
  { now, weeksAhead }: { readonly now: Date; readonly weeksAhead: number },
): SeriesPlan {
  const dayAfter = dayMapping(before, after);
  const days = all.flatMap(({ generatedFor }) => [generatedFor, dayAfter(generatedFor)]);
  const to = [horizonOf(now, weeksAhead), ...days].toSorted().at(-1) ?? from;
  return planChange(all, {
    before,
    after,
    from,
    to,
    withoutSession: new Set(series.exclusions.filter((day) => day >= from)),
    included: new Set(included),
    now,
  });
}
