import type { Contract } from '@detroit-well/api-client/contract';
import { fromCents, refundDue, refundRefusal, refundTerms, toCents } from '@detroit-well/pricing';
import { eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Handler } from '../../platform/calls/calls.ts';
import { fieldProblem, problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Guards } from '../../platform/database/guards.ts';
import { payments } from '../../platform/database/schema/payments.ts';
import { endedRefundStatuses, listed } from '../../platform/database/schema/statuses.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { idOfRequest } from '../../platform/idempotency/request-id.ts';
import {
  findRegistration,
  type PaymentRecord,
  type RegistrationRecord,
} from '../booking/ledger/registration-queries.ts';
import {
  recordRefund,
  refundableCents,
  returnsTo,
  runRefunds,
  type Destination,
} from '../booking/ledger/refunds.ts';
import { policyOf } from '../booking/registration/cancel.ts';
import { paidCents } from '../booking/registration/view.ts';
import { rightsOf } from '../team/rights.ts';
import type { MoneyDeps } from './dependencies.ts';
import { aboveLimit } from './limits.ts';
import { findPayment } from './payment-list.ts';

/** Studio credit belongs to an account. */
export const noCredit = 'A guest without an account has no studio credit.';

interface Charged {
  readonly registration: RegistrationRecord;
  readonly charge: PaymentRecord;
}

async function chargeOf(db: Db, id: string): Promise<Charged> {
  const [row] = await db.select({ of: payments.registrationId }).from(payments).where(eq(payments.id, id));
  const registration = row?.of == null ? null : await findRegistration(db, row.of);
  const charge = registration?.payments.find((payment) => payment.id === id && payment.kind === 'charge');
  if (registration === null || charge === undefined) throw problem('not_found');
  return { registration, charge };
}

export type LockPayment = (tx: Db, id: string) => Promise<void>;
/** The registration before its payment, in the order of everything that refunds. */
const lockPayment: LockPayment = async (tx, id) => {
  await tx.execute(sql`
    select 1 from registrations where id = (select registration_id from payments where id = ${id}) for update`);
  await tx.execute(sql`select 1 from payments where id = ${id} for update`);
};

/**
 * What the policy of the purchase gives back of a charge now: all that is left of it, or nothing. After a cancellation it is what
 * the cancellation owed and could not send.
 */
function proposedCents({ registration, charge }: Charged, now: Date): number {
  const left = refundableCents(registration.payments, charge);
  if (registration.status === 'confirmed') {
    const { startsAt, freeUntil, sessionStatus } = registration;
    const cancelledBy = sessionStatus === 'cancelled' ? 'business' : 'member';
    const policy = policyOf(registration);
    const due = refundDue({
      paidCents: paidCents(registration),
      startsAt,
      now,
      cancelledBy,
      policy,
      freeUntil,
    });
    return due.fullRefund ? left : 0;
  }
  const failed = registration.payments.filter(
    ({ refundOfId, status }) => refundOfId === charge.id && status === 'failed',
  );
  return Math.min(
    left,
    failed.reduce((sum, { cents }) => sum + cents, 0),
  );
}

const destinationsOf = ({ registration, charge }: Charged): Destination[] => [
  ...(charge.method === 'card' ? (['card'] as const) : []),
  'cash',
  ...(registration.userId === null ? [] : (['credit'] as const)),
];

export const terms: Handler<Contract['officePayments']['refundTerms'], MoneyDeps> = (
  call,
  { office, clock },
) =>
  office.read(async (db) => {
    const charged = await chargeOf(db, call.params.id);
    const left = refundableCents(charged.registration.payments, charged.charge);
    return {
      left: fromCents(left),
      proposed: fromCents(proposedCents(charged, clock.now())),
      policy: refundTerms(policyOf(charged.registration)),
      destinations: left === 0 ? [] : destinationsOf(charged),
    };
  });

/**
 * Gives back a part of a payment, or all that is left. Amount and limit are checked under the lock of the payment. A refund to a
 * card is recorded first and sent after the commit; while its outcome is unknown, the job `reconcile` repeats it with the same key.
 */
export async function giveRefund(
  call: Parameters<Handler<Contract['officePayments']['refund'], MoneyDeps>>[0],
  deps: MoneyDeps,
  { lock = lockPayment }: Guards<{ lock: LockPayment }> = {},
) {
  const { office, clock, payments: provider } = deps;
  const { params, body, caller } = call;
  const now = clock.now();
  const id = idOfRequest(call);
  const reason = body.reason || null;
  const registrationId = await office.change(call, async (tx, record) => {
    await lock(tx, params.id);
    const charged = await chargeOf(tx, params.id);
    const { registration, charge } = charged;
    // A repetition after a crash.
    if (registration.payments.some((payment) => payment.id === id)) return registration.id;
    const cents = toCents(body.amount);
    const { destination } = body;
    await requireAllowed(tx, charged, { cents, destination, reason, actorId: caller.userId, now });
    await recordRefund(
      tx,
      {
        registrationId: registration.id,
        paymentId: charge.id,
        cents,
        destination,
        provider: provider.name,
        cause: { id, actorId: caller.userId, reason },
      },
      now,
    );
    await record({
      action: 'payment.refund',
      target: `payment:${charge.id}`,
      personId: registration.userId,
      before: null,
      after: { refund_id: id, amount: fromCents(cents), destination },
      reason,
    });
    return registration.id;
  });
  if (body.destination === 'card') await runRefunds(deps, registrationId);
  return office.read((db) => findPayment(db, id));
}

interface Asked {
  readonly cents: number;
  readonly destination: Destination;
  readonly reason: string | null;
  readonly actorId: string;
  readonly now: Date;
}

async function requireAllowed(tx: Db, charged: Charged, { cents, destination, reason, actorId, now }: Asked) {
  const { registration, charge } = charged;
  const { refundLimitCents: limitCents } = await rightsOf(tx, actorId);
  const [given] = await readRows(
    z.object({ cents: z.int() }),
    tx.execute(sql`
      select coalesce(sum(amount_cents), 0)::int as cents from payments
      where refund_of_id = ${charge.id} and actor_id = ${actorId} and status not in ${listed(endedRefundStatuses)}`),
  );
  const givenCents = given?.cents ?? 0;
  const leftCents = refundableCents(registration.payments, charge);
  const refusal = refundRefusal({
    cents,
    leftCents,
    proposedCents: proposedCents(charged, now),
    hasReason: reason !== null,
    paidBy: charge.method,
    destination,
    givenCents,
    limitCents,
  });
  if (refusal === 'above_limit') throw await aboveLimit(tx, givenCents + cents, limitCents ?? 0);
  if (refusal === 'not_to_a_card')
    throw fieldProblem({ destination: ['Only a payment by card goes back to a card.'] });
  if (destination === 'credit' && registration.userId === null)
    throw fieldProblem({ destination: [noCredit] });
  if (refusal === 'above_rest' || returnsTo(charge) === null)
    throw problem('refund_above_rest', { rest: fromCents(leftCents) });
  if (refusal === 'reason_required')
    throw fieldProblem({ reason: ['The policy proposes another amount. Please give a reason.'] });
}
