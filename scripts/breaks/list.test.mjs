import { expect, it } from 'vitest';
import { breaksNamed, requirePlaces } from './list.mjs';

// The breaks run outside the gate, and a change of the code would otherwise leave one behind unnoticed.
it('every break finds its place exactly once', () => {
  expect(() => requirePlaces(breaksNamed([]))).not.toThrow();
});

it('a break without its place is named', () => {
  const [one] = breaksNamed(['1']);
  expect(() => requirePlaces([{ ...one, found: 'nowhere in the file' }])).toThrow(
    `1: not exactly once in ${one.file}: nowhere in the file`,
  );
});
