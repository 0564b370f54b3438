import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { fieldProblem, problem } from '../../../platform/calls/problem.ts';
import { studioDay } from '../../../platform/clock/studio-calendar.ts';
import type { Db } from '../../../platform/database/database.ts';
import { payments } from '../../../platform/database/schema/payments.ts';
import { violatedConstraint } from '../../../platform/database/violated-constraint.ts';
import type { IdempotentRequest } from '../../../platform/idempotency/idempotent-request.ts';
import { newKeyColumns, newKeyValues } from '../../../platform/idempotency/keys.ts';
import { tryAgain, type TryAgain } from '../../../platform/idempotency/run-idempotent.ts';
import { notifyPerson } from '../../users/notify-people.ts';
import { markInstalmentPaid } from '../ledger/charges.ts';
import { openInstalments } from '../ledger/open-instalments.ts';
import { findRegistration, type RegistrationRecord } from '../ledger/registration-queries.ts';
import { sendPaymentEmail, type BookingDeps } from './apply-charge-outcome.ts';
import { hasOpenCharge } from './end-registration.ts';
import { nothingToPay, type RegistrationResponse } from './responses.ts';
import { finishRequest } from './resume.ts';
import { passCredit } from './use-seat-credit.ts';

interface ByPass {
  readonly paymentId: string;
  /** Only a credit of this pass; null: the one that ends first. */
  readonly passId: string | null;
  /** Who entered it at the desk; null: the member. */
  readonly actorId: string | null;
  /** The field of the request that asks for it. */
  readonly field: 'use_pass' | 'pass_id' | 'method';
}

/**
 * Pays a confirmed registration, of which nothing is paid yet, with a credit of a pass: in the caller's transaction, which has locked
 * it and found no open charge. Throws a field problem where no credit pays for it.
 */
export async function enterPassPayment(
  tx: Db,
  deps: Pick<BookingDeps, 'clock' | 'mail' | 'settings'>,
  registration: RegistrationRecord,
  { paymentId, passId, actorId, field }: ByPass,
): Promise<RegistrationRecord | null> {
  const now = deps.clock.now();
  const { id: registrationId, userId, priceCents, instalments, promo } = registration;
  const refuse = (text: string) => fieldProblem({ [field]: [text] });
  const [whole] = openInstalments(registration);
  if (userId === null || whole === undefined) throw nothingToPay(registration);
  if (promo !== null) throw refuse(`The price has the code ${promo.code} already. A credit does not pay it.`);
  if (instalments.length > 1 || whole.cents !== priceCents)
    throw refuse('A credit pays for the whole session, and a part of this one is paid or planned already.');
  await useCredit(tx, { registrationId, userId, passId, refuse }, registration, now);
  await tx.insert(payments).values({
    id: paymentId,
    registrationId,
    instalmentId: whole.id,
    kind: 'charge',
    method: 'pass',
    amountCents: whole.cents,
    status: 'succeeded',
    provider: null,
    idempotencyKey: `pass_${registrationId}`,
    actorId,
    createdAt: now,
    updatedAt: now,
  });
  await markInstalmentPaid(tx, whole.id, now);
  await notifyPerson(tx, userId);
  return sendPaymentEmail(tx, deps, registrationId, whole.cents);
}

/** Uses a credit that is free. Another registration may take one at the same moment; then the next one is used. */
async function useCredit(
  tx: Db,
  {
    registrationId,
    userId,
    passId,
    refuse,
  }: Pick<ByPass, 'passId'> & {
    registrationId: string;
    userId: string;
    refuse: (text: string) => Error;
  },
  { startsAt, meetings }: RegistrationRecord,
  now: Date,
): Promise<void> {
  const [start, today] = [studioDay(startsAt), studioDay(now)];
  // A credit that has ended pays for nothing, not even for a session before its last day.
  const payable = { day: start > today ? start : today, meetings: meetings.length };
  for (let isUsed = false; !isUsed;) {
    const credit = await passCredit(tx, { userId, passId, refuse }, payable);
    const { rows } = await tx.execute(sql`
      insert into pass_uses (id, pass_id, number, registration_id, used_at)
      values (${randomUUID()}, ${credit.passId}, ${credit.number}, ${registrationId}, ${now.toISOString()}::timestamptz)
      on conflict (pass_id, number) where returned_at is null do nothing returning id`);
    isUsed = rows.length > 0;
  }
}

/** Pays the caller's registration with a credit, once per idempotency key. `charge_open`: a charge has to end first. */
export async function payByPass(
  deps: BookingDeps,
  { id: registrationId, sessionId }: Pick<RegistrationRecord, 'id' | 'sessionId'>,
  request: IdempotentRequest | null,
  { passId, field }: Pick<ByPass, 'passId' | 'field'>,
): Promise<RegistrationResponse | TryAgain | 'charge_open'> {
  const paymentId = randomUUID();
  try {
    const paid = await deps.database.withTx(async (tx) => {
      await tx.execute(sql`select 1 from registrations where id = ${registrationId} for update`);
      const registration = await findRegistration(tx, registrationId);
      if (registration === null) throw problem('not_found');
      if (registration.moving || hasOpenCharge(registration)) return 'charge_open';
      if (registration.sessionId !== sessionId) return tryAgain;
      if (registration.status !== 'confirmed' || registration.sessionStatus === 'cancelled')
        throw nothingToPay(registration);
      if (request !== null) {
        const progress = { registration_id: registrationId, payment_id: paymentId };
        const now = deps.systemClock.now();
        await tx.execute(
          sql`insert into idempotency_keys (${newKeyColumns}) select ${newKeyValues(request, now, null, progress)}`,
        );
      }
      return enterPassPayment(tx, deps, registration, { paymentId, passId, actorId: null, field });
    });
    if (paid === tryAgain || paid === 'charge_open') return paid;
    return await finishRequest(deps, request, registrationId, paymentId, {
      created: 200,
      registration: paid,
    });
  } catch (error) {
    if (violatedConstraint(error) === 'idempotency_keys_owner_key_operation_pk') return tryAgain;
    throw error;
  }
}
