import { Script } from 'node:vm';
import { expect, test } from 'vitest';
import { allSamples, codeOf, titleOf } from '../src/sample.ts';
import { testSamples } from './studio.ts';

testSamples('node', ({ runsInPage }) => !runsInPage);

test.each(
  allSamples()
    .filter(({ language, onlyCompiles }) => language === 'js' && onlyCompiles !== undefined)
    .map((sample) => [titleOf(sample), sample] as const),
)('%s is valid JavaScript', (_, sample) => {
  expect(() => new Script(codeOf(sample))).not.toThrow();
});
