import { formatCents, type Cents } from '@detroit-well/pricing';

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

/** What paying once a year saves: `$98 less than twelve months`. Undefined if it saves nothing. */
export function yearlyText(month: Cents, year: Cents): string | undefined {
  const saved = 12 * month - year;
  return saved > 0 ? `${formatCents(saved)} less than twelve months` : undefined;
}
