import type { TeamRole } from '@detroit-well/api-client/contract';

/** Up to how many cents a new person of the team may refund: owners and managers without a limit, others nothing. */
export const defaultRefundLimit = (role: TeamRole): number | null =>
  role === 'owner' || role === 'manager' ? null : 0;

/** True if a limit is at most another one; null is no limit. */
export const isWithin = (limit: number | null, other: number | null): boolean =>
  other === null || (limit !== null && limit <= other);
