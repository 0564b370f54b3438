import { currentRefundPolicy, type RefundPolicy } from '@detroit-well/pricing';

/** Every promise a registration was ever bought with, by the name that is kept with it. Rows are never changed. */
const policies: Readonly<Record<string, RefundPolicy>> = {
  full_refund_24h: { fullRefundBeforeHours: 24 },
};

/** The policy as it was when bought. */
export function policyOf(name: string): RefundPolicy {
  return policies[name] ?? currentRefundPolicy;
}
