import type { Contract } from '@detroit-well/api-client/contract';
import { eq } from 'drizzle-orm';
import type { Handler } from '../../platform/calls/calls.ts';
import { problem } from '../../platform/calls/problem.ts';
import { paymentLinks } from '../../platform/database/schema/payment-links.ts';
import type { MoneyDeps } from '../money/dependencies.ts';
import { endLink } from '../payment-links/payment-links.ts';
import { findCharge } from '../purchases/run-purchase.ts';

/** Withdraws a payment link. One that has ended stays as it is; one that was paid is a problem. A charge that has begun goes on. */
export const withdraw: Handler<Contract['officeSales']['withdraw'], MoneyDeps> = (call, { office, clock }) =>
  office.change(call, async (tx, record) => {
    const { id } = call.params;
    const [link] = await tx.select().from(paymentLinks).where(eq(paymentLinks.id, id)).for('update');
    if (link === undefined) throw problem('not_found');
    const { paymentId, endReason, pays, userId } = link;
    const charge = paymentId === null ? undefined : await findCharge(tx, paymentId);
    if (endReason === 'used' || charge?.status === 'succeeded') throw problem('link_used');
    if (!(await endLink(tx, id, 'withdrawn', clock.now()))) return;
    await record({
      action: 'payment_link.withdraw',
      target: `payment_link:${id}`,
      personId: userId,
      before: null,
      after: { pays },
    });
  });
