import { expect, it } from 'vitest';
import { nearestFirst } from '../src/lost/nearest-first.ts';

const names = ['Denise Okafor', 'Imani Brooks', 'Renée Alston', 'Foundations on Eight Wheels'];

it.each([
  ['renee', 'Renée Alston'],
  ['rene-alston', 'Renée Alston'],
  ['ALSTON', 'Renée Alston'],
  ['foundation', 'Foundations on Eight Wheels'],
  ['imani-alston-brooks', 'Imani Brooks'],
  ['den', null],
  ['nobody', null],
  ['', null],
  ['%E0%A4%A', null],
])('%s is nearest to %s', (address, nearest) => {
  const found = nearestFirst(names, (name) => name, address);
  expect(found.nearest).toBe(nearest);
  expect(found.items[0]).toBe(nearest ?? names[0]);
  expect([...found.items].sort()).toEqual([...names].sort());
});
