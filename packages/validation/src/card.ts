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

/** Whether a card is in date on a calendar day of the studio, `YYYY-MM-DD`. It expires at the end of its month. */
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
