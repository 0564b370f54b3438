import { expect, test } from 'vitest';
import { brand, pageTitle } from '../src/brand.ts';

test('a document title is the page title, a bar and the product name', () => {
  expect(pageTitle('Training')).toBe(`Training | ${brand.name}`);
});

test('without a page title the document title is the product name', () => {
  expect(pageTitle()).toBe(brand.name);
  expect(pageTitle('  ')).toBe(brand.name);
});
