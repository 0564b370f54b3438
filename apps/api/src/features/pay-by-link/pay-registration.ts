import { randomUUID } from 'node:crypto';
import { problem } from '../../platform/calls/problem.ts';
import type { IdempotentRequest } from '../../platform/idempotency/idempotent-request.ts';
import { runIdempotent, tryAgain, type TryAgain } from '../../platform/idempotency/run-idempotent.ts';
import { beginCharge } from '../booking/ledger/charges.ts';
import { findRegistration } from '../booking/ledger/registration-queries.ts';
import { applyChargeOutcome } from '../booking/registration/apply-charge-outcome.ts';
import { abandonOpenCharges } from '../booking/registration/pay.ts';
import type { RegistrationResponse } from '../booking/registration/responses.ts';
import { finishRequest, resumeRequest } from '../booking/registration/resume.ts';
import { linkOf } from '../payment-links/payment-links.ts';
import { chargeWithTimeout } from '../payments/port/provider-timeout.ts';
import type { PaymentsDeps } from '../payments/port/provider.ts';
import { requireUsableCard } from '../saved-cards/saved-cards.ts';
import { askedBy } from './asked.ts';
import { requireShown } from './require-shown.ts';

interface Paying {
  readonly token: string;
  readonly registrationId: string;
  /** Whose registration it is. */
  readonly userId: string;
  readonly paymentMethodId: string;
  readonly shownCents: number;
}

/**
 * Pays a registration by link. The charge begins only while the link holds and what is due is what the payer saw, and the
 * database allows one open or successful charge of it.
 */
export async function payRegistration(
  deps: PaymentsDeps,
  request: IdempotentRequest | null,
  { token, registrationId, userId, paymentMethodId, shownCents }: Paying,
): Promise<RegistrationResponse> {
  const { database, payments, clock } = deps;
  await requireUsableCard(database.db, payments.name, paymentMethodId, userId);
  const attempt = async (): Promise<RegistrationResponse | TryAgain> => {
    const link = await linkOf(database.db, token);
    requireShown(await askedBy(database.db, link, clock.now()), shownCents);
    const registration = await findRegistration(database.db, registrationId);
    if (registration === null) throw problem('not_found');
    if (registration.moving) return abandonOpenCharges(deps, registrationId);
    const { sessionId } = registration;
    const paymentId = randomUUID();
    const due = await beginCharge(deps, {
      registrationId,
      sessionId,
      position: link.position,
      paymentId,
      idempotentRequest: request,
      byLink: { id: link.id, cents: shownCents },
    });
    if (due === 'charge_open') return abandonOpenCharges(deps, registrationId);
    // The link ended, or what is due changed in between: the next try says so.
    if (due === tryAgain || due === null) return tryAgain;
    const charge = { paymentId, registrationId, sessionId, instalmentId: due.id, provider: payments.name };
    const outcome = await chargeWithTimeout(payments, {
      cents: due.cents,
      paymentMethodId,
      key: `charge_${paymentId}`,
      description: `Registration ${registrationId}`,
      registrationId,
    });
    const paid = await applyChargeOutcome(deps, charge, outcome);
    return finishRequest(deps, request, registrationId, paymentId, { created: 200, registration: paid });
  };
  return runIdempotent(deps, request, {
    // An attempt with an unread key would abandon the open charge of its own first request.
    readFirst: true,
    resume: (key, known) => resumeRequest(deps, known, key, 200),
    attempt,
  });
}
