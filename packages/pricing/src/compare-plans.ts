import type { Day } from './days.ts';
import { monthIndex } from './included-sessions.ts';
import { periodStart, type PlanTerms } from './memberships.ts';
import type { Cents } from './money.ts';

/** From how many sessions in a period a membership has paid for itself; null if a session costs its member the same. */
export function paysFrom(
  priceCents: Cents,
  session: { readonly pricePublic: Cents; readonly priceMember: Cents },
  /** The number of such sessions that the period includes. */
  included = 0,
): number | null {
  const { pricePublic, priceMember } = session;
  if (included * pricePublic >= priceCents) return Math.ceil(priceCents / pricePublic);
  const saved = pricePublic - priceMember;
  return saved > 0 ? included + Math.ceil((priceCents - included * pricePublic) / saved) : null;
}

/** A session in a comparison of what it costs with and without a membership. */
export interface ComparedSession {
  /** The studio's day of its start, or of its first meeting. */
  readonly day: Day;
  readonly pricePublic: Cents;
  /** Null: everyone pays the public price. */
  readonly priceMember: Cents | null;
  /** A course is never included. */
  readonly isCourse?: boolean;
}

/** The terms of a plan, with the sessions that each month includes. */
export interface ComparedPlan extends PlanTerms {
  readonly perMonth?: number;
}

/** The cost of some sessions without a membership, and with one that begins today and pays for every period they need. */
export interface PlanComparison {
  readonly withoutCents: Cents;
  readonly withCents: Cents;
  /** The periods that cover all sessions, at least one. */
  readonly periods: number;
  /** The first day that these periods do not cover. */
  readonly coveredUntil: Day;
  /** The places of the sessions that are included. */
  readonly included: readonly number[];
}

const memberPrice = ({ pricePublic, priceMember }: ComparedSession): Cents => priceMember ?? pricePublic;

/** Compares the price of sessions at both rates, with the membership's own price. A month includes its dearest sessions. */
export function comparePlan(
  sessions: readonly ComparedSession[],
  { priceCents, period, perMonth = 0 }: ComparedPlan,
  today: Day,
): PlanComparison {
  let periods = 1;
  while (sessions.some(({ day }) => day >= periodStart(today, period, periods))) periods += 1;
  const used = new Map<number, number>();
  const included = sessions
    .map((session, place) => ({ place, cents: memberPrice(session), session }))
    .filter(({ cents, session }) => cents > 0 && session.isCourse !== true)
    .toSorted((one, other) => other.cents - one.cents)
    .flatMap(({ place, session }) => {
      const month = monthIndex(today, session.day);
      const many = (used.get(month) ?? 0) + 1;
      if (many > perMonth) return [];
      used.set(month, many);
      return [place];
    });
  const sum = (prices: readonly Cents[]) => prices.reduce((total, cents) => total + cents, 0);
  return {
    withoutCents: sum(sessions.map(({ pricePublic }) => pricePublic)),
    withCents:
      sum(sessions.map((session, place) => (included.includes(place) ? 0 : memberPrice(session)))) +
      periods * priceCents,
    periods,
    coveredUntil: periodStart(today, period, periods),
    included: included.toSorted((one, other) => one - other),
  };
}
