import { toCents } from '@detroit-well/pricing';
import { fieldProblem } from '../../../platform/calls/problem.ts';

/** An amount as the caller saw it, in cents; null where the request has none. */
export function claimedCents<Field extends string>(
  body: Readonly<Partial<Record<Field, string | number | undefined>>>,
  field: Field,
): number | null {
  const amount = body[field];
  if (amount === undefined) return null;
  try {
    return toCents(amount);
  } catch {
    throw fieldProblem({ [field]: ['Not an amount of money.'] });
  }
}
