import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { artPath, namedDigest } from '../src/address/path.ts';
import { pictureAt } from '../src/address/picture-at.ts';
import { sketchAt } from '../src/in-document.ts';
import { pictures } from '../src/pictures/named.ts';
import type { PictureName } from '../src/pictures/named.ts';
import { problemsOf } from './svg-shape.ts';

describe('the address of a picture', () => {
  it('returns a picture for a session, a post and a named picture', () => {
    const session = { slug: 'Rhythm & Glide', category: 'Skate//Well' };
    expect(artPath.session(session)).toBe('/art/v1/session/rhythm-glide/skate-well/640x400.svg');
    expect(artPath.post('learn-to-count', 'post-tall')).toBe('/art/v1/post/learn-to-count/520x640.svg');
    for (const path of [artPath.session(session), artPath.post('learn-to-count'), artPath.named('dash-next')])
      expect(pictureAt(path)?.draw()).toMatch(/^<svg /);
  });

  it('accepts any name and resolves to a picture', () => {
    const text = string({ unit: 'binary', maxLength: 120 });
    assert(
      property(text, text, (slug, category) => {
        const picture = pictureAt(artPath.session({ slug, category }));
        expect(problemsOf(picture?.draw() ?? 'nothing drawn')).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });

  it.each([
    '/',
    '/art/v1/',
    '/art/v1/named/dash-next.svg',
    '/art/named/00000000/dash-next.svg',
    `/art/named/${namedDigest}/dash-next`,
    `/art/named/${namedDigest}/dash-next.svg/`,
    `/art/named/${namedDigest}/nothing.svg`,
    `/art/named/${namedDigest}/__proto__.svg`,
    `/art/named/${namedDigest}/constructor.svg`,
    `/art/named/${namedDigest}/dash-next/900x300.svg`,
    '/art/v1/session/a/skate-well/641x400.svg',
    '/art/v1/session/a/skate-well/0640x400.svg',
    '/art/v1/session/a/skate-well/520x400.svg',
    '/art/v1/session/a/Skate-Well/640x400.svg',
    '/art/v1/session/a/unknown/640x400.svg',
    '/art/v1/session/a/640x400.svg',
    '/art/v1/session/A/skate-well/640x400.svg',
    '/art/v1/session/a--b/skate-well/640x400.svg',
    '/art/v1/session/../skate-well/640x400.svg',
    '/art/v1/session/%61/skate-well/640x400.svg',
    '/art/v1/post/a/640x400.svg',
    '/art/v1/post/a/b/520x400.svg',
    `/art/v1/post/${'a'.repeat(81)}/520x400.svg`,
    `/art/v1/post/${'a'.repeat(5000)}/520x400.svg`,
  ])('is not a picture: %s', (path) => {
    expect(pictureAt(path)).toBeNull();
  });

  it('never throws for any requested path', () => {
    const part = oneof(string(), constantFrom('art', 'v1', 'session', 'post', 'named', 'a', '640x400.svg'));
    assert(
      property(array(part, { maxLength: 7 }), (parts) => {
        expect(() => pictureAt(`/${parts.join('/')}`)?.draw()).not.toThrow();
      }),
    );
  });
});

describe('the key of a picture', () => {
  it('is the same on two servers and different for another picture', () => {
    const path = artPath.named('empty-floor');
    expect(pictureAt(path)?.key).toBe(`named/${namedDigest}/empty-floor`);
    expect(pictureAt(path)?.draw()).toBe(pictureAt(path)?.draw());
    expect(pictureAt(artPath.named('cat-core'))?.key).not.toBe(pictureAt(path)?.key);
  });

  it('is equal for equal drawings, and different for a sketch', () => {
    const path = artPath.session({ slug: 'rhythm-glide', category: 'skate-well' });
    expect(pictureAt(path)?.key).toMatch(/^v1\/session\/skate-well\//);
    expect(sketchAt(path)?.key).toBe(`sketch-1/${pictureAt(path)?.key}`);
  });
});

describe('every named picture', () => {
  it.each(Object.keys(pictures) as PictureName[])('%s is well-formed and under 75 KB', (name) => {
    const svg = pictureAt(artPath.named(name))?.draw() ?? '';
    expect(problemsOf(svg)).toEqual([]);
    expect(svg.length).toBeGreaterThan(2_000);
    expect(svg.length).toBeLessThan(75 * 1024);
  });
});
