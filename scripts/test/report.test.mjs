import { expect, test } from 'vitest';
import { counted, failures, slowest } from './report.mjs';

const vitest = `
@shop/api:unit:  \u001B[32m✓\u001B[39m src/seats.test.ts \u001B[2m(\u001B[22m3 tests\u001B[2m)\u001B[22m 1124\u001B[2mms\u001B[22m
@shop/api:unit:  ❯ src/refunds.test.ts (2 tests | 1 failed) 2.5s
@shop/api:unit:  FAIL  src/refunds.test.ts > refunds the rest
@shop/api:unit: AssertionError: expected 30 to be 20
@shop/api:unit:       Tests  1 failed | 4 passed (5)
`;
const playwright = `
  ✓   1 [phone] › tests/menu.spec.ts:3:1 › opens (900ms)
  ✘  12 [phone] › tests/pays.spec.ts:9:1 › pays (1.2m)
  1) [phone] › tests/pays.spec.ts:9:1 › pays
  1 failed
  1 passed (1.5m)
`;

test('tests of several runs are added up', () => {
  expect(counted(vitest + playwright)).toEqual({ passed: 5, failed: 2 });
});

test('the slowest files and tests come first', () => {
  expect(slowest(vitest, 1)).toEqual([{ name: 'src/refunds.test.ts', seconds: 2.5 }]);
  expect(slowest(vitest)).toHaveLength(2);
  expect(slowest(playwright)).toEqual([
    { name: '[phone] › tests/pays.spec.ts:9:1 › pays', seconds: 72 },
    { name: '[phone] › tests/menu.spec.ts:3:1 › opens', seconds: 0.9 },
  ]);
});

test('failed tests and their errors are named', () => {
  expect(failures(vitest)).toEqual([
    '@shop/api:unit:  FAIL  src/refunds.test.ts > refunds the rest',
    '@shop/api:unit: AssertionError: expected 30 to be 20',
  ]);
  expect(failures(playwright)).toEqual(['1) [phone] › tests/pays.spec.ts:9:1 › pays']);
});
