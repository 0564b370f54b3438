import { expect, test } from 'vitest';
import { allSamples, titleOf } from '../src/sample.ts';
import { shellProblems } from '../src/shell.ts';

const samples = allSamples();

test.each(
  samples.filter(({ language }) => language === 'sh').map((sample) => [titleOf(sample), sample] as const),
)('%s names only what exists', (_, sample) => {
  expect(shellProblems(sample, samples)).toEqual([]);
});
