import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatCount } from '../src/count.ts';

it('formats every whole number like en-US', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (count) => {
      expect(formatCount(count)).toBe(count.toLocaleString('en-US'));
    }),
  );
});
