import { describe, expect, it } from 'vitest';
import { initials } from '@detroit-well/config/initials';
import { contrast } from '../src/components/badge/contrast.ts';
import { nameWidth } from '../src/components/site-footer/name-width.ts';
import { telHref } from '../src/components/site-header/phone.ts';
import { formatExpiry, groupCardNumber, isDeletion } from '../src/patterns/card-fields/card-text.ts';
import { isMissingFile } from '../src/files/is-missing-file.ts';
import { fallbackTexts } from '../src/patterns/fallback-screen/fallback-texts.ts';

describe('the title of a fallback screen (SPEC-B 8.2)', () => {
  it.each([
    ['network', 'Connection Problem'],
    [400, 'Invalid Request'],
    [401, 'Authentication Required'],
    [403, 'Access Denied'],
    [404, 'Not Found'],
    [409, 'Conflict'],
    [429, 'Too Many Requests'],
    [500, 'Server Error'],
    [502, 'Server Error'],
    [503, 'Server Error'],
    [418, 'Something Went Wrong'],
    [0, 'Something Went Wrong'],
  ] as const)('%s is %s', (kind, title) => {
    expect(fallbackTexts(kind).title).toBe(title);
  });
});

describe('card text', () => {
  it.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['4242-4242 42', '4242 4242 42'],
    ['1'.repeat(30), '1111 1111 1111 1111 111'],
    ['４２４２\u3000４２', '4242 42'],
    ['\u202A4242\u20114242\u202C', '4242 4242'],
  ])('groups %s as %s', (typed, shown) => {
    expect(groupCardNumber(typed)).toBe(shown);
  });

  it.each([
    ['0828', '08 / 28'],
    ['8/28', '08 / 28'],
    ['08 / 2028', '08 / 28'],
    ['8', '08'],
    ['1', '1'],
    ['123', '12 / 3'],
    ['０８／２０２８', '08 / 28'],
    ['122028', '12 / 28'],
    ['12028', '01 / 28'],
    ['202812', '12 / 28'],
    ['2028-12', '12 / 28'],
    ['2028/1', '01 / 28'],
    ['12-2028', '12 / 28'],
    ['12.28', '12 / 28'],
    ['12/31/2028', '12 / 28'],
    ['131', '01 / 31'],
    ['0', '0'],
    ['12/', '12 / '],
    ['13/', '01 / 3'],
    ['', ''],
  ])('shows the expiry %s as %s', (typed, shown) => {
    expect(formatExpiry(typed)).toBe(shown);
  });
});

describe('an expiry typed sign by sign', () => {
  it.each([
    ['1/31', '01 / 31'],
    ['1 31', '01 / 31'],
    ['01/31', '01 / 31'],
    ['12/2028', '12 / 28'],
    ['1228', '12 / 28'],
    ['828', '08 / 28'],
    ['8/28', '08 / 28'],
    ['1-2028', '01 / 28'],
  ])('%s is shown as %s', (typed, shown) => {
    expect(Array.from(typed).reduce((before, sign) => formatExpiry(before + sign), '')).toBe(shown);
  });

  it.each([
    ['12 / 2', '12 / 28', true],
    ['1 / 28', '12 / 28', true],
    ['', '12 / 28', true],
    ['1/31', '12 / 28', false],
    ['12 / 285', '12 / 28', false],
  ])('%j after %j: deleted %s', (typed, before, deleted) => {
    expect(isDeletion(typed, before)).toBe(deleted);
  });
});

describe('display helpers', () => {
  it.each([
    ['Danielle Whitaker', 'DW'],
    ['Renée de la Cruz', 'RC'],
    ['Cher', 'C'],
    ['', ''],
  ])('the initials of "%s" are %s', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });

  it('computes the contrast of black on white and returns null for invalid colors', () => {
    expect(contrast('#000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('red', '#fff')).toBeNull();
  });

  it('adds the country code to United States phone numbers', () => {
    expect(telHref('(313) 555-0142')).toBe('tel:+13135550142');
  });

  it('estimates the width of the working name', () => {
    expect(nameWidth('Detroit//Well')).toBeCloseTo(5.62, 1);
  });
});

describe('the detection of a missing page file', () => {
  it.each([
    ['Failed to fetch dynamically imported module: http://localhost/assets/feed-1a.js', true],
    ['error loading dynamically imported module: http://localhost/assets/feed-1a.js', true],
    ['Importing a module script failed.', true],
    ['Unable to preload CSS for /assets/overlay-1a.css', true],
    ["Cannot read properties of undefined (reading 'map')", false],
  ])('%s means a missing file: %s', (message, missing) => {
    expect(isMissingFile(new TypeError(message))).toBe(missing);
  });
});
