import { fromCents, toCents, type Cents } from '@detroit-well/pricing';
import * as z from 'zod/mini';

/** The cents of an amount as people type it: `30`, `$30.5` or `1,200`. Null for an empty text, undefined for one that is no amount. */
export function typedCents(text: string): Cents | null | undefined {
  const typed = text.trim().replace(/^\$/, '').replaceAll(',', '');
  if (typed === '') return null;
  return /^\d{1,6}(\.\d{1,2})?$/.test(typed) ? toCents(typed) : undefined;
}

/** A typed price for the server: `75` is `75.00`, and it may be zero. Undefined if it is none. */
export function wirePrice(text: string): string | undefined {
  const cents = typedCents(text);
  return cents == null ? undefined : fromCents(cents);
}

/** A typed amount that is paid or given back, for the server: above zero. Undefined if it is none. */
export const wireAmount = (text: string): string | undefined =>
  typedCents(text) === 0 ? undefined : wirePrice(text);

/** The field of an amount. */
export const amountField = z
  .string()
  .check(
    z.refine((text) => wireAmount(text) !== undefined, { error: 'Write an amount such as 30 or 30.00.' }),
  );
