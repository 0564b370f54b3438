import { isApiError } from '@detroit-well/api-client';
import { fromCents, toCents } from '@detroit-well/pricing';

/** The price that was shown and the server's price, as wire amounts. */
export interface PriceChange {
  readonly before: string;
  readonly now: string;
}

/** Reads the server's price from a `price_changed` problem; null when the error has no readable price (SPEC-B 10.1). */
export function priceChange(error: unknown, shown: string): PriceChange | null {
  if (!isApiError(error) || error.code !== 'price_changed') return null;
  const { details } = error;
  const price = typeof details === 'object' && details !== null && 'price' in details ? details.price : null;
  if (typeof price !== 'string' && typeof price !== 'number') return null;
  try {
    return { before: shown, now: fromCents(toCents(price)) };
  } catch {
    return null;
  }
}
