import { formatMonthAndDay, addDays, type Day } from '@detroit-well/config/studio-time';
import { comparePlan, formatCents, paysFrom, type Cents } from '@detroit-well/pricing';
import { inWords } from '@detroit-well/booking/joining/yearly-text';
import type { PlanPrice, RatedSession } from './loader.ts';

/** A row of the table: what a session, or the membership, costs. `null`: nothing. */
export interface MoneyRow {
  readonly title: string;
  readonly detail: string;
  readonly pricePublic: Cents | null;
  readonly priceMember: Cents;
}

export interface Savings {
  readonly title: string;
  readonly withCents: Cents;
  readonly withoutCents: Cents;
  /** The part of the amount with a membership that is its own price. */
  readonly included: string;
  readonly rows: readonly MoneyRow[];
  readonly pays: boolean;
  readonly verdict: string;
  readonly reason: string;
}

/** From how many of one kind a membership pays: `7 sessions`, or `1 course`. */
export function fromText({ isCourse }: RatedSession, count: number): string {
  const one = isCourse ? 'course' : 'session';
  return `${count} ${count === 1 ? one : `${one}s`}`;
}

/** A session that stands for all with its title, and from how many of them on a membership pays. */
export interface Kind {
  readonly session: RatedSession;
  readonly saved: Cents;
  readonly count: number;
}

/** Each kind of session once, the smallest saving first. */
export function kindsOf(sessions: readonly RatedSession[], plan: PlanPrice): Kind[] {
  const { cents, period, perMonth = 0 } = plan;
  const inPeriod = period === 'year' ? 12 * perMonth : perMonth;
  const first = new Map(sessions.toReversed().map((session) => [session.title, session]));
  return [...first.values()]
    .flatMap((session) => {
      const count = paysFrom(cents, session, session.isCourse ? 0 : inPeriod);
      return count === null ? [] : [{ session, saved: session.pricePublic - session.priceMember, count }];
    })
    .toSorted((one, other) => one.saved - other.saved);
}

/** The prices of some sessions with and without a membership that begins today. Null without sessions. */
export function savingsOf(looked: readonly RatedSession[], plan: PlanPrice, today: Day): Savings | null {
  if (looked.length === 0) return null;
  const terms = { priceCents: plan.cents, period: plan.period, perMonth: plan.perMonth ?? 0 };
  const compared = comparePlan(looked, terms, today);
  const { withoutCents, withCents, periods, coveredUntil } = compared;
  const lastDay = formatMonthAndDay(addDays(coveredUntil, -1));
  const amount = formatCents(plan.cents);
  const isOne = periods === 1;
  const rows: MoneyRow[] = [
    ...looked.map(({ title, when, pricePublic, priceMember }, place) => ({
      title,
      detail: when,
      pricePublic,
      priceMember: compared.included.includes(place) ? 0 : priceMember,
    })),
    {
      title: 'Membership',
      detail: isOne ? `The first ${plan.period}, to ${lastDay}` : `${periods} ${plan.period}s, to ${lastDay}`,
      pricePublic: null,
      priceMember: periods * plan.cents,
    },
  ];
  const pays = withCents < withoutCents;
  return {
    title:
      looked.length === 1
        ? 'On the session you looked at'
        : `On the ${inWords(looked.length)} sessions you looked at`,
    withCents,
    withoutCents,
    included: isOne ? `The first ${plan.period}’s ${amount} is in it` : `${periods} times ${amount} is in it`,
    rows,
    pays,
    verdict: pays ? `${formatCents(withoutCents - withCents)} less.` : 'Not yet.',
    reason: pays
      ? paysReason(looked, plan, coveredUntil, isOne)
      : notYetReason(looked, plan, withCents - withoutCents),
  };
}

function paysReason(
  looked: readonly RatedSession[],
  { period }: PlanPrice,
  until: Day,
  isOne: boolean,
): string {
  const begins = `${looked.length === 1 ? 'It begins' : 'All of them begin'} before ${formatMonthAndDay(until)}`;
  const covered = isOne
    ? `so one ${period} covers ${looked.length === 1 ? 'it' : 'them'}.`
    : `so that is what it takes.`;
  const course = looked.some(({ isCourse }) => isCourse)
    ? ' The rate of a course is set on its first day and holds to its last.'
    : '';
  return `${begins}, ${covered}${course}`;
}

function notYetReason(looked: readonly RatedSession[], plan: PlanPrice, more: Cents): string {
  const these = looked.length === 1 ? 'For this one' : `For these ${inWords(looked.length)}`;
  const cheaper =
    more === 0 ? 'both ways cost the same.' : `paying for each is ${formatCents(more)} cheaper.`;
  const soonest = kindsOf(looked, plan).at(-1);
  if (!soonest) return `${these}, ${cheaper}`;
  const { session, count } = soonest;
  return `${these}, ${cheaper} A membership pays from ${fromText(session, count)} of ${session.title} a ${plan.period}.`;
}

/** `1 session a month included`, `4 sessions a month included`. */
export const includedText = (perMonth: number): string =>
  `${perMonth === 1 ? '1 session' : `${perMonth} sessions`} a month included`;
