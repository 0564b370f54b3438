import type { Contract } from '@detroit-well/api-client/contract';
import { eq } from 'drizzle-orm';
import type { Handler } from '../../platform/calls/calls.ts';
import { problem } from '../../platform/calls/problem.ts';
import { payments } from '../../platform/database/schema/payments.ts';
import { runRefunds } from '../booking/ledger/refunds.ts';
import { reconcileCharge } from '../booking/registration/reconcile.ts';
import type { MoneyDeps } from './dependencies.ts';
import { findPayment } from './payment-list.ts';

/** Asks the provider for the outcome of a charge or a refund, and applies it. Nothing is charged or given back twice. */
export const check: Handler<Contract['officePayments']['check'], MoneyDeps> = async (call, deps) => {
  const { id } = call.params;
  const { office } = deps;
  const payment = await office.change(call, async (tx, record) => {
    const [found] = await tx.select().from(payments).where(eq(payments.id, id)).for('update');
    if (found?.registrationId == null) throw problem('not_found');
    // The mark of the last check; it moves no money.
    await tx.update(payments).set({ checkedAt: deps.clock.now() }).where(eq(payments.id, id));
    await record({ action: 'payment.check', target: `payment:${id}`, before: null, after: null });
    return { kind: found.kind, registrationId: found.registrationId };
  });
  if (payment.kind === 'charge') await reconcileCharge(deps, id);
  else await runRefunds(deps, payment.registrationId);
  return office.read((db) => findPayment(db, id));
};
