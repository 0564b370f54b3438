import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { artPath } from '../src/address/path.ts';
import { artResponder, artResponse } from '../src/address/response.ts';
import { NAMED } from '../src/pictures/named.ts';
import type { PictureName } from '../src/pictures/named.ts';
import { problemsOf } from './svg-shape.ts';

describe('the address of a picture', () => {
  it('returns a picture for a session, a post and a named picture', () => {
    const session = { slug: 'Rhythm & Glide', category: 'Skate//Well' };
    expect(artPath.session(session)).toBe('/art/v1/session/rhythm-glide/skate-well/640x400.svg');
    expect(artPath.post('learn-to-count', 'post-tall')).toBe('/art/v1/post/learn-to-count/520x640.svg');
    for (const path of [artPath.session(session), artPath.post('learn-to-count'), artPath.named('dash-next')])
      expect(artResponse(path)).toMatchObject({ contentType: 'image/svg+xml; charset=utf-8' });
  });

  it('accepts any name and resolves to a picture', () => {
    const text = string({ unit: 'binary', maxLength: 120 });
    assert(
      property(text, text, (slug, category) => {
        const answer = artResponse(artPath.session({ slug, category }));
        expect(problemsOf(answer?.body ?? 'nothing drawn')).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });

  it.each([
    '/',
    '/art/v1/',
    '/art/v2/named/dash-next.svg',
    '/art/v1/named/dash-next',
    '/art/v1/named/dash-next.svg/',
    '/art/v1/named/nothing.svg',
    '/art/v1/named/__proto__.svg',
    '/art/v1/named/constructor.svg',
    '/art/v1/named/dash-next/900x300.svg',
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
    expect(artResponse(path)?.etag).toBeUndefined();
  });

  it('never throws for any requested path', () => {
    const part = oneof(string(), constantFrom('art', 'v1', 'session', 'post', 'named', 'a', '640x400.svg'));
    assert(
      property(array(part, { maxLength: 7 }), (parts) => {
        expect(() => artResponse(`/${parts.join('/')}`)).not.toThrow();
      }),
    );
  });
});

describe('the picture response', () => {
  it('has the same ETag on two servers and a different ETag for another picture', () => {
    const path = artPath.named('empty-floor');
    const tag = artResponder()(path)?.etag;
    expect(tag).toMatch(/^"[a-z0-9-]+"$/);
    expect(artResponder()(path)?.etag).toBe(tag);
    expect(artResponder()(artPath.named('cat-core'))?.etag).not.toBe(tag);
  });

  it('is drawn once while it is cached and again after it leaves the cache', () => {
    const first = artPath.named('empty-floor');
    const second = artPath.named('cat-core');
    const roomy = artResponder();
    expect(roomy(first)).toBe(roomy(first));
    const tight = artResponder(12_000);
    const before = tight(first);
    expect(tight(first)).toBe(before);
    tight(second);
    expect(tight(first)).not.toBe(before);
    expect(tight(first)).toEqual(before);
  });
});

describe('every named picture', () => {
  it.each(Object.keys(NAMED) as PictureName[])('%s is well-formed and under 75 KB', (name) => {
    const svg = artResponse(artPath.named(name))?.body ?? '';
    expect(problemsOf(svg)).toEqual([]);
    expect(svg.length).toBeGreaterThan(2_000);
    expect(svg.length).toBeLessThan(75 * 1024);
  });
});
