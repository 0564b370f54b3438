import type { Cancellation } from '@detroit-well/api-client/contract';
import type { KeptPayment } from './kept.ts';

type Refund = Pick<KeptPayment, 'kind' | 'status' | 'cents' | 'refundOfId'>;

/**
 * What the ledger says of the money that comes back. A refund that was given up counts nowhere; one that failed only where
 * nothing else gives that charge back.
 */
export function refundOf(payments: readonly Refund[]): {
  cents: number;
  status: Cancellation['refund']['status'];
} {
  const refunds = payments.filter(({ kind, status }) => kind === 'refund' && status !== 'cancelled');
  const counted = refunds.filter(
    ({ status, refundOfId }) =>
      status !== 'failed' ||
      !refunds.some((other) => other.refundOfId === refundOfId && other.status !== 'failed'),
  );
  return { cents: counted.reduce((sum, { cents }) => sum + cents, 0), status: statusOf(counted) };
}

function statusOf(refunds: readonly Refund[]): Cancellation['refund']['status'] {
  if (refunds.length === 0) return 'none';
  if (refunds.some(({ status }) => status === 'failed')) return 'failed';
  return refunds.every(({ status }) => status === 'succeeded') ? 'succeeded' : 'pending';
}
