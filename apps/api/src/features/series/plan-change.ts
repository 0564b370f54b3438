import type { Day } from '@detroit-well/config/studio-time';
import { daysOf, sameWeek, timesOn, weekdayName, type SeriesRule } from './rule.ts';

/** A session of the series, as far as a change of the rule concerns it. */
export interface SeriesSession {
  readonly id: string;
  /** The day of the rule that made it. Series and day are its identity, wherever it was moved since. */
  readonly generatedFor: Day;
  readonly startsAt: Date;
  readonly cancelled: boolean;
  /** Staff changed it alone, so changes of the series leave it as it is unless they are asked to. */
  readonly editedByHand: boolean;
}

export interface ChangeRequest {
  readonly before: SeriesRule;
  readonly after: SeriesRule;
  /** The first day that the change concerns; earlier days keep the old rule. */
  readonly from: Day;
  /** The last day for which sessions exist (the horizon of the generator). */
  readonly to: Day;
  /** Days without a session: deleted ones and closures. They stay without one, also if they move to another weekday. */
  readonly withoutSession: ReadonlySet<Day>;
  /** Sessions that were edited by hand and shall change nevertheless. */
  readonly included: ReadonlySet<string>;
  readonly now: Date;
}

type SkipReason = 'edited_by_hand' | 'past';

export interface SeriesPlan {
  /** Sessions that stay, with the day of the new rule; the day is the same unless the weekday was replaced. */
  readonly kept: readonly { readonly id: string; readonly day: Day }[];
  /** Sessions that stay as they are: edited by hand, or their new time is already over. */
  readonly skipped: readonly { readonly id: string; readonly day: Day; readonly reason: SkipReason }[];
  /** Cancelled sessions to come, which stay as they are. */
  readonly cancelled: readonly string[];
  /** Sessions whose day is not part of the new rule. */
  readonly dropped: readonly string[];
  /** Days of the new rule that have no session yet. */
  readonly added: readonly Day[];
  /** Where days without a session have moved. */
  readonly withoutSession: readonly Day[];
}

/** The one weekday that another one replaces, if that is all that changes about the days. */
function replacedWeekday(before: SeriesRule, after: Pick<SeriesRule, 'weekdays' | 'interval'>) {
  const gone = before.weekdays.filter((weekday) => !after.weekdays.includes(weekday));
  const come = after.weekdays.filter((weekday) => !before.weekdays.includes(weekday));
  const [from, to] = [gone[0], come[0]];
  if (gone.length !== 1 || come.length !== 1 || !from || !to) return null;
  return before.interval === after.interval ? { from, to } : null;
}

/** Where a day of the old rule is in the new one: the same day, unless its weekday was replaced. */
export function dayMapping(
  before: SeriesRule,
  after: Pick<SeriesRule, 'weekdays' | 'interval'>,
): (day: Day) => Day {
  const replaced = replacedWeekday(before, after);
  return (day) => (replaced && weekdayName(day) === replaced.from ? sameWeek(day, replaced.to) : day);
}

/**
 * The effects of a change of a series on its sessions. Past and cancelled sessions are never touched, and a day without a session
 * gets none. Pure: the same sessions and rules give the same plan, which a preview counts and a confirmation repeats.
 */
export function planChange(sessions: readonly SeriesSession[], request: ChangeRequest): SeriesPlan {
  const { before, after, from, to, now } = request;
  const dayAfter = dayMapping(before, after);
  // A replaced weekday may come earlier in the week of the first day.
  const days = new Set(
    daysOf(after, { from: replacedWeekday(before, after) ? sameWeek(from, 'sunday') : from, to }),
  );
  const isOver = (day: Day): boolean => timesOn(after, day).startsAt <= now;
  const withoutSession = new Set([...request.withoutSession].map(dayAfter));
  const kept: { id: string; day: Day }[] = [];
  const skipped: { id: string; day: Day; reason: SkipReason }[] = [];
  const stillCancelled: string[] = [];
  const dropped: string[] = [];
  const taken = new Set<Day>();
  for (const { id, generatedFor, startsAt, cancelled, editedByHand } of sessions) {
    const day = dayAfter(generatedFor);
    taken.add(day);
    if (generatedFor < from) continue;
    if (startsAt <= now || cancelled) {
      // It stays as it is, and its day gets no other session.
      if (!isOver(day)) withoutSession.add(day);
      if (startsAt > now) stillCancelled.push(id);
      continue;
    }
    if (!days.has(day)) dropped.push(id);
    else if (editedByHand && !request.included.has(id)) skipped.push({ id, day, reason: 'edited_by_hand' });
    else if (isOver(day)) skipped.push({ id, day: generatedFor, reason: 'past' });
    else kept.push({ id, day });
  }
  const added = [...days].filter(
    (day) => day >= from && !taken.has(day) && !withoutSession.has(day) && !isOver(day),
  );
  return {
    kept,
    skipped,
    cancelled: stillCancelled,
    dropped,
    added,
    withoutSession: [...withoutSession],
  };
}
