import { formatCents, toCents } from '@detroit-well/pricing';

/** `$75` or `$75.50` for the wire's `75.00` or `75.50`. */
export function dollars(amount: string): string {
  return formatCents(toCents(amount));
}
