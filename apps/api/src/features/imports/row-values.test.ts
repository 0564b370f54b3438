import { expect, it } from 'vitest';
import { valuesOf } from './row-values.ts';

const columns = (['first_name', 'email', 'date_of_birth'] as const).map((field) => ({
  name: field,
  examples: [],
  field,
}));
const today = '2026-03-02';
const reasonOf = (born: string) =>
  valuesOf(['Ada', 'ada@demo.test', born], { columns, order: 'year_first', today }).reason;

it.each([
  ['2008-03-02', null],
  ['2008-03-03', 'The person is under 18.'],
  ['2020-01-31', 'The person is under 18.'],
  ['2026-03-02', 'The person is under 18.'],
  ['2026-03-03', 'The date of birth is not valid.'],
  ['1899-01-01', 'The date of birth is not valid.'],
  ['2008-02-30', 'The date of birth is not valid.'],
  ['', null],
])('a row of somebody born on "%s" has the reason %s', (born, reason) => {
  expect(reasonOf(born)).toBe(reason);
});
