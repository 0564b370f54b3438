import { expect, test } from 'vitest';
import { constants } from '../src/constants.ts';
import { countries, countryCodes, defaultCountry, stateName, statesOf } from '../src/places.ts';

test('ten countries are offered, in the order of the specification, and the first is the default', () => {
  expect(countryCodes).toEqual(['US', 'CA', 'MX', 'GB', 'AU', 'DE', 'FR', 'IT', 'ES', 'JP']);
  expect(countryCodes).toEqual(constants.countries.codes);
  expect(defaultCountry).toBe('US');
  expect(new Set(countries.map(({ name }) => name)).size).toBe(10);
});

test('the United States have 50 states and DC, Canada 13 provinces and territories', () => {
  expect(statesOf('US')).toHaveLength(51);
  expect(statesOf('CA')).toHaveLength(13);
  expect(statesOf('US')).toContainEqual({ code: 'DC', name: 'District of Columbia' });
  expect(statesOf('CA')).toContainEqual({ code: 'NL', name: 'Newfoundland and Labrador' });
});

test('every state has a code of two capitals and a name, and none stands twice', () => {
  for (const country of ['US', 'CA']) {
    const states = statesOf(country);
    expect(new Set(states.map(({ code }) => code)).size).toBe(states.length);
    expect(new Set(states.map(({ name }) => name)).size).toBe(states.length);
    for (const { code, name } of states) {
      expect(code).toMatch(/^[A-Z]{2}$/);
      expect(name).toMatch(/^[A-Z][A-Za-z ]+$/);
    }
  }
});

test('other countries have no list', () => {
  for (const code of ['MX', 'GB', 'AU', 'DE', 'FR', 'IT', 'ES', 'JP', '', 'toString']) {
    expect(statesOf(code)).toEqual([]);
  }
});

test('a state is named by its code', () => {
  expect(stateName('US', 'MI')).toBe('Michigan');
  expect(stateName('MX', 'Jalisco')).toBe('Jalisco');
});
