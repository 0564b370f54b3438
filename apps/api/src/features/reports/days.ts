import { addDays, studioInstant } from '@detroit-well/config/studio-time';
import { sql, type SQL } from 'drizzle-orm';
import { fieldProblem } from '../../platform/calls/problem.ts';
import { studioDay } from '../../platform/clock/studio-calendar.ts';

interface Asked {
  readonly start_date?: string | undefined;
  readonly end_date?: string | undefined;
}

/** A half-open interval of studio days, for a column of instants. */
export type Within = (column: SQL) => SQL;

const usual = 12 * 7;
const longest = 366;

/** The first and last day of a report, both inclusive. */
export interface Span {
  readonly first: string;
  readonly last: string;
}

/** The days of a report: those that were asked for, or the last twelve weeks. */
export function spanOf({ start_date, end_date }: Asked, now: Date): Span {
  const last = end_date ?? studioDay(now);
  const first = start_date ?? addDays(last, 1 - usual);
  if (first > last) throw fieldProblem({ end_date: ['This is before the first day.'] });
  if (addDays(first, longest) <= last) throw fieldProblem({ start_date: [`At most ${longest} days.`] });
  return { first, last };
}

/** The same for a column of instants. */
export function daysOf(asked: Asked, now: Date): Within {
  const { first, last } = spanOf(asked, now);
  const [from, until] = [first, addDays(last, 1)].map(
    (day) => sql`${studioInstant(day).toISOString()}::timestamptz`,
  );
  return (column) => sql`(${column} >= ${from} and ${column} < ${until})`;
}

/** An instant of a column in the time of the studio. */
export const inStudio = (column: SQL): SQL => sql`(${column} at time zone 'America/Detroit')`;
