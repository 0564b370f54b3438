import type { Registration } from '@detroit-well/api-client/contract';

export interface NextPayment {
  /** Wire amount. */
  readonly amount: string;
  /** Day it is due, or null for a registration without instalments. */
  readonly dueOn: string | null;
}

/** What a member can pay now of a registration: its next open instalment, or the whole price where it has no plan. */
export function nextPayment(
  registration: Pick<Registration, 'status' | 'payment_status' | 'price' | 'instalments'>,
): NextPayment | null {
  const { status, payment_status, price, instalments } = registration;
  if (status !== 'confirmed' || !['pending', 'failed'].includes(payment_status)) return null;
  if (instalments.length === 0) return { amount: price, dueOn: null };
  const next = instalments.find((instalment) => ['due', 'open', 'failed'].includes(instalment.status));
  return next ? { amount: next.amount, dueOn: next.due_on } : null;
}
