import { termsFromFirst } from '@detroit-well/config/renewal-terms';
import { formatLongDate, formatTime } from '@detroit-well/config/studio-time';
import { formatCents, fromCents, periodStart, toCents, type Cents } from '@detroit-well/pricing';
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
import { findCode } from '../promo-codes/find-code.ts';
import { refuseFreeRenewals } from '../promo-codes/free-renewals.ts';
import { refuseOnOffer } from '../promo-codes/refuse-on-offer.ts';
import { seatPurchase } from '../promo-codes/seat-purchase.ts';
import { tryCode, type PromoPurchase } from '../promo-codes/try-code.ts';
import { coversAll } from './how-paid.ts';

/** What a link sells, at the price of now, less what a promo code takes off. `terms`: of the later payments of a membership. */
interface OfferedByLink {
  readonly title: string;
  readonly detail: string;
  readonly cents: number;
  readonly terms: string | null;
  /** The promo code, as the studio writes it. */
  readonly code: string | null;
  /** Of a place that is held: until when. */
  readonly heldUntil?: Date | null;
  /** When the session of a place starts. */
  readonly startsAt?: Date;
}

interface AskedWhen {
  readonly now: Date;
  /** A charge that began by the link has no outcome yet. */
  readonly isBegun?: boolean;
}

/**
 * Throws when the plan is not sold any more, or not to who was here before, when the person has a membership, or when they cannot
 * have the place; a field error at `promo_code` when the code gives nothing. It takes no use of the code.
 */
export async function offeredByLink(
  db: Db,
  userId: string,
  sale: SoldByLink,
  when: AskedWhen,
): Promise<OfferedByLink> {
  const { now } = when;
  if (sale.kind === 'gift_card')
    return {
      title: 'Gift card',
      detail: `For ${sale.card.recipient_name}`,
      cents: toCents(sale.card.amount),
      terms: null,
      code: null,
    };
  if (sale.kind === 'place') return offeredPlace(db, userId, sale, when);
  const version = await versionSold(db, sale.kind, { plan_id: sale.planId }, now);
  await refuseUsedOffer(db, version, { userId }, now);
  const { name, cents: priceCents, period } = version;
  const { kind, planId, promoCode } = sale;
  const code = await codeFor(db, userId, promoCode, { kind, planId, programId: null, priceCents }, when);
  const cents = priceCents - (code?.offCents ?? 0);
  const sold = { title: name, cents, code: code?.code ?? null };
  if (kind === 'pass' || period === null)
    return { ...sold, detail: withCode('Credits for sessions', code), terms: null };
  const today = studioDay(now);
  await requireNoMembership(db, userId, today);
  return {
    ...sold,
    detail: withCode(`Membership, paid every ${period}`, code),
    terms: termsFromFirst({
      price: fromCents(priceCents),
      first: fromCents(cents),
      payments: code?.periods ?? null,
      period,
      startOf: (index) => periodStart(today, period, index),
    }),
  };
}

type PlaceByLink = Extract<SoldByLink, { readonly kind: 'place' }>;

interface CodeOnLink {
  /** As the studio writes it. */
  readonly code: string;
  readonly offCents: Cents;
  /** How many payments of a membership it lowers; null: all. */
  readonly periods: number | null;
}

/** What a code takes off what a link sells. Its use is taken with the charge. */
async function codeFor(
  db: Db,
  userId: string,
  typed: string | undefined,
  purchase: PromoPurchase,
  { now, isBegun = false }: AskedWhen,
): Promise<CodeOnLink | null> {
  if (typed === undefined) return null;
  await refuseOnOffer(db, purchase.planId, 'promo_code');
  const found = await findCode(db, typed, userId);
  // The use that is counted may be that of its own charge.
  const rules = found && isBegun ? { ...found, uses: 0, person: null } : found;
  const { code, offCents } = tryCode(rules, purchase, { field: 'promo_code', typed }, now);
  refuseFreeRenewals(purchase, code, offCents, 'promo_code');
  if (offCents >= purchase.priceCents) throw coversAll(code.code);
  return { code: code.code, offCents, periods: code.periods };
}

const withCode = (detail: string, code: CodeOnLink | null): string =>
  code === null ? detail : `${detail}. ${code.code} takes ${formatCents(code.offCents)} off`;

/** A place by the rules and at the rate of the person's own registration. */
async function offeredPlace(
  db: Db,
  userId: string,
  { sessionId, promoCode }: PlaceByLink,
  when: AskedWhen,
): Promise<OfferedByLink> {
  const { now } = when;
  const context = await contextIn(db, sessionId, userId, now);
  requireRules(factsFor(context, now), context, []);
  const { entry, price, session } = context;
  const { title, startsAt } = session;
  const code = await codeFor(db, userId, promoCode, seatPurchase(context), when);
  return {
    title,
    detail: withCode(`${formatLongDate(startsAt)}, ${formatTime(startsAt)}`, code),
    cents: price.cents - (code?.offCents ?? 0),
    terms: null,
    code: code?.code ?? null,
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
