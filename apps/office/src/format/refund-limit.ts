import { formatCents, fromCents, type Cents } from '@detroit-well/pricing';

/** `$50.00`, or `No limit`. */
export const limitText = (cents: Cents | null): string =>
  cents === null ? 'No limit' : formatCents(cents, { exact: true });

/** A limit in its field: dollars, empty without one. */
export const limitInput = (cents: Cents | null): string => (cents === null ? '' : fromCents(cents));
