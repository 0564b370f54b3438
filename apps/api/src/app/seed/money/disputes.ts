import { dayMs } from '@detroit-well/config/durations';
import { fromCents } from '@detroit-well/pricing';
import { deskRefundPrefix } from '../../../features/booking/ledger/refunds.ts';
import { addEntry } from '../rows/audit.ts';
import { awakeDaysAgo } from '../rows/human-time.ts';
import type { Rows } from '../rows/rows.ts';
import { addByCard, addWithoutCard } from './ledger.ts';

const disputes = [
  {
    id: 'dp_demo_1',
    paidDaysAgo: 30,
    openedDaysAgo: 3,
    reason: 'product_not_received',
    status: 'needs_response',
  },
  { id: 'dp_demo_2', paidDaysAgo: 55, openedDaysAgo: 19, reason: 'fraudulent', status: 'under_review' },
] as const;
/** The days for which the provider waits for an answer. */
const answerDays = 14;

const desk = [
  { daysAgo: 9, cents: 4_000, to: 'card', reason: 'Left after two evenings with a sore knee.' },
  { daysAgo: 21, cents: 3_000, to: 'credit', reason: 'The heating failed on the second evening.' },
  { daysAgo: 44, cents: 2_400, to: 'card', reason: 'Missed the evening that we moved at short notice.' },
] as const;

/** Adds payments that the cardholder disputes, and parts of payments that the team gave back. */
export function addDisputesAndRefunds(rows: Rows, now: Date): void {
  for (const { id, paidDaysAgo, openedDaysAgo, reason, status } of disputes) {
    const payment = paidBefore(rows, now, paidDaysAgo);
    if (payment?.id === undefined) continue;
    const createdAt = awakeDaysAgo(now, openedDaysAgo, id);
    const answerBy = new Date(createdAt.getTime() + answerDays * dayMs);
    const { id: paymentId, amountCents } = payment;
    rows.paymentDisputes.push({
      id,
      paymentId,
      amountCents,
      reason,
      status,
      statusAt: createdAt,
      answerBy,
      createdAt,
    });
  }
  for (const { daysAgo, cents, to, reason } of desk) {
    const charge = paidBefore(rows, now, daysAgo + 5);
    const registration = rows.registrations.find(({ id }) => id === charge?.registrationId);
    if (charge?.id === undefined || registration?.id === undefined || !registration.userId) continue;
    const { userId } = registration;
    const id = `refund-by-desk-${daysAgo}`;
    const at = awakeDaysAgo(now, daysAgo, id);
    const refund = {
      id,
      of: { registrationId: registration.id },
      cents,
      at,
      key: `${deskRefundPrefix}${id}`,
      refundOfId: charge.id,
      actorId: 'person-manager',
      reason,
    };
    if (to === 'card') addByCard(rows, { ...refund, cardId: null });
    else {
      addWithoutCard(rows, { ...refund, method: 'credit' });
      rows.creditEntries.push({
        userId,
        number: 1,
        cents,
        balanceCents: cents,
        paymentId: id,
        createdAt: at,
      });
    }
    addEntry(rows, {
      at,
      action: 'payment.refund',
      actorId: 'person-manager',
      target: `payment:${charge.id}`,
      personId: userId,
      before: null,
      after: { refund_id: id, amount: fromCents(cents), destination: to },
      reason,
    });
  }
}

/** A payment by card for a course, at least so many days ago, without a refund or a dispute. */
const paidBefore = (rows: Rows, now: Date, days: number) =>
  rows.payments.find(
    ({ id, kind, method, status, amountCents, registrationId, createdAt }) =>
      kind === 'charge' &&
      method === 'card' &&
      status === 'succeeded' &&
      amountCents >= 8_000 &&
      registrationId?.includes('person-floor') &&
      createdAt &&
      createdAt.getTime() < now.getTime() - days * dayMs &&
      createdAt.getTime() > now.getTime() - (days + 20) * dayMs &&
      !rows.payments.some((other) => other.refundOfId === id) &&
      !rows.paymentDisputes.some(({ paymentId }) => paymentId === id) &&
      !rows.creditEntries.some(({ userId }) => registrationId.endsWith(userId)),
  );
