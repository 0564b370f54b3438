import { currentRefundPolicy, type RefundPolicy } from '@detroit-well/pricing';

/** All refund policies at purchase, by the name stored with each registration. Entries never change. */
const policies: Readonly<Record<string, RefundPolicy>> = {
  full_refund_24h: { fullRefundBeforeHours: 24 },
};

/** Returns the policy that applied at purchase. */
export function policyOf(name: string): RefundPolicy {
  return policies[name] ?? currentRefundPolicy;
}
