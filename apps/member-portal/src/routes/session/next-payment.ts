import type { Registration } from '@detroit-well/api-client/contract';

export interface NextPayment {
  /** Wire amount. */
  readonly amount: string;
  /** Number of the instalment, from 1; null for a registration without instalments. */
  readonly number: number | null;
  /** Due date; null for a registration without instalments. */
  readonly dueOn: string | null;
}

/** Returns the payment that the member can make now: the next open instalment, or the whole price when there is no plan. */
export function nextPayment(
  registration: Pick<Registration, 'status' | 'payment_status' | 'price' | 'instalments'>,
): NextPayment | null {
  const { status, payment_status, price, instalments } = registration;
  if (status !== 'confirmed' || !['pending', 'failed'].includes(payment_status)) return null;
  if (instalments.length === 0) return { amount: price, number: null, dueOn: null };
  const index = instalments.findIndex(({ status: instalmentStatus }) =>
    ['due', 'failed'].includes(instalmentStatus),
  );
  const next = instalments[index];
  return next ? { amount: next.amount, number: index + 1, dueOn: next.due_on } : null;
}
