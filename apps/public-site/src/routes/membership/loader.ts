import { codeIn } from '@detroit-well/booking/promo-code/address';
import {
  meetingCount,
  meetingsText,
  formatLongDay,
  studioDay,
  type Day,
} from '@detroit-well/config/studio-time';
import { toCents, type Cents } from '@detroit-well/pricing';
import { data } from 'react-router-dom';
import type { Plan, Session } from '../../api/wire.ts';
import { summarise } from '../../sessions/session-view.ts';
import type { LoaderCall } from '../../site-route.ts';

/** A way to pay for a membership: one plan. */
export interface PlanPrice {
  readonly id: string;
  /** The version that is bought; a later change of the plan does not change it. */
  readonly versionId: string;
  readonly period: 'month' | 'year';
  readonly cents: Cents;
  /** The number of sessions that each month includes; absent: none. */
  readonly perMonth?: number;
}

/** The plans with one name, monthly before yearly. Introductory ones stand apart. */
export interface Offer {
  readonly name: string;
  readonly prices: readonly PlanPrice[];
  /** It is sold once to a person, who was not here before. */
  readonly isIntroductory: boolean;
}

/** A pack of credits. */
export interface Pack {
  readonly versionId: string;
  readonly name: string;
  readonly cents: Cents;
  readonly credits: number;
  readonly validDays: number;
  /** It is sold once to a person, who was not here before. */
  readonly isIntroductory: boolean;
}

/** A session at both rates. */
export interface RatedSession {
  readonly id: string;
  readonly title: string;
  readonly href: string;
  readonly day: Day;
  /** `Friday, December 11`, or `6 Saturdays, Dec 5 to Jan 9`. */
  readonly when: string;
  /** `One night`, or `6 Saturdays`. */
  readonly length: string;
  readonly isCourse: boolean;
  readonly pricePublic: Cents;
  readonly priceMember: Cents;
}

interface ReadyMembership {
  readonly kind: 'ready';
  readonly offers: readonly Offer[];
  /** The next sessions on which members save; null if they could not be loaded. */
  readonly sessions: readonly RatedSession[] | null;
  readonly packs: readonly Pack[];
  /** The version that the address asks for; null without one. */
  readonly chosen: string | null;
  /** The address asks for a plan that is not on sale. */
  readonly isGone: boolean;
  /** The promo code of the address; empty without one. */
  readonly code: string;
}

export type MembershipData = ReadyMembership | { readonly kind: 'failed' };

/** The memberships on sale, and what they save on the sessions ahead. */
export async function loadMembership({ url, tools }: LoaderCall): Promise<unknown> {
  const [plans, sessions] = await Promise.all([
    tools.api.plans().catch(() => null),
    tools.api.upcomingSessions().catch(() => null),
  ]);
  if (plans === null) return data({ kind: 'failed' } satisfies MembershipData, { status: 503 });
  const asked = url.searchParams.get('plan');
  const found = plans.find(({ id, version_id }) => asked === id || asked === version_id);
  const ready: ReadyMembership = {
    kind: 'ready',
    offers: offersOf(plans),
    packs: packsOf(plans),
    sessions: sessions && sessions.filter(saves).map(ratedSession),
    chosen: found?.version_id ?? null,
    isGone: asked !== null && found === undefined,
    code: codeIn(url.search),
  };
  return data(ready, { status: 200 });
}

function offersOf(plans: readonly Plan[]): Offer[] {
  const byName = new Map<string, Offer & { readonly prices: PlanPrice[] }>();
  for (const plan of plans) {
    const { kind, name, id, version_id: versionId, period, price, benefits, introductory } = plan;
    const isSold = kind === 'membership' && period !== null && benefits?.member_rate === true;
    // A price that could not be read is zero.
    if (!isSold || toCents(price) === 0) continue;
    const key = `${introductory} ${name}`;
    const offer = byName.get(key) ?? { name: name || 'Membership', prices: [], isIntroductory: introductory };
    const perMonth = benefits.sessions_per_month ?? 0;
    offer.prices.push({ id, versionId, period, cents: toCents(price), ...(perMonth > 0 && { perMonth }) });
    byName.set(key, offer);
  }
  return [...byName.values()]
    .map((offer) => ({
      ...offer,
      prices: offer.prices.toSorted((one, other) => one.period.localeCompare(other.period)),
    }))
    .toSorted((one, other) => Number(other.isIntroductory) - Number(one.isIntroductory));
}

const packsOf = (plans: readonly Plan[]): Pack[] =>
  plans.flatMap(
    ({ kind, name, version_id: versionId, price, credits, valid_days: validDays, introductory }) =>
      kind === 'pass' && credits && validDays && toCents(price) > 0
        ? [{ versionId, name, cents: toCents(price), credits, validDays, isIntroductory: introductory }]
        : [],
  );

const saves = ({ status, price_public: all, price_member: members }: Session): boolean =>
  status !== 'cancelled' && toCents(members) < toCents(all);

function ratedSession(session: Session): RatedSession {
  const summary = summarise(session);
  const { title, start_datetime: start, meetings } = summary;
  const isCourse = meetings.length > 1;
  const day = studioDay(start);
  return {
    id: session.public_id,
    title,
    href: summary.href,
    day,
    when: isCourse ? meetingsText(meetings) : formatLongDay(day).replace(/, \d{4}$/, ''),
    length: meetingCount(meetings) || 'One session',
    isCourse,
    pricePublic: toCents(session.price_public),
    priceMember: toCents(session.price_member),
  };
}
