import { expect, it } from 'vitest';
import { hintDomain } from '../src/hint-domain.ts';

it.each([
  ['members.example.com', 'www.example.com', 'example.com'],
  ['members.example.com', 'example.com', 'example.com'],
  ['localhost', 'localhost', undefined],
  ['a.com', 'b.com', undefined],
  ['localhost', '127.0.0.1', undefined],
])('hintDomain returns the shared domain of %s and %s: %s', (one, other, domain) => {
  expect(hintDomain(one, other)).toBe(domain);
});
