import { formatCents, toCents } from '@detroit-well/pricing';

/** A wire amount in a sentence or on a button: `240.00` is `$240`. */
export const dollars = (amount: string): string => formatCents(toCents(amount));

/** A wire amount in a ledger, a table or a total: `1440.00` is `$1,440.00`. */
export const exactDollars = (amount: string): string => formatCents(toCents(amount), { exact: true });

/** Cents in a table or a total, which can be below zero: -500 is `−$5.00`. */
export const signedDollars = (cents: number): string =>
  `${cents < 0 ? '−' : ''}${formatCents(Math.abs(cents), { exact: true })}`;

/** Cents in full: 900 is `$9.00`. */
export const exactCents = (cents: number): string => formatCents(cents, { exact: true });
