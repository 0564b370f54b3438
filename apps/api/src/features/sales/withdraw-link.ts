import type { Contract } from '@detroit-well/api-client/contract';
import { eq } from 'drizzle-orm';
import type { Handler } from '../../platform/calls/calls.ts';
import { problem } from '../../platform/calls/problem.ts';
import { purgeSessionLists } from '../../platform/list-cache/list-cache.ts';
import { paymentLinks } from '../../platform/database/schema/payment-links.ts';
import type { MoneyDeps } from '../money/dependencies.ts';
import { releaseHeldSeat } from '../booking/waitlist/hold-seat.ts';
import { lockWaitlist } from '../booking/waitlist/waitlist-session.ts';
import { endLink } from '../payment-links/payment-links.ts';
import { findCharge } from '../purchases/run-purchase.ts';

/** Withdraws a payment link, and gives the place free that it holds. One that has ended stays as it is; one that was paid is a problem. A charge that has begun goes on. */
export const withdraw: Handler<Contract['officeSales']['withdraw'], MoneyDeps> = async (call, deps) => {
  const now = deps.clock.now();
  await deps.office.change(call, async (tx, record) => {
    const { id } = call.params;
    const isIt = eq(paymentLinks.id, id);
    const [sold] = await tx.select({ sale: paymentLinks.sale }).from(paymentLinks).where(isIt);
    const place = sold?.sale?.kind === 'place' ? sold.sale : null;
    // Who pays locks the session before the link, too.
    if (place !== null) await lockWaitlist(tx, place.sessionId);
    const [link] = await tx.select().from(paymentLinks).where(isIt).for('update');
    if (link === undefined) throw problem('not_found');
    const { paymentId, endReason, pays, userId } = link;
    const charge = paymentId === null ? undefined : await findCharge(tx, paymentId);
    if (endReason === 'used' || charge?.status === 'succeeded') throw problem('link_used');
    if (!(await endLink(tx, id, 'withdrawn', now))) return;
    if (place !== null) await releaseHeldSeat(tx, deps, { sessionId: place.sessionId, userId, now });
    await record({
      action: 'payment_link.withdraw',
      target: `payment_link:${id}`,
      personId: userId,
      before: null,
      after: { pays },
    });
  });
  purgeSessionLists();
};
