import { expect, it } from 'vitest';
import { weekAt } from '../src/routes/schedule/week.ts';

it.each([
  [undefined, '2026-03-14', '2026-03-08', '2026-03-14', true],
  ['2026-03-15', '2026-03-14', '2026-03-15', '2026-03-21', false],
  ['2026-03-11', '2026-03-14', '2026-03-08', '2026-03-14', true],
  ['2026-01-01', '2026-03-14', '2025-12-28', '2026-01-03', false],
  ['nonsense', '2026-03-14', '2026-03-08', '2026-03-14', true],
])('the week of %s on %s starts on Sunday %s and ends on %s', (text, today, first, last, isCurrent) => {
  expect(weekAt(text, today)).toMatchObject({ first, last, isCurrent });
});
