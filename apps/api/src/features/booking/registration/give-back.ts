import { formatLongDate } from '@detroit-well/config/studio-time';
import type { Db } from '../../../platform/database/database.ts';
import { paymentReturnedEmail } from '../../payments/email-templates.ts';
import type { Charge } from '../../payments/port/charge-records.ts';
import type { PaymentsDeps } from '../../payments/port/provider.ts';
import { recordRefund } from '../ledger/refunds.ts';
import { findRegistration } from '../ledger/registration-queries.ts';

/** Why a payment buys nothing. `late`: its seat had been released, or it was for a move that is no longer possible. */
export type ReturnCause = 'account_exists' | 'session_cancelled' | 'late';

/** Refunds the payment and tells the person. Of a guest whose hold was released before, no address is left. */
export async function giveBack(
  tx: Db,
  { mail }: Pick<PaymentsDeps, 'mail'>,
  { registrationId, paymentId, provider }: Charge,
  cents: number,
  cause: ReturnCause,
  now: Date,
): Promise<void> {
  await recordRefund(
    tx,
    { of: { registrationId }, paymentId, cents, destination: 'card', provider, cause: 'ended' },
    now,
  );
  const registration = await findRegistration(tx, registrationId);
  if (!registration?.email) return;
  const { email, firstName, sessionTitle: what, startsAt } = registration;
  const day = `${what} on ${formatLongDate(startsAt)}`;
  const why = {
    account_exists: `When your payment for ${day} arrived, this email address had an account, so you are not registered. Please sign in to register.`,
    session_cancelled: `We had to cancel ${day} before your payment arrived. We are sorry.`,
    late: `When your payment for ${day} arrived, the spot was no longer held for you.`,
  }[cause];
  await mail.send(tx, paymentReturnedEmail(email, { firstName, what, cents, why }));
}
