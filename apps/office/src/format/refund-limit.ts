import { formatCents } from '@detroit-well/pricing';

/** `$50.00`, or `No limit`. */
export const limitText = (cents: number | null): string =>
  cents === null ? 'No limit' : formatCents(cents, { exact: true });

/** What the field shows for a limit: dollars, empty without one. */
export const limitInput = (cents: number | null): string => (cents === null ? '' : (cents / 100).toFixed(2));

/** The cents of a typed amount; null for an empty field, undefined for what is no amount. */
export function limitCents(text: string): number | null | undefined {
  const typed = text.trim().replace(/^\$/, '').replaceAll(',', '');
  if (typed === '') return null;
  return /^\d{1,6}(\.\d{1,2})?$/.test(typed) ? Math.round(Number(typed) * 100) : undefined;
}
