import type { PreviewSeriesChangesParams } from '@detroit-well/api-client/contract';
import { isDeepStrictEqual } from 'node:util';
import { fieldProblem, problem } from '../../platform/calls/problem.ts';
import type { Day } from '@detroit-well/config/studio-time';
import { addDays, studioDay } from '../../platform/clock/studio-calendar.ts';
import { ruleOf, type Series } from './generate.ts';
import { dayMapping, type SeriesSession } from './plan-change.ts';
import { daysOf, lastDayOf, type SeriesRule } from './rule.ts';
import { settleRule } from './settle-rule.ts';

/** A change as the caller asks for it, without the choice that the preview does not depend on. */
export type ChangeRequest = Omit<PreviewSeriesChangesParams, 'dropped'>;

/** The rules of a change: until the day before `from`, and from then on. */
export interface RuleChange {
  readonly from: Day;
  readonly before: SeriesRule;
  readonly after: SeriesRule;
  /** The number of sessions of the new rule, if it ends by it. */
  readonly count: number | null;
  /** Earlier days keep the old rule, so the later ones become a series of their own. */
  readonly splits: boolean;
  /** The number of days before `from` that were held. */
  readonly heldBefore: number;
}

const ruleFields = ['weekdays', 'interval', 'start_time', 'end_time', 'count', 'until'] as const;
const ofRuleOnly = ['weekdays', 'interval', 'count', 'until'] as const;

/** The session that the scope is about. Throws if it is none of the series, or over. */
export function scopedSession(
  { scope, session_id: id }: ChangeRequest,
  sessions: readonly SeriesSession[],
  now: Date,
): SeriesSession | null {
  if (scope === 'all_future') return null;
  const found = sessions.find((one) => one.id === id);
  if (found === undefined) throw fieldProblem({ session_id: ['Choose a session of this series.'] });
  if (found.cancelled || found.startsAt <= now) throw problem('session_over');
  return found;
}

/** Throws unless the scope can change these fields. */
export function requireChanges({ scope, changes }: ChangeRequest): void {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  if (given.length === 0) throw fieldProblem({ changes: ['Choose what changes.'] });
  const [wrong] = scope === 'this' ? ofRuleOnly.filter((name) => changes[name] !== undefined) : [];
  if (wrong)
    throw fieldProblem({
      [wrong]: ['One session alone cannot change this. Choose the following ones as well.'],
    });
}

/** The fields of a session that a change sets: all but those of the rule. */
export function sessionFields({ changes }: ChangeRequest) {
  const names: readonly string[] = ruleFields;
  return Object.fromEntries(
    Object.entries(changes).filter(([name, value]) => value !== undefined && !names.includes(name)),
  ) as Omit<ChangeRequest['changes'], (typeof ruleFields)[number]>;
}

/** The rules before and after a change. Throws at the field that is wrong. */
export function ruleChange(
  series: Series,
  { changes }: ChangeRequest,
  scoped: SeriesSession | null,
  isClosed: (day: Day) => boolean,
  now: Date,
): RuleChange {
  const before = ruleOf(series);
  const from = scoped?.generatedFor ?? studioDay(now);
  const heldDays = [...daysOf(before, { to: addDays(from, -1) })].filter((day) => !isClosed(day));
  const splits = scoped !== null && !isFirst(before, from);
  const drafted = {
    ...before,
    weekdays: changes.weekdays ? [...new Set(changes.weekdays)] : before.weekdays,
    interval: changes.interval ?? before.interval,
    startTime: changes.start_time ?? before.startTime,
    endTime: changes.end_time ?? before.endTime,
  };
  const dayAfter = dayMapping(before, drafted);
  // A replaced weekday may come earlier in the week of the first day, or later in that of the last one.
  const start = splits ? from : firstOf(before);
  const startDate = earlier(splits ? from : before.startDate, dayAfter(start));
  const draft = { ...drafted, startDate, until: before.until && later(before.until, dayAfter(before.until)) };
  const heldBefore = heldDays.length;
  const first = splits ? startDate : earlier(from, dayAfter(from));
  const settled = settleEnd(series, draft, changes, { first, heldBefore, isClosed, splits });
  return { from, before, ...settled, splits, heldBefore };
}

interface EndContext {
  readonly first: Day;
  readonly heldBefore: number;
  readonly isClosed: (day: Day) => boolean;
  readonly splits: boolean;
}

/** Settles the end of the changed rule. A number of sessions counts those before as well, unless the series splits. */
function settleEnd(
  series: Series,
  draft: SeriesRule,
  changes: ChangeRequest['changes'],
  { first, heldBefore, isClosed, splits }: EndContext,
): { readonly after: SeriesRule; readonly count: number | null } {
  const isHeld = (day: Day) => !isClosed(day);
  const given = changes.count !== undefined || changes.until !== undefined;
  if (given) {
    const [count, until] = [changes.count ?? null, changes.until ?? null];
    const left = count === null ? null : splits ? count : count - heldBefore;
    if (left !== null && left < 1)
      throw fieldProblem({ count: [`${heldBefore} sessions have taken place already.`] });
    return { after: settleRule(draft, { count: left, until }, isHeld, first), count };
  }
  // The days before the series began do not matter here; its times still do.
  const { until: _until, ...checked } = draft;
  settleRule({ ...checked, until: null }, {}, isHeld, first);
  const total = series.count;
  const count = total === null ? null : splits ? total - heldBefore : total;
  const hasSameDays =
    isDeepStrictEqual([...draft.weekdays].toSorted(), [...series.weekdays].toSorted()) &&
    draft.interval === series.interval;
  if (total === null || hasSameDays) return { after: draft, count };
  const until = lastDayOf({ ...draft, until: null }, Math.max(1, total - heldBefore), isHeld, first);
  return { after: { ...draft, until }, count };
}

const earlier = (one: Day, other: Day): Day => (one < other ? one : other);
const later = (one: Day, other: Day): Day => (one > other ? one : other);

function firstOf(rule: SeriesRule): Day {
  const [first] = daysOf(rule, { to: addDays(rule.startDate, 7 * rule.interval + 7) });
  return first ?? rule.startDate;
}

const isFirst = (rule: SeriesRule, day: Day): boolean => day <= firstOf(rule);
