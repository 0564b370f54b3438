import type { Contract } from '@detroit-well/api-client/contract';
import { eq } from 'drizzle-orm';
import type { Handler } from '../../platform/calls/calls.ts';
import { problem } from '../../platform/calls/problem.ts';
import { payments } from '../../platform/database/schema/payments.ts';
import { runRefunds } from '../booking/ledger/refunds.ts';
import { reconcileCharge } from '../booking/registration/reconcile.ts';
import { membershipGood } from '../memberships/membership-good.ts';
import { giftCardGood } from '../gift-cards/gift-card-good.ts';
import { passGood } from '../passes/pass-good.ts';
import { reconcilePurchase } from '../purchases/reconcile.ts';
import type { MoneyDeps } from './dependencies.ts';
import { findPayment } from './payment-list.ts';

/** Asks the provider for the outcome of a charge or a refund, and applies it. Nothing is charged or given back twice. */
export const check: Handler<Contract['officePayments']['check'], MoneyDeps> = async (call, deps) => {
  const { id } = call.params;
  const { office } = deps;
  const payment = await office.change(call, async (tx, record) => {
    const [found] = await tx.select().from(payments).where(eq(payments.id, id)).for('update');
    const subjectId = found?.registrationId ?? found?.membershipId ?? found?.passId ?? found?.giftCardId;
    if (found === undefined || subjectId == null) throw problem('not_found');
    // The mark of the last check; it moves no money.
    await tx.update(payments).set({ checkedAt: deps.clock.now() }).where(eq(payments.id, id));
    await record({ action: 'payment.check', target: `payment:${id}`, before: null, after: null });
    return { ...found, subjectId };
  });
  if (payment.kind === 'refund') await runRefunds(deps, payment.subjectId);
  else if (payment.membershipId !== null) await reconcilePurchase(deps, membershipGood, id);
  else if (payment.passId !== null) await reconcilePurchase(deps, passGood, id);
  else if (payment.giftCardId !== null) await reconcilePurchase(deps, giftCardGood, id);
  else await reconcileCharge(deps, id);
  return office.read((db) => findPayment(db, id));
};
