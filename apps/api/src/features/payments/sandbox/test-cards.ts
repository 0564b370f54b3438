import { testCards } from '@detroit-well/validation/card';
import type { sandboxCards } from '../../../platform/database/schema/sandbox.ts';

/** How the sandbox treats a test card. */
export type CardBehaviour = (typeof sandboxCards)['$inferSelect']['behaviour'];

const behaviours: Readonly<Record<string, CardBehaviour>> = testCards;

/** How the sandbox treats a card number, given as digits without separators. */
export function behaviourOf(digits: string): CardBehaviour {
  return behaviours[digits] ?? 'unsupported';
}
