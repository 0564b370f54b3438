import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { slug } from '../src/slug.ts';

test.each([
  ['Skate//Well', 'skate-well'],
  ['Movement//Well', 'movement-well'],
  ['Core//Strength', 'core-strength'],
  ['Roll & Recover (Level 2)', 'roll-recover-level-2'],
  ["Beginner's Night", 'beginners-night'],
  ['  spaced   out  ', 'spaced-out'],
  ['a////b', 'a-b'],
  ['a/b', 'ab'],
  ['--Already--slugged--', 'already-slugged'],
  ['Été', 't'],
  ['//', ''],
  ['', ''],
])('%j becomes %j', (name, expected) => {
  expect(slug(name)).toBe(expected);
});

describe('for every name', () => {
  const names = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string(),
    fc.stringMatching(/^[A-Za-z /-]{0,20}$/),
  );

  test('a slug contains only a-z, 0-9 and single dashes, with no dash at either end', () => {
    fc.assert(
      fc.property(names, (name) => {
        expect(slug(name)).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
      }),
    );
  });

  test('a slug of a slug is the same slug', () => {
    fc.assert(
      fc.property(names, (name) => {
        expect(slug(slug(name))).toBe(slug(name));
      }),
    );
  });
});
