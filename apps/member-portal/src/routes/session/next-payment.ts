import { studioDay } from '@detroit-well/config/studio-time';
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

/** Whether a due date has passed in the studio. */
export const isPast = (day: string, now: Date): boolean => day < studioDay(now);

/** Whether an instalment is still owed after its due date. */
export const isOverdue = (
  { status }: Pick<Registration, 'status'>,
  instalment: Pick<Registration['instalments'][number], 'due_on' | 'status'>,
  now: Date,
): boolean =>
  status !== 'cancelled' && ['due', 'failed'].includes(instalment.status) && isPast(instalment.due_on, now);
