import { expect, test } from 'vitest';
import { fillPath } from '../src/http/address.ts';

test('a path parameter is encoded', () => {
  expect(fillPath('/blog/posts/{slug}/', { slug: 'a/b?c' })).toBe('/blog/posts/a%2Fb%3Fc/');
});

test.each(['', '.', '..'])(
  'a path parameter of %j throws, because the call would reach another path',
  (id) => {
    expect(() => fillPath('/training/sessions/{id}/', { id })).toThrow(TypeError);
  },
);
