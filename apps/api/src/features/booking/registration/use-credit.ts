import { splitByCredit } from '@detroit-well/pricing';
import { messages } from '@detroit-well/validation/messages';
import { eq } from 'drizzle-orm';
import { fieldProblem, problem } from '../../../platform/calls/problem.ts';
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
import { creditChanged } from '../../payments/port/payment-failed.ts';

/** The request of a payment with studio credit. */
interface Asked {
  /** The credit that the person saw; null: they take what there is. */
  readonly seenCents: number | null;
  readonly hasCard: boolean;
}

/**
 * Throws if a payment with studio credit cannot be made: credit pays no plan, without a card it must cover everything, and it must
 * be what the person saw.
 */
export async function requirePayableByCredit(
  db: Db,
  { userId, cents, isPlan, seenCents, hasCard }: Asked & { userId: string; cents: number; isPlan: boolean },
): Promise<void> {
  if (isPlan) throw fieldProblem({ use_credit: ['Studio credit can be spent when you pay in full.'] });
  const { creditCents, cardCents } = splitByCredit(cents, await spendableCredit(db, userId));
  if (seenCents !== null && seenCents !== creditCents) throw problem('credit_changed');
  if (!hasCard && cardCents > 0) throw fieldProblem({ payment_method_id: [messages.paymentMethodRequired] });
}

/** The amount that a card still has to pay, and the registration where nothing is left. */
interface Rest {
  /** Null: the credit changed after it was checked, so nothing may be charged. */
  readonly cents: number | null;
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
  { seenCents, hasCard }: Asked,
): Promise<Rest> {
  const now = deps.clock.now();
  return deps.database.withTx(async (tx) => {
    const found = await lockBoth(tx, { paymentId, registrationId, sessionId, instalmentId, provider });
    if (found === undefined || found.userId === null || found.paymentStatus !== 'pending')
      return { cents: found?.cents ?? 0, paid: null };
    const { creditCents, cardCents } = splitByCredit(found.cents, await lockCredit(tx, found.userId));
    const isSeen = seenCents === null || seenCents === creditCents;
    if (!isSeen || (cardCents > 0 && !hasCard)) return { cents: null, paid: null };
    if (cardCents > 0) {
      await tx
        .update(payments)
        .set({ amountCents: cardCents, creditCents })
        .where(eq(payments.id, paymentId));
      return { cents: cardCents, paid: null };
    }
    await tx
      .update(payments)
      .set({ method: 'credit', provider: null, status: 'succeeded', updatedAt: now })
      .where(eq(payments.id, paymentId));
    await addCredit(tx, { of: { registrationId }, paymentId, cents: -found.cents }, now);
    await markInstalmentPaid(tx, instalmentId, now);
    const paid =
      found.status === 'held'
        ? await confirmRegistration(tx, deps, registrationId, now)
        : await sendPaymentEmail(tx, deps, registrationId, found.cents);
    await notifyPerson(tx, found.userId);
    return { cents: 0, paid };
  });
}

/** Charges the card, unless the credit in front of it is no longer what its payer saw. */
export async function chargeUnlessCreditChanged(
  provider: BookingDeps['payments'],
  {
    cents,
    paymentMethodId,
    ...request
  }: Omit<ChargeRequest, 'paymentMethodId' | 'cents'> & {
    cents: number | null;
    paymentMethodId: string | null;
  },
): Promise<ChargeOutcome> {
  if (cents === null || paymentMethodId === null) return { status: 'declined', reason: creditChanged };
  return chargeWithTimeout(provider, { ...request, cents, paymentMethodId });
}
