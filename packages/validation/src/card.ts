/** The rules of a card, for forms and servers alike. They load no zod. */

const expiryShape = /^(\d{2}) ?\/ ?(\d{2}|\d{4})$/;

/** The month in which a card expires, from 1 to 12, and the year with four digits. */
export interface CardExpiry {
  readonly exp_month: number;
  readonly exp_year: number;
}

/** `12/27` as month and full year, or undefined when it is neither. */
export function readExpiry(text: string): { exp_month: number; exp_year: number } | undefined {
  const [, month, year] = expiryShape.exec(text.trim()) ?? [];
  const exp_month = Number(month);
  if (!year || exp_month < 1 || exp_month > 12) return undefined;
  return { exp_month, exp_year: year.length === 2 ? 2000 + Number(year) : Number(year) };
}

/** True if a card is in date on a calendar day of the studio, `YYYY-MM-DD`. It expires at the end of its month. */
export function isCardInDate({ exp_month, exp_year }: CardExpiry, day: string): boolean {
  return `${exp_year}-${String(exp_month).padStart(2, '0')}` >= day.slice(0, 7);
}

/** 13 to 19 digits with a valid check digit (ISO/IEC 7812); spaces are allowed. */
export function isCardNumber(text: string): boolean {
  if (text.length > 30 || !/^[\d ]+$/.test(text)) return false;
  const digits = text.replaceAll(' ', '').split('').toReversed().map(Number);
  const sum = digits.reduce((total, digit, index) => {
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return digits.length >= 13 && digits.length <= 19 && sum % 10 === 0;
}

/** A card as entered in the form of the sandbox. */
export interface TypedCard {
  readonly number: string;
  readonly exp_month: number | string;
  readonly exp_year: number | string;
  readonly cvc: string;
}

type CardField = 'number' | 'exp_month' | 'exp_year' | 'cvc';

/** A card that is well-formed and in date. */
export interface CheckedCard {
  readonly digits: string;
  readonly expMonth: number;
  readonly expYear: number;
  readonly brand: string;
  readonly last4: string;
}

/** The card, or the errors of its fields. */
export type CardCheck =
  | { readonly ok: true; readonly card: CheckedCard }
  | { readonly ok: false; readonly fields: { [Field in CardField]?: string[] } };

/**
 * Validates number, expiry and security code, with errors per field, as the sandbox of the server does. A card expires at the end of
 * its month (studio time); any later month is accepted. `today` is a calendar day, `YYYY-MM-DD`.
 */
export function checkCard(typed: TypedCard, today: string): CardCheck {
  const digits = typed.number.slice(0, 40).replace(/[\s-]/g, '');
  const expMonth = Number(typed.exp_month);
  const expYear = fullYear(Number(typed.exp_year));
  const brand = brandOf(digits);
  const fields: { [Field in CardField]?: string[] } = {};
  if (!isCardNumber(digits)) fields.number = ['Your card number is invalid.'];
  if (!Number.isInteger(expMonth) || expMonth < 1 || expMonth > 12) {
    fields.exp_month = ["Your card's expiration month is invalid."];
  }
  if (!Number.isInteger(expYear) || expYear > lastYear) {
    fields.exp_year = ["Your card's expiration year is invalid."];
  } else if (!isCardInDate({ exp_month: expMonth, exp_year: expYear }, today)) {
    fields[expYear < Number(today.slice(0, 4)) ? 'exp_year' : 'exp_month'] = ['Your card has expired.'];
  }
  if (!new RegExp(brand === 'amex' ? '^\\d{4}$' : '^\\d{3}$').test(typed.cvc.trim())) {
    fields.cvc = ["Your card's security code is invalid."];
  }
  if (Object.keys(fields).length > 0) return { ok: false, fields };
  return { ok: true, card: { digits, expMonth, expYear, brand, last4: digits.slice(-4) } };
}

/** The last year that has four digits. */
const lastYear = 9999;

const fullYear = (year: number) => (year >= 0 && year < 100 ? 2000 + year : year);

/** The brand of a card, derived from its first digits. Falls back to `card`. */
function brandOf(digits: string): string {
  if (digits.startsWith('4')) return 'visa';
  if (/^(5[1-5]|2[2-7])/.test(digits)) return 'mastercard';
  if (/^3[47]/.test(digits)) return 'amex';
  if (digits.startsWith('6')) return 'discover';
  return 'card';
}

/**
 * The behavior of each test card of the sandbox, by its number. Any other number that passes the check digit is unsupported. A
 * behavior that is a code of Stripe is the reason of the decline.
 */
export const testCards = {
  '4242424242424242': 'succeeds',
  '4000000000000002': 'declines',
  '4000002760003184': 'asks',
  // Stripe declines these numbers in test mode for the same reasons.
  '4000000000009995': 'insufficient_funds',
  '4000000000000069': 'expired_card',
  '4000000000000127': 'incorrect_cvc',
  '4000000000000119': 'processing_error',
  '4000000000009979': 'stolen_card',
} as const;
