import type { Day } from '@detroit-well/config/studio-time';
import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Db } from '../../platform/database/database.ts';
import { closures, programs, series, sessions } from '../../platform/database/schema/training.ts';
import { addDays, studioDay } from '../../platform/clock/studio-calendar.ts';
import { daysOf, timesOn, type SeriesRule } from './rule.ts';

export type Series = typeof series.$inferSelect;

export const ruleOf = ({ weekdays, interval, startDate, startTime, endTime, until }: Series): SeriesRule => ({
  weekdays,
  interval,
  startDate,
  startTime,
  endTime,
  until,
});

/** The last day for which sessions exist. */
export const horizonOf = (now: Date, weeksAhead: number): Day => addDays(studioDay(now), 7 * weeksAhead);

/**
 * Keeps closures as they are until the transaction ends. The order of locks: closures, series by id, sessions by id,
 * registrations by id.
 */
export const holdClosures = (tx: Db) => tx.execute(sql`lock table closures in share mode`);

/** Returns a function that is true for a day on which the studio is closed, by the closures that end on `from` or later. */
export async function closedFrom(tx: Db, from: Day): Promise<(day: Day) => boolean> {
  const all = await tx
    .select()
    .from(closures)
    .where(gte(closures.endDate, from))
    .orderBy(asc(closures.startDate));
  return (day) => all.some(({ startDate, endDate }) => startDate <= day && day <= endDate);
}

/** Locks a series and returns it; undefined if there is none. */
export async function lockSeries(tx: Db, id: string): Promise<Series | undefined> {
  const [row] = await tx.select().from(series).where(eq(series.id, id)).for('no key update');
  return row;
}

/**
 * Makes the sessions of a locked series that do not exist yet, from today to the horizon. A closed day is excluded for good, so
 * that deleting the closure restores nothing. Returns how many sessions it made.
 */
export async function generateSessions(tx: Db, row: Series, now: Date, weeksAhead: number): Promise<number> {
  if (await isArchived(tx, row)) return 0;
  const today = studioDay(now);
  const isClosed = await closedFrom(tx, today);
  const rule = ruleOf(row);
  const days = [...daysOf(rule, { from: today, to: horizonOf(now, weeksAhead) })].filter(
    (day) => !row.exclusions.includes(day) && timesOn(rule, day).startsAt > now,
  );
  const closed = days.filter(isClosed);
  if (closed.length > 0) {
    const held = await daysWithSession(tx, row, closed);
    const exclusions = [...row.exclusions, ...closed.filter((day) => !held.has(day))];
    await tx.update(series).set({ exclusions }).where(eq(series.id, row.id));
  }
  return insertSessions(
    tx,
    row,
    days.filter((day) => !isClosed(day)),
  );
}

/** True if a series makes no new sessions, because it or its program is archived. */
export async function isArchived(tx: Db, { archivedAt, programId }: Series): Promise<boolean> {
  const [program] = await tx.select().from(programs).where(eq(programs.id, programId));
  return archivedAt !== null || program?.archivedAt != null;
}

/** Those of the days that have a session of the series: people had booked it, or the office holds it although the day is closed. */
async function daysWithSession(tx: Db, { id }: Series, days: readonly Day[]): Promise<Set<Day | null>> {
  const stored = await tx
    .select({ day: sessions.generatedFor })
    .from(sessions)
    .where(and(eq(sessions.seriesId, id), inArray(sessions.generatedFor, [...days])));
  return new Set(stored.map(({ day }) => day));
}

/** Makes the sessions of some days, each once. An archived coach or location gets no new ones. */
export async function insertSessions(tx: Db, row: Series, days: readonly Day[]): Promise<number> {
  if (days.length === 0) return 0;
  const dates = days.map((day) => ({ id: randomUUID(), day, ...timesOn(ruleOf(row), day) }));
  const { rows } = await tx.execute(sql`
    insert into sessions (id, series_id, generated_for, starts_at, ends_at, program_id, coach_id, location_id, location, title,
      description, max_participants, price_public_cents, price_member_cents, requirements, what_to_bring, picture, picture_alt)
    select d.id, r.id, d.day, d."startsAt", d."endsAt", r.program_id, c.id, l.id, coalesce(l.name, ''), r.title,
      r.description, r.max_participants, r.price_public_cents, r.price_member_cents, r.requirements, r.what_to_bring,
      r.picture, r.picture_alt
    from jsonb_to_recordset(${JSON.stringify(dates)}::jsonb)
        as d(id text, day date, "startsAt" timestamptz, "endsAt" timestamptz)
      join series r on r.id = ${row.id}
      left join coaches c on c.id = r.coach_id and c.archived_at is null
      left join locations l on l.id = r.location_id and l.archived_at is null
    on conflict (series_id, generated_for) do nothing returning id`);
  return rows.length;
}
