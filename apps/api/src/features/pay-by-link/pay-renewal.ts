import { ProblemError } from '../../platform/calls/problem.ts';
import type { IdempotentRequest } from '../../platform/idempotency/idempotent-request.ts';
import { payDue } from '../memberships/pay-due.ts';
import { beginByLink, linkOf } from '../payment-links/payment-links.ts';
import type { PaymentsDeps } from '../payments/port/provider.ts';
import { askedBy } from './asked.ts';
import { justEnded, linkEnded } from './link-end.ts';
import { requireShown } from './require-shown.ts';

export interface PayingMembership {
  readonly token: string;
  readonly membershipId: string;
  /** Whose membership it is. */
  readonly userId: string;
  readonly paymentMethodId: string;
  readonly shownCents: number;
}

/** Pays a renewal by link. Its charge is stored only while the link holds, under the lock of the membership. */
export async function payRenewal(
  deps: PaymentsDeps,
  request: IdempotentRequest | null,
  { token, membershipId: id, userId, paymentMethodId, shownCents }: PayingMembership,
) {
  const { database, clock } = deps;
  try {
    return await payDue(deps, request, {
      id,
      userId,
      paymentMethodId,
      also: async (tx, paymentId, cents) => {
        const now = clock.now();
        const link = await linkOf(tx, token);
        await askedBy(tx, link, now);
        requireShown({ cents }, shownCents);
        if (!(await beginByLink(tx, link.id, paymentId, now))) throw justEnded();
      },
    });
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    // As the page says it, with the reason.
    if (error.code === 'nothing_to_pay')
      await askedBy(database.db, await linkOf(database.db, token), clock.now());
    if (error.code === 'membership_exists') throw linkEnded('There is another membership now.');
    throw error;
  }
}
