import type { Contract } from '@detroit-well/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import type { Handler } from '../../platform/calls/calls.ts';
import { problem } from '../../platform/calls/problem.ts';
import { payments } from '../../platform/database/schema/payments.ts';
import { isOneOf, openRefundStatuses } from '../../platform/database/schema/statuses.ts';
import { addCredit } from '../booking/ledger/credit.ts';
import { findRegistration } from '../booking/ledger/registration-queries.ts';
import { givenBackBy, requireWithinLimit } from '../team/limits.ts';
import type { MoneyDeps } from './dependencies.ts';
import { requireCreditAccount } from './give-refund.ts';
import { findPayment } from './payment-list.ts';

/**
 * Ends a refund in cash that a cancellation or a move left open: the desk handed it out, or the person keeps it as studio credit.
 * It counts on the day on which that happens, and for the limit of who does it. Of two people who do it at once, one does it, and both see how.
 */
export const settle: Handler<Contract['officePayments']['settle'], MoneyDeps> = (call, { office, clock }) =>
  office.change(call, async (tx, record) => {
    const { id } = call.params;
    const { destination } = call.body;
    const now = clock.now();
    await tx.execute(sql`
      select 1 from registrations where id = (select registration_id from payments where id = ${id}) for update`);
    const [refund] = await tx.select().from(payments).where(eq(payments.id, id)).for('update');
    if (refund?.kind !== 'refund' || refund.method === 'card' || refund.registrationId === null)
      throw problem('not_found');
    if (!isOneOf(openRefundStatuses, refund.status)) return findPayment(tx, id);
    const { registrationId, amountCents: cents, refundOfId: chargeId } = refund;
    const given = await givenBackBy(tx, call.caller.userId, { chargeId: chargeId ?? '', except: id });
    await requireWithinLimit(tx, call.caller.userId, given + cents);
    const registration = await findRegistration(tx, registrationId);
    if (destination === 'credit') await requireCreditAccount(tx, registration?.userId ?? null);
    await tx
      .update(payments)
      .set({
        method: destination,
        status: 'succeeded',
        actorId: call.caller.userId,
        createdAt: now,
        updatedAt: now,
      })
      .where(eq(payments.id, id));
    if (destination === 'credit') await addCredit(tx, { of: { registrationId }, paymentId: id, cents }, now);
    await record({
      action: 'payment.settle',
      target: `payment:${id}`,
      personId: registration?.userId ?? null,
      before: { status: refund.status },
      after: { status: 'succeeded', destination },
    });
    return findPayment(tx, id);
  });
