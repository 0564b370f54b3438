import type { OwnMembership } from '@detroit-well/api-client/contract';

/** The terms of the next payment: those of the plan that was chosen for it, or of the one that the membership has. */
export function nextTerms({ next_plan: next, next_amount: amount, name, price, period }: OwnMembership): {
  readonly name: string;
  readonly price: string;
  readonly period: 'month' | 'year';
} {
  return next ?? { name, price: amount ?? price ?? '0.00', period: period ?? 'month' };
}
