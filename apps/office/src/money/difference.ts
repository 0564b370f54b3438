import { formatCents } from '@detroit-well/pricing';

/** `$10.00 short`, `$5.00 over`, or `None`. */
export function differenceText(cents: number): string {
  if (cents === 0) return 'None';
  return `${formatCents(Math.abs(cents), { exact: true })} ${cents < 0 ? 'short' : 'over'}`;
}

/** The same as a figure: `$10 short`, `Nothing missing`. */
export function differenceFigure(cents: number): string {
  if (cents === 0) return '$0';
  return `${formatCents(Math.abs(cents))} ${cents < 0 ? 'short' : 'over'}`;
}
