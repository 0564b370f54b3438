import { formatCents, toCents, type Cents } from '@detroit-well/pricing';

/** The cents of a wire amount, which may be below zero in a payout. */
export const centsOf = (amount: string): Cents =>
  amount.startsWith('-') ? -toCents(amount.slice(1)) : toCents(amount);

/** The cents of the wire amounts of a list together. */
export const sumCents = <Row>(rows: readonly Row[], ...amounts: readonly ((row: Row) => string)[]): number =>
  rows.reduce((sum, row) => amounts.reduce((all, amount) => all + centsOf(amount(row)), sum), 0);

/** Cents as a figure, without cents from a thousand dollars on: `$8,598`, `$264.50`, `−$20`. */
export function figureText(cents: number): string {
  const shown = Math.abs(cents) >= 100_000 ? Math.round(cents / 100) * 100 : Math.round(cents);
  return `${shown < 0 ? '−' : ''}${formatCents(Math.abs(shown))}`;
}
