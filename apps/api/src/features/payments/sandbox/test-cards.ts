import { testCards } from '@detroit-well/validation/card';
import type { sandboxCards } from '../../../platform/database/schema/sandbox.ts';

export type CardBehaviour = (typeof sandboxCards)['$inferSelect']['behaviour'];

const behaviours: Readonly<Record<string, CardBehaviour>> = testCards;

/** The behavior of a card number in the sandbox, given as digits without separators. */
export function behaviourOf(digits: string): CardBehaviour {
  return behaviours[digits] ?? 'unsupported';
}
