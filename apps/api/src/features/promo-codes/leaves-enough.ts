import { leastByCard, type Cents } from '@detroit-well/pricing';
import { fieldProblem } from '../../platform/calls/problem.ts';
import type { PromoPurchase } from './try-code.ts';

/** Throws a field error if a code leaves less of a membership than a card can pay: its renewals need one. */
export function requireLeavesEnough(
  { kind, priceCents }: PromoPurchase,
  offCents: Cents,
  field: 'code' | 'promo_code',
): void {
  if (kind !== 'membership' || priceCents - offCents >= leastByCard) return;
  throw fieldProblem({
    [field]: ['This code leaves less than $0.50, and a membership renews by card. Ask at the desk.'],
  });
}
