import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('../src/', import.meta.url);

test('the package imports only its own files', () => {
  const foreign = readdirSync(folder).flatMap((file) =>
    // Examples in docstrings import the package by its name.
    [...readFileSync(new URL(file, folder), 'utf8').matchAll(/^(?! \*).*?(?:from|import\() ?'([^']+)'/gm)]
      .map(([, from = '']) => from)
      .filter((from) => !from.startsWith('./'))
      .map((from) => `${file}: ${from}`),
  );
  expect(foreign).toEqual([]);
});
