import * as z from 'zod';
import { limitCents } from './refund-limit.ts';

/** An amount that somebody typed, as the server takes it: `30` and `$30.5` are `30.00` and `30.50`. Undefined if it is none. */
export function wireAmount(text: string): string | undefined {
  const cents = limitCents(text);
  return cents ? (cents / 100).toFixed(2) : undefined;
}

/** The field of an amount. */
export const amountField = z
  .string()
  .refine((text) => wireAmount(text) !== undefined, { error: 'Write an amount such as 30 or 30.00.' });
