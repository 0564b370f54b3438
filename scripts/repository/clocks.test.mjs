import { expect, test } from 'vitest';
import { timesWithoutClock } from './clocks.mjs';

const found = (text, path = 'apps/api/src/features/any.ts') => timesWithoutClock([{ path, text }]).length;

test('a time that comes from no clock is found', () => {
  for (const text of [
    'const now = new Date();',
    'const now = Date.now();',
    'call(Date.now);',
    'db.execute(sql`update a set at = now()`);',
    'db.execute(sql`update a set at = now() where id = ${id}`);',
    'db.execute(sql`select ${id}, CURRENT_TIMESTAMP`);',
    "instant('at').defaultNow();",
  ])
    expect(found(text)).toBe(1);
});

test('a time from a clock, a test and the clock itself are not', () => {
  for (const text of [
    'const at = new Date(ms);',
    'const now = clock.now();',
    'db.execute(sql`select studio_now()`);',
    '// now() is the time of the transaction',
  ])
    expect(found(text)).toBe(0);
  expect(found('const now = new Date();', 'apps/api/src/features/any.test.ts')).toBe(0);
  expect(found('const now = new Date();', 'apps/api/src/platform/clock/clock.ts')).toBe(0);
});
