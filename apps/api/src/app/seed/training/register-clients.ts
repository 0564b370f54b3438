import { minuteMs, dayMs } from '@detroit-well/config/durations';
import { refundDue } from '@detroit-well/pricing';
import { studioDay } from '@detroit-well/config/studio-time';
import { creditOf, spendCredit } from '../money/gift-cards.ts';
import { addByCard } from '../money/ledger.ts';
import { memberRates } from '../money/memberships.ts';
import { freeCredit } from '../money/passes.ts';
import { cardOf } from '../people/cards.ts';
import type { Rows } from '../rows/rows.ts';
import {
  addRegistration,
  planFor,
  priceOf,
  registrationId,
  type SeededRegistration,
} from './add-registration.ts';
import type { Booking } from './bookings.ts';

/** The time after the start by which the desk has asked all people who had reserved without paying. */
const askedWithinMs = 18 * dayMs;

/** Adds the registrations of the clients, in the order in which they booked: credits and studio credit are spent on the way. */
export function registerClients(rows: Rows, bookings: readonly Booking[], now: Date): void {
  const hasMemberRate = memberRates(rows);
  for (const booking of bookings) {
    const { session, client, bookedAt, cancelledAt } = booking;
    const isMember = hasMemberRate(client.id, studioDay(bookedAt), studioDay(session.startsAt));
    const rate = isMember ? ('member' as const) : ('public' as const);
    const base = { session, userId: client.id, rate, bookedAt, cardId: cardOf(client).id };
    if (cancelledAt === undefined)
      addRegistration(rows, { ...base, ...paying(rows, booking, base, now) }, now);
    else {
      const paysCash = client.habit === 'cash' || client.habit === 'later';
      const registration = { ...base, plan: 'full', by: paysCash ? undefined : 'card' } as const;
      addRegistration(rows, registration, now);
      cancel(rows, registration, cancelledAt);
    }
  }
}

type Paying = Pick<SeededRegistration, 'plan' | 'by' | 'paidAt' | 'mayDecline'>;

/** The payment of a client, by habit: credits and included sessions are spent first. */
function paying(
  rows: Rows,
  { session, client: { id, habit }, bookedAt }: Booking,
  base: Pick<SeededRegistration, 'session' | 'userId' | 'rate'>,
  now: Date,
): Paying {
  const cents = priceOf(base);
  if (cents === 0) return { plan: 'full', by: 'card' };
  const credit = freeCredit(rows, id, session, bookedAt);
  if (credit !== null) {
    const { passId, number } = credit;
    const use = registrationId(base);
    rows.passUses.push({ id: `use-${use}`, passId, number, registrationId: use, usedAt: bookedAt });
    return { plan: 'full', by: 'pass' };
  }
  if (creditOf(rows, id, bookedAt) >= cents) {
    spendCredit(rows, id, { id: `payment-${registrationId(base)}-1`, cents, at: bookedAt });
    return { plan: 'full', by: 'credit' };
  }
  if (habit === 'plan') return { plan: planFor(session, cents, bookedAt), by: 'card', mayDecline: true };
  if (habit !== 'cash' && habit !== 'later') return { plan: 'full', by: 'card' };
  const paidAt = new Date(session.startsAt.getTime() - 12 * minuteMs);
  const isAsked = habit === 'cash' ? paidAt < now : paidAt.getTime() < now.getTime() - askedWithinMs;
  return isAsked ? { plan: 'full', by: 'cash', paidAt } : { plan: 'full', by: undefined };
}

/** Ends a registration as the product does: what is open is dropped, and what comes back goes to the card. */
function cancel(rows: Rows, registration: SeededRegistration, cancelledAt: Date): void {
  const { session } = registration;
  const id = registrationId(registration);
  const by = session.status === 'cancelled' ? ('business' as const) : ('member' as const);
  for (const row of rows.registrations.filter((one) => one.id === id))
    Object.assign(row, {
      status: 'cancelled',
      cancelledAt,
      cancelledBy: by,
      cancelReason: by === 'business' ? session.cancelReason : '',
      updatedAt: cancelledAt,
    });
  for (const row of rows.instalments.filter((one) => one.registrationId === id && one.status === 'due'))
    Object.assign(row, { status: 'dropped', updatedAt: cancelledAt });
  for (const charge of rows.payments.filter((one) => one.registrationId === id)) {
    const { startsAt } = session;
    const back = refundDue({ paidCents: charge.amountCents, startsAt, now: cancelledAt, cancelledBy: by });
    if (back.refundCents === 0) continue;
    addByCard(rows, {
      id: `refund-${charge.id}`,
      of: { registrationId: id },
      cents: back.refundCents,
      at: cancelledAt,
      key: `refund_${charge.id}`,
      cardId: null,
      refundOfId: charge.id ?? '',
    });
  }
}
