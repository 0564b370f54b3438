import { chargeWithTimeout } from '../../payments/port/provider-timeout.ts';
import type { ChargeOutcome, ChargeRequest } from '../../payments/port/provider.ts';
import type { RegistrationRecord } from '../ledger/registration-queries.ts';
import { applyChargeOutcome, type BookingDeps } from './apply-charge-outcome.ts';
import type { Draft } from './draft.ts';

interface ChargedDraft {
  readonly status: ChargeOutcome['status'];
  /** The registration, if the outcome confirmed it. */
  readonly registration: RegistrationRecord | null;
}

/** Charges the whole price of a seat that is held, outside any transaction, and applies the outcome. */
export async function chargeDraft(
  deps: BookingDeps,
  { id: registrationId, sessionId, instalments, charge: begun }: Draft,
  card: Pick<ChargeRequest, 'paymentMethodId' | 'offSession'>,
): Promise<ChargedDraft> {
  if (begun === null) throw new Error('a seat without its charge');
  const { id: paymentId, key, cents } = begun;
  const outcome = await chargeWithTimeout(deps.payments, {
    cents,
    key,
    description: `Registration ${registrationId}`,
    registrationId,
    ...card,
  });
  const instalmentId = instalments[0]?.id ?? null;
  const charge = { paymentId, registrationId, sessionId, instalmentId, provider: deps.payments.name };
  const registration = await applyChargeOutcome(deps, charge, outcome);
  return { status: outcome.status, registration };
}
