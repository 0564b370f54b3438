import { typedCents } from '../format/amount.ts';

/** Sums that people hand over for an amount, in cents: the amount itself, and the next ones in notes. */
export function notesFor(cents: number): number[] {
  const next = (note: number): number => Math.ceil(cents / note) * note;
  return [...new Set([cents, next(1000), next(2000), next(5000), next(10_000)])]
    .toSorted((a, b) => a - b)
    .slice(0, 4);
}

/** What was handed over, against what is taken. Cents. */
export interface CashGiven {
  readonly change: number;
  /** Above zero: so much is missing. */
  readonly missing: number;
}

/** Null: nothing was typed. Undefined: it is no amount. */
export function cashGiven(typed: string, due: number): CashGiven | null | undefined {
  const received = typedCents(typed);
  if (received == null) return received;
  return { change: Math.max(0, received - due), missing: Math.max(0, due - received) };
}
