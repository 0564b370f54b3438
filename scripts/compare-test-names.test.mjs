import { expect, it } from 'vitest';
import { compareTests } from './compare-test-names.mjs';

const test = (name, file = 'a.test.ts', run = 'apps/api unit') => ({ run, file, name });

it('names the tests that are gone, moved and new', () => {
  const before = [test('stays'), test('moves'), test('goes')];
  const after = [test('stays'), test('moves', 'a.test.ts', 'apps/api full'), test('comes')];
  expect(compareTests(before, after)).toEqual({
    gone: ['apps/api unit: a.test.ts > goes'],
    moved: ['apps/api unit: a.test.ts -> apps/api full: a.test.ts > moves'],
    added: ['apps/api unit: a.test.ts > comes'],
  });
});

it('names a test that stands less often than before', () => {
  const { gone } = compareTests([test('twice'), test('twice')], [test('twice')]);
  expect(gone).toEqual(['apps/api unit: a.test.ts > twice']);
});
