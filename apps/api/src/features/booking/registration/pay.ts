import type { Contract } from '@detroit-well/api-client/contract';
import { fromCents, toCents } from '@detroit-well/pricing';
import { messages } from '@detroit-well/validation/messages';
import { randomUUID } from 'node:crypto';
import type { Call, Handler } from '../../../platform/calls/calls.ts';
import { fieldProblem, problem } from '../../../platform/calls/problem.ts';
import type { IdempotentRequest } from '../../../platform/idempotency/idempotent-request.ts';
import { idempotentRequestOf } from '../../../platform/idempotency/read-idempotent-request.ts';
import { runIdempotent, tryAgain, type TryAgain } from '../../../platform/idempotency/run-idempotent.ts';
import type { PaymentsDeps } from '../../payments/port/provider.ts';
import { requireUsableCard } from '../../saved-cards/saved-cards.ts';
import { beginCharge } from '../ledger/charges.ts';
import { openInstalments } from '../ledger/open-instalments.ts';
import { findRegistration, type RegistrationRecord } from '../ledger/registration-queries.ts';
import { applyChargeOutcome, type BookingDeps } from './apply-charge-outcome.ts';
import { isOpenCharge } from './end-registration.ts';
import { claimedCents } from './claimed-cents.ts';
import { abandonMove, reconcileCharge } from './reconcile.ts';
import { nothingToPay, type RegistrationResponse } from './responses.ts';
import { finishRequest, resumeRequest } from './resume.ts';
import { payByPass } from './pay-by-pass.ts';
import { planStartOf } from './start-plan.ts';
import { chargeUnlessCreditChanged, payWithCredit, requirePayableByCredit } from './use-credit.ts';

type Pay = Contract['registrations']['pay'];

/**
 * Pays an open instalment of a confirmed registration; without a plan that is the whole price, and `payment_plan` starts one. The
 * database allows one open or successful charge per instalment, so a double tap pays once. A request that names its instalment
 * or a plan never pays the next instalment from an outdated page. A credit of a pass pays the whole of it.
 */
export const pay: Handler<Pay, PaymentsDeps> = async (call, deps) => {
  const request = idempotentRequestOf(call);
  const { params, caller, body } = call;
  const find = async () => {
    const registration = await findRegistration(deps.database.db, params.id);
    if (registration === null || registration.userId !== caller.userId) throw problem('not_found');
    return registration;
  };
  await find();
  const byPass = passOf(body);
  if (body.payment_method_id === undefined && body.use_credit !== true && byPass === null)
    throw fieldProblem({ payment_method_id: [messages.paymentMethodRequired] });
  const { payment_method_id: card = null } = body;
  await requireUsableCard(deps.database.db, deps.payments.name, card, caller.userId);
  return runIdempotent(deps, request, {
    // An attempt with an unread key would abandon the open charge of its own first request.
    readFirst: true,
    resume: (key, known) => resumeRequest(deps, known, key, 200),
    attempt: async () => {
      const registration = await find();
      if (byPass === null) return attemptPayment(deps, registration, request, call);
      requireSeenAmount(registration, body);
      const reply = await payByPass(deps, registration, request, byPass);
      return reply === 'charge_open' ? abandonOpenCharges(deps, registration.id) : reply;
    },
  });
};

/** The pass that is to pay, or whichever has a credit; null: none is. */
function passOf({ use_pass: usesAny, pass_id: passId }: Call<Pay>['body']) {
  if (passId !== undefined) return { passId, field: 'pass_id' } as const;
  return usesAny === true ? ({ passId: null, field: 'use_pass' } as const) : null;
}

async function attemptPayment(
  deps: PaymentsDeps,
  registration: RegistrationRecord,
  request: IdempotentRequest | null,
  { body, caller }: Call<Pay>,
): Promise<RegistrationResponse | TryAgain> {
  if (registration.status !== 'confirmed') throw nothingToPay(registration);
  const { id: registrationId, sessionId } = registration;
  if (registration.moving) return abandonOpenCharges(deps, registrationId);
  const { database, payments, clock } = deps;
  const {
    payment_method_id: paymentMethodId = null,
    save_payment_method: saveCard,
    payment_plan: plan,
  } = body;
  requireSeenAmount(registration, body);
  const start = planStartOf(registration, plan, clock.now());
  const asked = { seenCents: claimedCents(body, 'credit_amount'), hasCard: paymentMethodId !== null };
  if (body.use_credit === true)
    await requirePayableByCredit(database.db, {
      userId: caller.userId,
      cents: dueOf(registration, body)?.cents ?? 0,
      isPlan: start !== null,
      ...asked,
    });
  const paymentId = randomUUID();
  const due = await beginCharge(deps, {
    registrationId,
    sessionId,
    position: body.instalment ?? (plan === undefined ? null : 1),
    start,
    paymentId,
    idempotentRequest: request,
  });
  if (due === tryAgain) return tryAgain;
  if (due === 'charge_open') return abandonOpenCharges(deps, registrationId);
  if (due === null) {
    const current = await findRegistration(database.db, registrationId);
    if (current?.moving) return abandonOpenCharges(deps, registrationId);
    if (current !== null && current.sessionId !== sessionId) return tryAgain;
    throw nothingToPay(current);
  }
  const charge = { paymentId, registrationId, sessionId, instalmentId: due.id, provider: payments.name };
  const rest = body.use_credit ? await payWithCredit(deps, charge, asked) : { cents: due.cents, paid: null };
  if (rest.paid !== null)
    return finishRequest(deps, request, registrationId, paymentId, { created: 200, registration: rest.paid });
  const outcome = await chargeUnlessCreditChanged(payments, {
    cents: rest.cents,
    paymentMethodId,
    key: `charge_${paymentId}`,
    description: `Registration ${registrationId}`,
    registrationId,
    ...(saveCard || start ? { keep: { owner: caller.userId, as: saveCard ? 'saved' : 'plan' } } : {}),
  });
  const paid = await applyChargeOutcome(deps, charge, outcome);
  return finishRequest(deps, request, registrationId, paymentId, { created: 200, registration: paid });
}

/** A move to another date changes what is open, so a request from an outdated page is not charged. */
function requireSeenAmount(registration: RegistrationRecord, body: Call<Pay>['body']): void {
  const { amount } = body;
  if (amount === undefined) return;
  const due = dueOf(registration, body);
  if (due === undefined || due.cents === toCents(amount)) return;
  const message = 'The amount that is due has changed. Nothing was charged.';
  throw problem('price_changed', { price: fromCents(due.cents), message });
}

/** The open instalment that a request pays. */
function dueOf(registration: RegistrationRecord, { instalment }: Call<Pay>['body']) {
  const open = openInstalments(registration);
  return instalment === undefined ? open[0] : open.find(({ position }) => position === instalment);
}

/** Abandons charges with an unfinished payment authentication, so that the member can try again. */
export async function abandonOpenCharges(deps: BookingDeps, registrationId: string): Promise<TryAgain> {
  await abandonMove(deps, registrationId);
  const registration = await findRegistration(deps.database.db, registrationId);
  for (const payment of registration?.payments.filter(isOpenCharge) ?? []) {
    await reconcileCharge(deps, payment.id, { abandonCharge: true });
  }
  return tryAgain;
}
