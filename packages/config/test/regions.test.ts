import { expect, test } from 'vitest';
import { countries, countryCodes, defaultCountry, stateName, statesOf } from '../src/regions.ts';

test('the list has ten countries in the order of the specification, with the default first', () => {
  expect(countryCodes).toEqual(['US', 'CA', 'MX', 'GB', 'AU', 'DE', 'FR', 'IT', 'ES', 'JP']);
  expect(defaultCountry).toBe('US');
  expect(new Set(countries.map(({ name }) => name)).size).toBe(10);
});

test('the United States has 50 states and DC, Canada has 13 provinces and territories', () => {
  expect(statesOf('US')).toHaveLength(51);
  expect(statesOf('CA')).toHaveLength(13);
  expect(statesOf('US')).toContainEqual({ code: 'DC', name: 'District of Columbia' });
  expect(statesOf('CA')).toContainEqual({ code: 'NL', name: 'Newfoundland and Labrador' });
});

test('every state has a unique two-letter code and a name', () => {
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

test('other countries have no list of states', () => {
  for (const code of ['MX', 'GB', 'AU', 'DE', 'FR', 'IT', 'ES', 'JP', '', 'toString']) {
    expect(statesOf(code)).toEqual([]);
  }
});

test('a state is identified by its code', () => {
  expect(stateName('US', 'MI')).toBe('Michigan');
  expect(stateName('MX', 'Jalisco')).toBe('Jalisco');
});
