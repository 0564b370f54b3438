import { messages } from '@detroit-well/validation/messages';
import { eq } from 'drizzle-orm';
import { fieldProblem } from '../../../platform/calls/problem.ts';
import type { Db } from '../../../platform/database/database.ts';
import { notifyPerson } from '../../users/notify-people.ts';
import { payments } from '../../../platform/database/schema/payments.ts';
import type { Charge } from '../../payments/port/charge-records.ts';
import { chargeWithTimeout } from '../../payments/port/provider-timeout.ts';
import type { ChargeOutcome, ChargeRequest } from '../../payments/port/provider.ts';
import { markInstalmentPaid } from '../ledger/charges.ts';
import { addCredit, lockCredit, spendableCredit } from '../ledger/credit.ts';
import type { RegistrationRecord } from '../ledger/registration-queries.ts';
import { confirmRegistration, lockBoth, sendPaymentEmail, type BookingDeps } from './apply-charge-outcome.ts';

/** The least amount that a card can pay, in cents: providers refuse less. */
const leastByCard = 50;

/** Throws if a payment with studio credit cannot be made: credit pays no plan, and without a card it must cover everything. */
export async function requirePayableByCredit(
  db: Db,
  { userId, cents, hasCard, isPlan }: { userId: string; cents: number; hasCard: boolean; isPlan: boolean },
): Promise<void> {
  if (isPlan) throw fieldProblem({ use_credit: ['Studio credit can be spent when you pay in full.'] });
  if (!hasCard && (await spendableCredit(db, userId)) < cents)
    throw fieldProblem({ payment_method_id: [messages.paymentMethodRequired] });
}

/** What a card still has to pay, and the registration where nothing is left. */
interface Rest {
  readonly cents: number;
  readonly paid: RegistrationRecord | null;
}

/**
 * Puts studio credit in front of a charge that is stored and not yet sent. Where credit covers it, the charge becomes one of studio
 * credit and has succeeded. Otherwise the credit is reserved with it: it is spent when the card is charged, and free again by
 * itself when the charge fails.
 */
export async function payWithCredit(
  deps: BookingDeps,
  { paymentId, registrationId, sessionId, instalmentId, provider }: Charge,
): Promise<Rest> {
  const now = deps.clock.now();
  return deps.database.withTx(async (tx) => {
    const found = await lockBoth(tx, { paymentId, registrationId, sessionId, instalmentId, provider });
    if (found === undefined || found.userId === null || found.paymentStatus !== 'pending')
      return { cents: found?.cents ?? 0, paid: null };
    const credit = await lockCredit(tx, found.userId);
    if (credit < found.cents) {
      const reserved = Math.min(credit, Math.max(0, found.cents - leastByCard));
      const cents = found.cents - reserved;
      await tx
        .update(payments)
        .set({ amountCents: cents, creditCents: reserved })
        .where(eq(payments.id, paymentId));
      return { cents, paid: null };
    }
    await tx
      .update(payments)
      .set({ method: 'credit', provider: null, status: 'succeeded', updatedAt: now })
      .where(eq(payments.id, paymentId));
    await addCredit(tx, { registrationId, paymentId, cents: -found.cents }, now);
    await markInstalmentPaid(tx, instalmentId, now);
    const paid =
      found.status === 'held'
        ? await confirmRegistration(tx, deps, registrationId, now)
        : await sendPaymentEmail(tx, deps, registrationId, found.cents);
    await notifyPerson(tx, found.userId);
    return { cents: 0, paid };
  });
}

/** Charges the card. Without one, the credit that was to pay everything has been spent by another payment, and nothing is charged. */
export async function chargeUnlessCreditIsGone(
  provider: BookingDeps['payments'],
  {
    paymentMethodId,
    ...request
  }: Omit<ChargeRequest, 'paymentMethodId'> & { paymentMethodId: string | null },
): Promise<ChargeOutcome> {
  if (paymentMethodId === null) return { status: 'declined', reason: 'no_card' };
  return chargeWithTimeout(provider, { ...request, paymentMethodId });
}
