import { useAccess, useMay } from './access.ts';

/** Whether somebody's limit lets them give money back or waive an amount. */
export const useHasRefundLimit = (): boolean => useAccess().refund_limit_cents !== 0;

export function useMayRefund(): boolean {
  const mayRefund = useMay('refunds.write');
  return useHasRefundLimit() && mayRefund;
}

/** Stands where somebody would look for what a limit of zero does not allow. `what`: what the others do. */
export const zeroLimitText = (what: string): string =>
  `Your refund limit is $0. Owners and managers ${what}.`;
