import { isApiError } from '@detroit-well/api-client';
import { fromCents, toCents } from '@detroit-well/pricing';

/** The price that was shown and the server's price, as decimal strings. */
export interface PriceChange {
  before: string;
  now: string;
}

/** The server's price, when the server rejects the one that was shown; null when the problem has no readable price. */
export function priceChange(error: unknown, shown: string): PriceChange | null {
  if (!isApiError(error) || error.code !== 'price_changed') return null;
  const { details } = error;
  const named = typeof details === 'object' && details !== null && 'price' in details ? details.price : null;
  if (typeof named !== 'string' && typeof named !== 'number') return null;
  try {
    return { before: shown, now: fromCents(toCents(named)) };
  } catch {
    return null;
  }
}
