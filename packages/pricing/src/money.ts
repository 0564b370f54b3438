/** Money is an integer number of cents in code and a decimal string (`75.00`) on the wire (SPEC-B 10.2). */
export type Cents = number;

const decimal = /^\d{1,12}(?:\.\d{1,2})?$/;

/** Parses a wire amount: `'75.00'`, `'75.5'` and `75` are 7500, 7550 and 7500 cents. Throws a RangeError for anything else. */
export function toCents(amount: string | number): Cents {
  const text = String(amount).trim();
  if (!decimal.test(text)) throw new RangeError(`Not an amount of money: ${JSON.stringify(amount)}`);
  const [dollars = '0', cents = ''] = text.split('.');
  return Number(dollars) * 100 + Number(cents.padEnd(2, '0'));
}

/** Formats cents for the wire: 7500 is `'75.00'`. Throws a RangeError unless `cents` is a non-negative integer. */
export function fromCents(cents: Cents): string {
  assertCents(cents);
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

/**
 * Formats cents for display in a sentence: 7500 is `$75`, 7550 is `$75.50`, 120000 is `$1,200`. With `exact`, as ledgers, tables and
 * totals show them: 120000 is `$1,200.00`.
 */
export function formatCents(cents: Cents, { exact = false }: { readonly exact?: boolean } = {}): string {
  assertCents(cents);
  const dollars = String(Math.floor(cents / 100)).replace(/\B(?=(?:\d{3})+$)/g, ',');
  return cents % 100 === 0 && !exact ? `$${dollars}` : `$${dollars}.${String(cents % 100).padStart(2, '0')}`;
}

/** Throws a RangeError unless the value is a non-negative safe integer. */
export function assertCents(cents: Cents): void {
  if (!Number.isSafeInteger(cents) || cents < 0) throw new RangeError(`Not a number of cents: ${cents}`);
}
