import type { OfficeSale, SellParams } from '@detroit-well/api-client/contract';
import { toStudioIso } from '@detroit-well/config/studio-time';
import { formatCents, fromCents } from '@detroit-well/pricing';
import { replyWith, type ReplyWithStatus } from '../../platform/calls/calls.ts';
import { fieldProblem, ProblemError } from '../../platform/calls/problem.ts';
import { studioDay } from '../../platform/clock/studio-calendar.ts';
import type { SoldByLink } from '../../platform/database/schema/payment-links.ts';
import { purgeSessionLists } from '../../platform/list-cache/list-cache.ts';
import { holdSeat } from '../booking/waitlist/hold-seat.ts';
import { requirePossibleDay } from '../gift-cards/buy.ts';
import { payerOf } from '../memberships/payer.ts';
import type { MoneyDeps } from '../money/dependencies.ts';
import { sendPaymentLink } from '../payment-links/send-payment-link.ts';
import { identityOf, requireNamed } from '../users/identity.ts';
import { requirePerson } from '../users/require-person.ts';
import { saleLinkEmail } from './email-templates.ts';
import { requireShown } from './how-paid.ts';
import type { SaleCall } from './run-sale.ts';
import { freePlace } from './sell-place.ts';
import { offeredByLink } from './sold-by-link.ts';

interface LinkSale {
  readonly sale: SoldByLink;
  readonly send: SellParams['send'];
  /** What the person was told, in cents; null: nothing was said. */
  readonly shownCents: number | null;
  readonly reason: string | null;
}

/** Throws for what who pays says on the page. */
export function requireOnlyLink(body: SellParams): void {
  for (const field of [
    'payment_method_id',
    'payment_consent',
    'use_credit',
    'use_pass',
    'pass_id',
    'use_included',
  ] as const)
    if (body[field] !== undefined) throw fieldProblem({ [field]: ['A link is paid by card, on its page.'] });
}

/** Makes a link with which a person pays for what the desk sells. Nothing is given before it is paid, and a place is held for a while. */
export async function sellByLink(
  call: SaleCall,
  deps: MoneyDeps,
  { sale, send, shownCents, reason }: LinkSale,
): Promise<ReplyWithStatus<OfficeSale>> {
  const { id: userId } = call.params;
  const { userId: actorId } = call.caller;
  const now = deps.clock.now();
  if (sale.kind === 'gift_card') requirePossibleDay(sale.card.send_on, studioDay(now));
  const sold = await deps.office.change(call, async (tx, record) => {
    const heldUntil =
      sale.kind === 'place'
        ? await holdSeat(tx, deps, { sessionId: sale.sessionId, userId, purpose: 'link', now })
        : null;
    await requirePerson(tx, userId, { keepOpen: true });
    await requireNamed(tx, userId);
    const { title, cents, startsAt, code } = await offeredByLink(tx, userId, sale, { now }).catch(
      asFieldProblem,
    );
    if (cents === 0) throw fieldProblem({ session_id: [freePlace] });
    requireShown({ shownCents, method: 'link' }, cents);
    const payer = await payerOf(tx, userId);
    const { made, send: sent } = await sendPaymentLink(tx, deps, {
      wanted: {
        userId,
        amountCents: cents,
        actorId,
        of: { pays: 'sale', sale, reason },
        ...(startsAt && { startsAt }),
      },
      send,
      email: payer.email,
      emailOf: (to, url) =>
        saleLinkEmail(to, { firstName: payer.firstName, what: title, cents, url, heldUntil }),
      asks: `Please pay ${formatCents(cents)} for ${title}`,
    });
    await record({
      action: 'payment.link',
      target: `payment_link:${made.link_id}`,
      personId: userId,
      before: null,
      after: {
        [sale.kind]: title,
        amount: fromCents(cents),
        send: sent,
        ...(code !== null && { promo_code: code }),
      },
      reason,
    });
    const { first_name: first, last_name: last } = await identityOf(tx, userId);
    const { link_id: id, ...link } = made;
    return replyWith(201, {
      ...nothingYet,
      id,
      amount: fromCents(cents),
      at: toStudioIso(now),
      person_id: userId,
      person_name: `${first} ${last}`,
      actor_id: actorId,
      reason,
      held_until: heldUntil === null ? null : toStudioIso(heldUntil),
      ...link,
    });
  });
  if (sale.kind === 'place') purgeSessionLists();
  return sold;
}

/** A membership that is in the way stands where it was chosen. */
function asFieldProblem(error: unknown): never {
  if (error instanceof ProblemError && error.code === 'membership_exists')
    throw fieldProblem({ plan_id: [error.message] });
  throw error;
}

/** A payment that waits for its link. */
const nothingYet = {
  kind: 'charge',
  method: 'card',
  status: 'pending',
  left: '0.00',
  registration_id: null,
  session_id: null,
  session_title: null,
  membership_id: null,
  membership_name: null,
  pass_id: null,
  pass_name: null,
  gift_card_id: null,
  gift_card_for: null,
  refund_of_id: null,
  destination: null,
  card_brand: null,
  card_last4: null,
  actor_name: null,
  failure: null,
  client_secret: null,
} as const;
