import { formatCents, fromCents } from '@detroit-well/pricing';
import { problem } from '../../platform/calls/problem.ts';

/** Refuses an amount that the payer did not see. */
export function requireShown({ cents }: { readonly cents: number }, shownCents: number): void {
  if (cents === shownCents) return;
  throw problem('price_changed', {
    price: fromCents(cents),
    message: `It was ${formatCents(shownCents)} on this page, it is ${formatCents(cents)} now. Nothing was charged.`,
  });
}
