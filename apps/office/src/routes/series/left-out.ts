import type { OfficeClosure, OfficeSeries, OfficeSession } from '@detroit-well/api-client';
import type { Day } from '@detroit-well/config/studio-time';
import { firstDates } from './rule-dates.ts';

type Closures = readonly Pick<OfficeClosure, 'start_date' | 'end_date' | 'reason'>[];

/** A day of the rule without a session, and why. */
export interface LeftOutDay {
  readonly day: Day;
  /** Why the studio is closed; null if the session was deleted, or the closure was. */
  readonly closed: string | null;
}

/** The days from `today` on that a series leaves out, in order. */
export function leftOutDays(
  series: OfficeSeries,
  closures: Closures,
  sessions: readonly Pick<OfficeSession, 'generated_for'>[],
  today: Day,
): LeftOutDay[] {
  const { last_date: until, exclusions } = series;
  const excluded = new Set(exclusions);
  const has = new Set(sessions.map(({ generated_for: day }) => day));
  const known = [...exclusions, ...closures.map(({ end_date }) => end_date)].toSorted().at(-1) ?? today;
  const to = until !== null && until < known ? until : known;
  return firstDates({ ...series, count: null, until: to }, closures, Infinity).filter(
    ({ day, closed }) => day >= today && !has.has(day) && (closed !== null || excluded.has(day)),
  );
}
