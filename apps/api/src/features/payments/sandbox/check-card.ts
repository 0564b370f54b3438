import { isCardInDate, isCardNumber } from '@detroit-well/validation/card';
import { brandOf } from './test-cards.ts';

/** A card as entered in the sandbox form. The card number never leaves this folder. */
export interface TypedCard {
  readonly number: string;
  readonly exp_month: number | string;
  readonly exp_year: number | string;
  readonly cvc: string;
}

type CardField = 'number' | 'exp_month' | 'exp_year' | 'cvc';

export interface CheckedCard {
  readonly digits: string;
  readonly expMonth: number;
  readonly expYear: number;
  readonly brand: string;
  readonly last4: string;
}

export type CardCheck =
  | { readonly ok: true; readonly card: CheckedCard }
  | { readonly ok: false; readonly fields: { [Field in CardField]?: string[] } };

/** Validates number, expiry and security code, with errors per field. A card expires at the end of its month (studio time). */
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
  const year = Number(today.slice(0, 4));
  if (!Number.isInteger(expYear) || expYear > year + 50) {
    fields.exp_year = ["Your card's expiration year is invalid."];
  } else if (!isCardInDate({ exp_month: expMonth, exp_year: expYear }, today)) {
    fields[expYear < year ? 'exp_year' : 'exp_month'] = ['Your card has expired.'];
  }
  if (!new RegExp(brand === 'amex' ? '^\\d{4}$' : '^\\d{3}$').test(typed.cvc.trim())) {
    fields.cvc = ["Your card's security code is invalid."];
  }
  if (Object.keys(fields).length > 0) return { ok: false, fields };
  return { ok: true, card: { digits, expMonth, expYear, brand, last4: digits.slice(-4) } };
}

function fullYear(year: number): number {
  return year >= 0 && year < 100 ? 2000 + year : year;
}
