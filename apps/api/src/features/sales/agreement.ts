import { termsFromFirst } from '@detroit-well/config/renewal-terms';
import { fromCents } from '@detroit-well/pricing';
import { randomUUID } from 'node:crypto';
import type { paymentAgreements } from '../../platform/database/schema/payment-agreements.ts';
import type { Sold, Version } from './store-sold.ts';

interface Given {
  readonly version: Version;
  readonly cardRef: string;
  readonly paymentId: string;
  readonly actorId: string;
  /** False: by a link. */
  readonly personPresent?: boolean;
  readonly now: Date;
}

/** What a person at the desk agreed to: the later payments of a membership. Null: what is sold has none. */
export function agreementTo(
  { goodId, offCents, period }: Sold,
  { version: { cents, period: each }, cardRef, paymentId, actorId, personPresent = true, now }: Given,
): typeof paymentAgreements.$inferInsert | null {
  if (period === null || each === null) return null;
  const { startOf, payments } = period;
  return {
    id: randomUUID(),
    membershipId: goodId,
    paymentId,
    text: termsFromFirst({
      price: fromCents(cents),
      first: fromCents(cents - offCents),
      payments,
      period: each,
      startOf,
    }),
    amountCents: payments === 1 ? cents : cents - offCents,
    period: each,
    firstOn: startOf(1),
    paymentMethodRef: cardRef,
    actorId,
    personPresent,
    createdAt: now,
  };
}
