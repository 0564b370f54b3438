import { describe, expect, test } from 'vitest';
import {
  canAddContact,
  cardForm,
  hasOtherPrimary,
  isCardInDate,
  isCardNumber,
  metadataAdvice,
  readExpiry,
} from '../src/index.ts';
import { valid } from './valid.ts';

describe('emergency contacts', () => {
  const contact = (public_id: string, is_primary = false) => ({ public_id, is_primary });

  test('there are at most 3', () => {
    expect(canAddContact([contact('a'), contact('b')])).toBe(true);
    expect(canAddContact([contact('a'), contact('b'), contact('c')])).toBe(false);
  });

  test('only one may be primary', () => {
    expect(hasOtherPrimary([contact('a', true), contact('b')], 'b')).toBe(true);
    expect(hasOtherPrimary([contact('a', true), contact('b')], 'a')).toBe(false);
    expect(hasOtherPrimary([contact('a')])).toBe(false);
  });
});

describe('page metadata', () => {
  const fine = { title: 'a'.repeat(30), description: 'a'.repeat(160), image: '/x.png' };
  const adviceFor = (change: object) =>
    metadataAdvice({ ...fine, ...change }).map(({ level, field }) => `${level} ${field}`);

  test.each<[object, string[]]>([
    [{}, []],
    [{ title: 'a'.repeat(60), description: 'a'.repeat(120) }, []],
    [{ title: 'a'.repeat(29) }, ['warning title']],
    [{ title: 'a'.repeat(61) }, ['warning title']],
    [{ description: 'a'.repeat(119) }, ['warning description']],
    [{ title: '', description: undefined }, ['error title', 'error description']],
    [{ image: undefined }, ['warning image']],
  ])('%j returns %j', (change, expected) => {
    expect(adviceFor(change)).toEqual(expected);
  });
});

describe('the card form of the sandbox', () => {
  test.each(['4242 4242 4242 4242', '4000000000000002', '4000 0027 6000 3184'])(
    '%s is a card number',
    (number) => {
      expect(isCardNumber(number)).toBe(true);
    },
  );

  test.each(['', '4242 4242 4242 4241', '4242', '0'.repeat(20), '4242-4242-4242-4242', 'card'])(
    '%j is not a card number',
    (number) => {
      expect(isCardNumber(number)).toBe(false);
    },
  );

  test.each([
    ['12/27', { exp_month: 12, exp_year: 2027 }],
    ['01 / 2031', { exp_month: 1, exp_year: 2031 }],
    ['13/27', undefined],
    ['00/27', undefined],
    ['1227', undefined],
  ])('%s is read as %j', (text, expected) => {
    expect(readExpiry(text)).toEqual(expected);
  });

  test.each([
    ['2030-07-31', true],
    ['2030-08-31', true],
    ['2030-09-01', false],
    ['2031-01-01', false],
    ['2029-12-31', true],
  ])('on %s a card that expires in August 2030 is in date: %s', (day, inDate) => {
    expect(isCardInDate({ exp_month: 8, exp_year: 2030 }, day)).toBe(inDate);
  });

  test.each([
    ['number', '4242 4242 4242 4241', 'Please enter a valid card number'],
    ['expires', '12/20', 'Please enter a valid expiry date (MM/YY)'],
    ['cvc', '12', 'Please enter a valid security code'],
    ['cvc', '', 'Please enter a valid security code'],
  ])('%s %j shows: %s', (field, typed, text) => {
    expect(
      cardForm.safeParse({ ...valid.card, [field]: typed }).error?.issues.map(({ message }) => message),
    ).toEqual([text]);
  });
});
