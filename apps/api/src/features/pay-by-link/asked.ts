import type { OpenPaymentLink, ProblemCode } from '@detroit-well/api-client/contract';
import { cardTerms, renewalTerms } from '@detroit-well/config/renewal-terms';
import { formatLongDate, formatLongDay, formatTime } from '@detroit-well/config/studio-time';
import { fromCents } from '@detroit-well/pricing';
import { studioDay } from '../../platform/clock/studio-calendar.ts';
import { ProblemError } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { openInstalments } from '../booking/ledger/open-instalments.ts';
import { findRegistration, type RegistrationRecord } from '../booking/ledger/registration-queries.ts';
import { needsNoCard } from '../memberships/change-card.ts';
import { currentState } from '../memberships/follow-dates.ts';
import { findMembership, type MembershipRecord } from '../memberships/membership-records.ts';
import { nextPaymentOn, takesCard } from '../memberships/membership-view.ts';
import { nextPrice, nextSold } from '../memberships/next-terms.ts';
import { dueOf } from '../memberships/pay-due.ts';
import { paidUntilOf } from '../memberships/pause.ts';
import type { PaymentLink } from '../payment-links/payment-links.ts';
import { offeredByLink } from '../sales/sold-by-link.ts';
import { identityOf } from '../users/identity.ts';
import { linkEnded, paidOtherwise, requireUsable } from './link-end.ts';

/** What a link asks for now. */
interface Asked extends Pick<OpenPaymentLink, 'first_name' | 'title' | 'detail' | 'terms'> {
  readonly cents: number;
  /** Of a place that is held for who pays: until when. */
  readonly heldUntil?: Date | null;
}

/** What a link pays, as its page names it. */
export const linkKind = ({ pays, sale }: Pick<PaymentLink, 'pays' | 'sale'>): OpenPaymentLink['pays'] =>
  sale?.kind === 'place' ? 'place' : pays;

/** Throws when the link has ended, or when what it pays is not owed any more. `lock`: of the account; null in a transaction that only reads. */
export async function askedBy(
  db: Db,
  link: PaymentLink,
  now: Date,
  lock?: Parameters<typeof requireUsable>[3],
): Promise<Asked> {
  const isBegun = await requireUsable(db, link, now, lock);
  if (link.registrationId !== null) {
    const registration = await findRegistration(db, link.registrationId);
    if (registration === null) throw linkEnded(cancelled);
    return askedForRegistration(registration, link);
  }
  if (link.sale !== null) {
    const { first_name } = await identityOf(db, link.userId);
    const offered = await offeredByLink(db, link.userId, link.sale, { now, isBegun }).catch(asEnd);
    if (offered.cents === 0) throw linkEnded('It costs nothing by now. The studio registers you.');
    return { first_name, ...offered };
  }
  const membership = link.membershipId === null ? null : await findMembership(db, link.membershipId);
  if (membership === null) throw linkEnded(notDue);
  const { first_name } = await identityOf(db, membership.userId);
  const asked = link.pays === 'card' ? askedForCard : askedForRenewal;
  return { first_name, title: membership.tier, ...asked(membership, studioDay(now)) };
}

/** Why what is sold cannot be had any more, in the words of the page. */
const ends: Partial<Record<ProblemCode, string>> = {
  plan_not_sold: 'This is no longer sold.',
  membership_exists: 'A membership has begun in the meantime.',
  session_full: 'The last place was taken.',
  registration_closed: 'It is too late to register for this session.',
  already_registered: 'You are registered already.',
  waiver_required: 'The waiver has to be signed first. Ask the studio for it.',
};

/** A refusal, as the page says it. */
export function asEnd(error: unknown): never {
  if (!(error instanceof ProblemError)) throw error;
  const text = error.code === 'offer_used' ? error.message : (ends[error.code] ?? codeText(error));
  throw text === undefined ? error : linkEnded(text);
}

/** Why the promo code of a link gives nothing any more. */
function codeText({ extras }: ProblemError): string | undefined {
  const said = extras['promo_code'];
  return Array.isArray(said) ? String(said[0]) : undefined;
}

const cancelled = 'The registration was cancelled, so there is nothing to pay.';
const notDue = 'Nothing is due for this membership now.';

/** Of a plan, the payment that the link names. */
function askedForRegistration(
  registration: RegistrationRecord,
  { position }: Pick<PaymentLink, 'position'>,
): Asked {
  const { status, sessionStatus, sessionTitle, firstName, startsAt, instalments } = registration;
  if (status !== 'confirmed' || sessionStatus === 'cancelled') throw linkEnded(cancelled);
  const open = openInstalments(registration);
  const due = position === null ? open[0] : open.find((one) => one.position === position);
  if (due === undefined) throw paidOtherwise();
  const day = `${formatLongDate(startsAt)}, ${formatTime(startsAt)}`;
  return {
    first_name: firstName,
    title: sessionTitle,
    detail: position === null ? day : `${day}. Payment ${position} of ${instalments.length}`,
    cents: due.cents,
    terms: null,
  };
}

function askedForRenewal(membership: MembershipRecord, today: string): Omit<Asked, 'first_name' | 'title'> {
  const due = dueOf(membership, today);
  if (due === null || due.period === null || due.until === null) throw linkEnded(notDue);
  const { cents, period, until } = due;
  return {
    detail:
      currentState(membership, today) === 'expired'
        ? 'Begins again today'
        : `From ${formatLongDay(due.periodFrom)}`,
    cents,
    terms: renewalTerms({
      today: fromCents(cents),
      later: fromCents(nextSold(membership, until, 1).cents ?? cents),
      period,
      on: until,
      changes: laterChange(membership, until),
    }),
  };
}

function askedForCard(membership: MembershipRecord, today: string): Omit<Asked, 'first_name' | 'title'> {
  const { cents, period } = nextSold(membership);
  const on = nextPaymentOn(membership, today) ?? paidUntilOf(membership);
  if (!takesCard(membership, today) || cents === null || period === null || on === null)
    throw linkEnded(needsNoCard);
  return {
    detail: `Next on ${formatLongDay(on)}`,
    cents: 0,
    terms: cardTerms({ later: fromCents(cents), period, on, changes: laterChange(membership, on) }),
  };
}

/** A payment after that of a day that costs something else than the one before it. */
function laterChange(membership: MembershipRecord, after: string): { amount: string; on: string } | null {
  const changes = nextPrice(membership);
  return changes !== null && changes.on > after ? { amount: fromCents(changes.cents), on: changes.on } : null;
}
