import { expect, test } from 'vitest';
import { brand, pageTitle } from '../src/brand.ts';

test('a title is the page title followed by a bar and the product name', () => {
  expect(pageTitle('Training')).toBe(`Training | ${brand.name}`);
});

test('without a page title the product stands alone', () => {
  expect(pageTitle()).toBe(brand.name);
  expect(pageTitle('  ')).toBe(brand.name);
});
