import { minuteMs } from '@detroit-well/config/durations';
import { fromCents } from '@detroit-well/pricing';
import { deskRefundPrefix } from '../../../features/booking/ledger/refunds.ts';
import { hashOfCode } from '../../../features/gift-cards/code.ts';
import { addDays, studioDay } from '@detroit-well/config/studio-time';
import type { Client } from '../people/clients.ts';
import { addEntry } from '../rows/audit.ts';
import { awakeDaysAgo } from '../rows/human-time.ts';
import type { Rows } from '../rows/rows.ts';
import { addByCard } from './ledger.ts';

interface Gift {
  readonly from: readonly [name: string, email: string];
  readonly to: readonly [name: string, email: string];
  readonly dollars: number;
  readonly daysAgo: number;
  readonly message: string;
  /** The client who redeemed it, and when. */
  readonly redeemed?: readonly [name: string, daysAgo: number];
  /** In how many days it is sent; without it, it was sent at once. */
  readonly sendIn?: number;
  readonly refundedDaysAgo?: number;
}

const gifts: readonly Gift[] = [
  {
    from: ['Marcia Ellery', 'marcia.ellery@floor.demo.test'],
    to: ['Carl', 'carl.ellery@floor.demo.test'],
    dollars: 100,
    daysAgo: 88,
    message: 'You said you would go back when you retired. You retired.',
    redeemed: ['Carl Ellery', 86],
  },
  {
    from: ['Rima Saad', 'rima.saad@floor.demo.test'],
    to: ['Hanan', 'hanan.saad@floor.demo.test'],
    dollars: 150,
    daysAgo: 61,
    message: 'Happy birthday, habibti. One for you, and I hold the bags.',
    redeemed: ['Hanan Saad', 59],
  },
  {
    from: ['Greg Pawlak', 'greg.pawlak@floor.demo.test'],
    to: ['Donna', 'donna.pawlak@floor.demo.test'],
    dollars: 75,
    daysAgo: 33,
    message: 'So that I do not have to fall alone.',
  },
  {
    from: ['Julian Usher', 'julian.usher@floor.demo.test'],
    to: ['Mom', 'evelyn.usher@floor.demo.test'],
    dollars: 50,
    daysAgo: 26,
    message: '',
    refundedDaysAgo: 24,
  },
  {
    from: ['Tasha Ingram', 'tasha.ingram@floor.demo.test'],
    to: ['Renard', 'renard.ingram@floor.demo.test'],
    dollars: 200,
    daysAgo: 12,
    message: 'Ten years. Still owe you a slow skate.',
  },
  {
    from: ['Sofia Ortega', 'sofia.ortega@floor.demo.test'],
    to: ['Abuela Luz', 'luz.ortega@floor.demo.test'],
    dollars: 120,
    daysAgo: 4,
    message: 'Balance Lab, Thursdays with me. No excuses.',
    sendIn: 17,
  },
];

/** Adds gift cards: redeemed, sent, given back, and one for a later day. */
export function addGiftCards(rows: Rows, clients: readonly Client[], now: Date): void {
  for (const [index, gift] of gifts.entries()) {
    const id = `gift-card-${index + 1}`;
    const at = awakeDaysAgo(now, gift.daysAgo, id);
    const amountCents = gift.dollars * 100;
    const [senderName, senderEmail] = gift.from;
    const [recipientName, recipientEmail] = gift.to;
    const isSent = gift.sendIn === undefined;
    rows.giftCards.push({
      id,
      status: isSent ? 'sent' : 'paid',
      amountCents,
      codeHash: isSent ? hashOfCode(`${id} of the demo`) : null,
      recipientName,
      recipientEmail,
      senderName,
      senderEmail,
      message: gift.message,
      buyerId: clients.find(({ email }) => email === senderEmail)?.id ?? null,
      sendOn: isSent ? null : addDays(studioDay(now), gift.sendIn),
      sentAt: isSent ? new Date(at.getTime() + minuteMs) : null,
      createdAt: at,
      ...redemption(rows, clients, gift, { id, amountCents, now }),
    });
    const paid = { id: `payment-${id}`, of: { giftCardId: id }, cents: amountCents };
    addByCard(rows, { ...paid, at, cardId: null });
    if (gift.refundedDaysAgo !== undefined)
      giveBack(rows, paid, awakeDaysAgo(now, gift.refundedDaysAgo, `${id} back`));
  }
}

function redemption(
  rows: Rows,
  clients: readonly Client[],
  { redeemed }: Gift,
  { id, amountCents, now }: { id: string; amountCents: number; now: Date },
) {
  const client = clients.find(({ firstName, lastName }) => `${firstName} ${lastName}` === redeemed?.[0]);
  if (client === undefined || redeemed === undefined) return {};
  const redeemedAt = awakeDaysAgo(now, redeemed[1], `${id} is redeemed`);
  rows.creditEntries.push({
    userId: client.id,
    number: 1,
    cents: amountCents,
    balanceCents: amountCents,
    giftCardId: id,
    createdAt: redeemedAt,
  });
  return { status: 'redeemed' as const, redeemedBy: client.id, redeemedAt, redemptionId: `${id}-redeemed` };
}

/** It went to the wrong address. */
function giveBack(
  rows: Rows,
  paid: { id: string; of: { giftCardId: string }; cents: number },
  at: Date,
): void {
  const id = `refund-${paid.id}`;
  const reason = 'Wrong address. Wants to give it in person instead.';
  const key = `${deskRefundPrefix}${id}`;
  addByCard(rows, {
    ...paid,
    id,
    at,
    key,
    cardId: null,
    refundOfId: paid.id,
    actorId: 'person-manager',
    reason,
  });
  addEntry(rows, {
    at,
    action: 'payment.refund',
    actorId: 'person-manager',
    target: `payment:${paid.id}`,
    before: null,
    after: { refund_id: id, amount: fromCents(paid.cents), destination: 'card' },
    reason,
  });
}

/** The amount that a person can spend at a time. */
export function creditOf(rows: Rows, userId: string, at: Date): number {
  const last = rows.creditEntries.findLast((entry) => entry.userId === userId);
  return last?.createdAt && last.createdAt < at ? last.balanceCents : 0;
}

/** Spends studio credit for a payment. */
export function spendCredit(
  rows: Rows,
  userId: string,
  payment: { id: string; cents: number; at: Date },
): void {
  const last = rows.creditEntries.findLast((entry) => entry.userId === userId);
  rows.creditEntries.push({
    userId,
    number: (last?.number ?? 0) + 1,
    cents: -payment.cents,
    balanceCents: (last?.balanceCents ?? 0) - payment.cents,
    paymentId: payment.id,
    createdAt: payment.at,
  });
}
