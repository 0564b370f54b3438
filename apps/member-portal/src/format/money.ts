import { formatCents, toCents } from '@detroit-well/pricing';

/** Formats the wire amount `75.00` as `$75` and `75.50` as `$75.50`. */
export function dollars(amount: string): string {
  return formatCents(toCents(amount));
}
