import * as z from 'zod/mini';
import { typedCents } from '../../format/amount.ts';

/** What is counted in a drawer, in cents. */
export const bills = [100_00, 50_00, 20_00, 10_00, 5_00, 1_00] as const;
export const coins = [25, 10, 5, 1] as const;

/** The field of a bill or coin. */
export const countName = (each: number) => `each${each}` as const;

export interface CountValues {
  readonly [each: `each${number}`]: string;
  readonly sum: string;
  readonly float: string;
  readonly note: string;
}

const all = [...bills, ...coins];

export const emptyCount = (float: string): CountValues => ({
  ...Object.fromEntries(all.map((each) => [countName(each), ''])),
  sum: '',
  float,
  note: '',
});

const howMany = z
  .string()
  .check(z.refine((text) => /^\d{0,4}$/.test(text.trim()), { error: 'How many? A whole number.' }));
const sumOfMoney = z
  .string()
  .check(z.refine((text) => typedCents(text) !== undefined, { error: 'Write a sum such as 422 or 422.50.' }));

/** The form of a count. `isSum`: one sum was typed in place of bills and coins. */
export const countForm = (isSum: boolean) =>
  z
    .object({
      ...Object.fromEntries(all.map((each) => [countName(each), isSum ? z.string() : howMany])),
      sum: isSum ? sumOfMoney : z.string(),
      float: sumOfMoney,
      note: z.string(),
    })
    .check(
      z.refine((values) => drawerCents(values as CountValues, isSum) >= floatCents(values as CountValues), {
        path: ['float'],
        error: 'The float is more than what is in the drawer.',
      }),
    );

/** The cents of one kind of bill or coin. */
export const centsOfEach = (values: CountValues, each: number): number => {
  const text = (values[countName(each)] ?? '').trim();
  return /^\d+$/.test(text) ? Number(text) * each : 0;
};

/** All that is in the drawer, in cents. */
export const drawerCents = (values: CountValues, isSum: boolean): number =>
  isSum ? (typedCents(values.sum) ?? 0) : all.reduce((cents, each) => cents + centsOfEach(values, each), 0);

export const floatCents = ({ float }: Pick<CountValues, 'float'>): number => typedCents(float) ?? 0;
