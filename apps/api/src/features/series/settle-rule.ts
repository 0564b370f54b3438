import { maxSeriesDates } from '@detroit-well/api-client/contract';
import type { Day } from '@detroit-well/config/studio-time';
import { fieldProblem } from '../../platform/calls/problem.ts';
import { addDays, studioDay } from '../../platform/clock/studio-calendar.ts';
import { daysOf, lastDayOf, type SeriesRule } from './rule.ts';

interface Ends {
  readonly count?: number | null | undefined;
  readonly until?: Day | null | undefined;
}

/** The most days between the first day and today. */
const mostDays = 2 * 366;

/** Checks a rule and its end, and returns it with its last day. `from`: the day from which its dates count. */
export function settleRule(
  rule: SeriesRule,
  { count = null, until = null }: Ends,
  isHeld: (day: Day) => boolean,
  from = rule.startDate,
): SeriesRule {
  if (rule.endTime === rule.startTime)
    throw fieldProblem({ end_time: ['The end must differ from the start.'] });
  if (count !== null && until !== null)
    throw fieldProblem({ until: ['Choose a number of sessions or a last day, not both.'] });
  if (count !== null) {
    const last = lastDayOf({ ...rule, until: null }, count, isHeld, from);
    if (last === null) throw fieldProblem({ count: ['This would take more than ten years.'] });
    return { ...rule, until: last };
  }
  if (until !== null) {
    const dates = daysUpTo({ ...rule, until }, until, from);
    if (dates === 0) throw fieldProblem({ until: ['No session would take place until this day.'] });
    if (dates > maxSeriesDates)
      throw fieldProblem({ until: [`At most ${maxSeriesDates} sessions. Choose an earlier day.`] });
  }
  return { ...rule, until };
}

/** Throws if a new series would begin too far from today. */
export function requireNear(startDate: Day, now: Date): void {
  const today = studioDay(now);
  if (startDate < addDays(today, -mostDays) || startDate > addDays(today, mostDays))
    throw fieldProblem({ start_date: ['Choose a day within two years of today.'] });
}

/** The number of days of the rule, counted to one more than it may have. */
function daysUpTo(rule: SeriesRule, to: Day, from: Day): number {
  const days = daysOf(rule, { from, to });
  let dates = 0;
  while (dates <= maxSeriesDates && days.next().done !== true) dates += 1;
  return dates;
}
