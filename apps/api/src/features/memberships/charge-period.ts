import type { MembershipResult } from '@detroit-well/api-client/contract';
import { fromCents } from '@detroit-well/pricing';
import { sql } from 'drizzle-orm';
import { replyWith, type ReplyWithStatus } from '../../platform/calls/calls.ts';
import { problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { payments } from '../../platform/database/schema/payments.ts';
import { isOneOf, openChargeStatuses } from '../../platform/database/schema/statuses.ts';
import type { IdempotentRequest } from '../../platform/idempotency/idempotent-request.ts';
import { inProgress } from '../../platform/idempotency/in-progress.ts';
import { newKeyColumns, newKeyValues } from '../../platform/idempotency/keys.ts';
import { tryAgain, type KnownKey, type TryAgain } from '../../platform/idempotency/run-idempotent.ts';
import { chargeTexts } from '../payments/port/charge-texts.ts';
import { chargeWithTimeout } from '../payments/port/provider-timeout.ts';
import type { PaymentsDeps } from '../payments/port/provider.ts';
import { applyMembershipOutcome, reconcileMembershipCharge } from './membership-good.ts';
import { findMembership, type MembershipRecord } from './membership-records.ts';
import { membershipView } from './membership-view.ts';
import { storeResponse, storedResponse } from '../../platform/idempotency/stored-response.ts';
import { paymentFailed } from '../payments/port/payment-failed.ts';

export type MembershipResponse = ReplyWithStatus<MembershipResult>;

/** A recorded charge that may now be sent to the provider. */
export interface BegunCharge {
  readonly membershipId: string;
  readonly paymentId: string;
  readonly cents: number;
}

interface NewCharge extends BegunCharge {
  /** The first day of the period that it pays. */
  readonly periodFrom: string;
  readonly planVersionId: string;
  /** Of a change of the plan: what was taken off the price. */
  readonly prorationCents?: number;
}

/** Stores a charge, with the idempotency key of its request, before the provider is called. */
export async function storeCharge(
  tx: Db,
  { clock, systemClock, payments: provider }: Pick<PaymentsDeps, 'clock' | 'systemClock' | 'payments'>,
  { cents, ...charge }: NewCharge,
  request: IdempotentRequest | null,
): Promise<void> {
  const now = clock.now();
  const { paymentId, membershipId } = charge;
  await tx.insert(payments).values({
    ...charge,
    id: paymentId,
    kind: 'charge',
    amountCents: cents,
    status: 'pending',
    provider: provider.name,
    idempotencyKey: `charge_${paymentId}`,
    createdAt: now,
    updatedAt: now,
  });
  if (request === null) return;
  const progress = { membership_id: membershipId, payment_id: paymentId };
  await tx.execute(
    sql`insert into idempotency_keys (${newKeyColumns}) select ${newKeyValues(request, systemClock.now(), null, progress)}`,
  );
}

/** Charges the card while its owner is there. It is saved, because the renewals charge it again. */
export async function chargePeriod(
  deps: PaymentsDeps,
  begun: BegunCharge,
  {
    userId,
    paymentMethodId,
    request,
    created,
  }: {
    readonly userId: string;
    readonly paymentMethodId: string;
    readonly request: IdempotentRequest | null;
    readonly created: 200 | 201;
  },
): Promise<MembershipResponse | TryAgain> {
  const { membershipId, paymentId, cents } = begun;
  const outcome = await chargeWithTimeout(deps.payments, {
    cents,
    paymentMethodId,
    key: `charge_${paymentId}`,
    description: `Membership ${membershipId}`,
    keep: { owner: userId, as: 'saved' },
  });
  await applyMembershipOutcome(deps, { paymentId, membershipId, provider: deps.payments.name }, outcome);
  return finish(deps, request, begun, created);
}

/** The response of an earlier request with this key, as it was stored or from the state that it left. */
export async function resumeCharge(
  deps: PaymentsDeps,
  request: IdempotentRequest,
  key: KnownKey,
  created: 200 | 201,
): Promise<MembershipResponse | TryAgain> {
  const stored = storedResponse<MembershipResult>(key);
  if (stored !== null) return stored;
  const { membership_id: membershipId, payment_id: paymentId } = key.progress;
  if (typeof membershipId !== 'string' || typeof paymentId !== 'string') return tryAgain;
  const isDone = key.state === 'done';
  await reconcileMembershipCharge(deps, paymentId, { ownerIsDead: !isDone });
  const membership = await findMembership(deps.database.db, membershipId);
  const charge = membership?.payments.find(({ id }) => id === paymentId);
  if (charge === undefined || (charge.status === 'cancelled' && !isDone)) return tryAgain;
  return finish(deps, isDone ? null : request, { membershipId, paymentId }, created);
}

/** Builds the response from the state of the membership and its charge, and stores it with the key. */
async function finish(
  deps: PaymentsDeps,
  request: IdempotentRequest | null,
  { membershipId, paymentId }: Pick<BegunCharge, 'membershipId' | 'paymentId'>,
  created: 200 | 201,
): Promise<MembershipResponse | TryAgain> {
  const progress = { membership_id: membershipId, payment_id: paymentId }; // as it was stored with the charge
  return storeResponse(deps, request, progress, async () => {
    const membership = await findMembership(deps.database.db, membershipId);
    if (membership === null) throw problem('not_found');
    return responseOfCharge(membership, paymentId, created, deps.clock.now());
  });
}

/** Throws the problem of a charge that failed, went back or is not known yet. */
function responseOfCharge(
  membership: MembershipRecord,
  paymentId: string,
  created: 200 | 201,
  now: Date,
): MembershipResponse {
  const charge = membership.payments.find(({ id }) => id === paymentId);
  if (charge === undefined) throw problem('not_found');
  if (charge.status === 'failed' || charge.status === 'cancelled') throw paymentFailed(charge.failureCode);
  const asks = charge.status === 'requires_action';
  if (!asks && isOneOf(openChargeStatuses, charge.status))
    throw inProgress({ message: chargeTexts.unknown, payment_unknown: true });
  if (membership.payments.some(({ kind, refundOfId }) => kind === 'refund' && refundOfId === paymentId))
    throw problem('payment_failed', { payment_returned: true, message: returnedText });
  return replyWith(asks ? 202 : created, {
    membership: membershipView(membership, now),
    payment: {
      status: asks ? 'requires_action' : 'succeeded',
      client_secret: asks ? charge.clientSecret : null,
      amount: fromCents(charge.cents),
    },
    message: asks ? chargeTexts.asks : `${chargeTexts.received} You pay the member rate.`,
  });
}

const returnedText =
  'Your membership ended or changed while the payment was on its way. The payment is on its way back to your card.';
