import type { Cents } from '@detroit-well/pricing';

const numbers = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
/** `seven`; a larger number in digits. */
export const inWords = (count: number): string => numbers[count] ?? String(count);

/** When paying once a year is cheaper: `The price of ten months`. Undefined if it never is. */
export function yearlyText(month: Cents, year: Cents): string | undefined {
  const months = year / month;
  if (months >= 12) return undefined;
  if (Number.isInteger(months)) return `The price of ${inWords(months)} months`;
  return `Cheaper if you stay ${inWords(Math.ceil(months))} months or longer`;
}
