import { isApiError } from '@detroit-well/api-client';
import { fromCents, toCents } from '@detroit-well/pricing';

/** What was shown and what the server asks, as decimal texts. */
export interface PriceChange {
  before: string;
  now: string;
}

/** The right price, where the server refuses because another one was shown; null where it names none that can be read. */
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
