import type { Cents } from '@detroit-well/pricing';
import { fieldProblem } from '../../platform/calls/problem.ts';
import type { FoundCode } from './find-code.ts';
import type { PromoPurchase } from './try-code.ts';

/** Throws a field error if a code covers more than the first payment of a membership: a renewal charges its card. */
export function refuseFreeRenewals(
  { kind, priceCents }: PromoPurchase,
  { code, periods }: Pick<FoundCode, 'code' | 'periods'>,
  offCents: Cents,
  field: 'code' | 'promo_code',
): void {
  if (kind !== 'membership' || offCents < priceCents || periods === 1) return;
  throw fieldProblem({
    [field]: [
      `${code} covers more than the first payment, and a membership renews by card. Ask at the desk.`,
    ],
  });
}
