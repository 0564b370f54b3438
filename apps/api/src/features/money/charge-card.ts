import { fromCents } from '@detroit-well/pricing';
import type { OfficePayment } from '@detroit-well/api-client/contract';
import { eq } from 'drizzle-orm';
import type { Call } from '../../platform/calls/calls.ts';
import { fieldProblem, problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { payments } from '../../platform/database/schema/payments.ts';
import { idOfRequest } from '../../platform/idempotency/request-id.ts';
import { instalmentOf, openInstalments, owedCents } from '../booking/ledger/open-instalments.ts';
import type { InstalmentRecord, RegistrationRecord } from '../booking/ledger/registration-queries.ts';
import { applyChargeOutcome } from '../booking/registration/apply-charge-outcome.ts';
import { nothingToPay } from '../booking/registration/responses.ts';
import { reconcileCharge } from '../booking/registration/reconcile.ts';
import { chargeWithTimeout } from '../payments/port/provider-timeout.ts';
import { savedCards } from '../saved-cards/saved-cards.ts';
import type { MoneyDeps, Take } from './dependencies.ts';
import { amountOf, lockRegistration, requirePayable } from './payable.ts';
import { findPayment } from './payment-list.ts';
import { paymentFailed } from '../payments/port/payment-failed.ts';

/**
 * Charges a card that the person saved for later payments. The charge is recorded with its entry, sent outside any transaction, and
 * its outcome applied, so the job `reconcile` continues after a crash. The person is not there to confirm anything with the bank:
 * a card that asks for it is declined, and the team can send a link. A card pays one open payment at a time, so that a decline
 * leaves a plan as it was.
 */
export async function chargeCard(call: Call<Take>, deps: MoneyDeps): Promise<OfficePayment> {
  const { office, clock, payments: provider } = deps;
  const { body, caller } = call;
  const id = idOfRequest(call);
  const now = clock.now();
  const begun = await office.change(call, async (tx, record) => {
    const registration = await lockRegistration(tx, body.registration_id);
    if (await isStored(tx, id)) return null;
    requirePayable(registration, owedCents(registration));
    const card = await cardOf(tx, provider.name, registration.userId, body.payment_method_id);
    const named = body.instalment_id === undefined ? null : openInstalment(registration, body.instalment_id);
    const next = (named ?? openInstalments(registration)[0])?.cents ?? 0;
    const cents = amountOf(body.amount, next, next, 'a card pays the next open payment');
    if (named && named.cents !== cents)
      throw fieldProblem({ amount: [`This payment is $${fromCents(named.cents)}.`] });
    const instalmentId = named?.id ?? (await instalmentOf(tx, registration, cents, now));
    await tx.insert(payments).values({
      id,
      registrationId: registration.id,
      instalmentId,
      kind: 'charge',
      method: 'card',
      amountCents: cents,
      status: 'pending',
      provider: provider.name,
      idempotencyKey: `charge_${id}`,
      actorId: caller.userId,
      reason: body.reason || null,
      createdAt: now,
      updatedAt: now,
    });
    await record({
      action: 'payment.take',
      target: `payment:${id}`,
      personId: registration.userId,
      before: null,
      after: { registration_id: registration.id, method: 'card', amount: fromCents(cents) },
      reason: body.reason || null,
    });
    const charge = {
      paymentId: id,
      registrationId: registration.id,
      sessionId: registration.sessionId,
      instalmentId,
      provider: provider.name,
    };
    return { charge, cents, card };
  });
  if (begun === null) await reconcileCharge(deps, id);
  else {
    const { charge, cents, card } = begun;
    const { registrationId } = charge;
    const outcome = await chargeWithTimeout(provider, {
      cents,
      paymentMethodId: card,
      key: `charge_${id}`,
      description: `Registration ${registrationId}`,
      registrationId,
      offSession: true,
    });
    await applyChargeOutcome(deps, charge, outcome);
    if (outcome.status === 'requires_action') await reconcileCharge(deps, id, { abandonCharge: true });
  }
  return chargedPayment(deps, id);
}

/** A payment after its card was charged at the desk. Throws if it failed, or if the bank asks the person, who is not there. */
export async function chargedPayment(
  { office }: Pick<MoneyDeps, 'office'>,
  id: string,
): Promise<OfficePayment> {
  const payment = await office.read((db) => findPayment(db, id));
  if (payment.status === 'failed') throw paymentFailed(payment.failure);
  if (payment.status === 'cancelled') throw problem('payment_failed', { message: asksText });
  return payment;
}

const asksText =
  'The bank asks the person to confirm this payment, so nothing was charged. Send a payment link instead.';

/** The open payment that is to be charged again. Another person of the team, the member or the job may have been faster. */
function openInstalment(registration: RegistrationRecord, id: string): InstalmentRecord {
  const found = openInstalments(registration).find((instalment) => instalment.id === id);
  if (found === undefined) throw nothingToPay(registration);
  return found;
}

/** True if a request made its payment before. */
export async function isStored(tx: Db, id: string): Promise<boolean> {
  const rows = await tx.select({ id: payments.id }).from(payments).where(eq(payments.id, id));
  return rows.length > 0;
}

/** Only a card that the person saved for later payments, the newest one if none is named. */
export async function cardOf(
  tx: Db,
  provider: 'sandbox' | 'stripe',
  userId: string | null,
  asked: string | undefined,
): Promise<string> {
  const cards = userId === null ? [] : await savedCards(tx, provider, userId);
  const card = asked === undefined ? cards[0] : cards.find(({ providerRef }) => providerRef === asked);
  if (card === undefined) {
    throw fieldProblem({
      payment_method_id: ['This person has no such saved card.'],
    });
  }
  return card.providerRef;
}
