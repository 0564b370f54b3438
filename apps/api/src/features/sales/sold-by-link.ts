import { termsFromFirst } from '@detroit-well/config/renewal-terms';
import { formatLongDate, formatTime } from '@detroit-well/config/studio-time';
import { fromCents, periodStart, toCents } from '@detroit-well/pricing';
import { sql } from 'drizzle-orm';
import { problem } from '../../platform/calls/problem.ts';
import { studioDay } from '../../platform/clock/studio-calendar.ts';
import type { Db } from '../../platform/database/database.ts';
import { recordsOf } from '../../platform/database/records-of-person.ts';
import type { SoldByLink } from '../../platform/database/schema/payment-links.ts';
import { isOneOf, liveMembershipStates } from '../../platform/database/schema/statuses.ts';
import { requireRules } from '../booking/office/overrides.ts';
import { contextIn, factsFor } from '../booking/office/place-person.ts';
import { currentState } from '../memberships/follow-dates.ts';
import { findMemberships } from '../memberships/membership-records.ts';
import { refuseUsedOffer } from '../plans/introductory.ts';
import { versionSold } from '../plans/version-sold.ts';

/** What a link sells, at the price of now. `terms`: of the later payments of a membership. */
interface OfferedByLink {
  readonly title: string;
  readonly detail: string;
  readonly cents: number;
  readonly terms: string | null;
  /** Of a place that is held: until when. */
  readonly heldUntil?: Date | null;
  /** When the session of a place starts. */
  readonly startsAt?: Date;
}

/** Throws when the plan is not sold any more, or not to who was here before, when the person has a membership, or when they cannot have the place. */
export async function offeredByLink(
  db: Db,
  userId: string,
  sale: SoldByLink,
  now: Date,
): Promise<OfferedByLink> {
  if (sale.kind === 'gift_card')
    return {
      title: 'Gift card',
      detail: `For ${sale.card.recipient_name}`,
      cents: toCents(sale.card.amount),
      terms: null,
    };
  if (sale.kind === 'place') return offeredPlace(db, userId, sale.sessionId, now);
  const version = await versionSold(db, sale.kind, { plan_id: sale.planId }, now);
  await refuseUsedOffer(db, version, { userId }, now);
  const { name, cents, period } = version;
  if (sale.kind === 'pass' || period === null)
    return { title: name, detail: 'Credits for sessions', cents, terms: null };
  const today = studioDay(now);
  await requireNoMembership(db, userId, today);
  const price = fromCents(cents);
  const startOf = (index: number) => periodStart(today, period, index);
  return {
    title: name,
    detail: `Membership, paid every ${period}`,
    cents,
    terms: termsFromFirst({ price, first: price, payments: null, period, startOf }),
  };
}

/** A place by the rules and at the rate of the person's own registration. */
async function offeredPlace(db: Db, userId: string, sessionId: string, now: Date): Promise<OfferedByLink> {
  const context = await contextIn(db, sessionId, userId, now);
  requireRules(factsFor(context, now), context, []);
  const { entry, price, session } = context;
  const { title, startsAt } = session;
  return {
    title,
    detail: `${formatLongDate(startsAt)}, ${formatTime(startsAt)}`,
    cents: price.cents,
    terms: null,
    heldUntil: entry?.status === 'offered' ? entry.offerEndsAt : null,
    startsAt,
  };
}

/** By a link, only a membership begins. The next period of one is paid by storing its card. */
async function requireNoMembership(db: Db, userId: string, today: string): Promise<void> {
  const all = await findMemberships(db, sql`memberships.user_id in ${recordsOf(userId)}`);
  const has = all.some(
    (one) =>
      isOneOf(liveMembershipStates, currentState(one, today)) &&
      !(one.state === 'pending' && one.source === 'bought'),
  );
  if (has)
    throw problem('membership_exists', {
      message: 'There is a membership already, which a link to its card lets go on.',
    });
}
