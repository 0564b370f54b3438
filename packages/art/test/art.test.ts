import { assert, constantFrom, integer, property, record, string, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { art } from '../src/art.ts';
import type { ArtRequest } from '../src/art.ts';
import type { SceneName } from '../src/draw.ts';
import { inks, leanTangent } from '../src/palette.ts';
import type { Ground } from '../src/palette.ts';
import { problemsOf } from './svg-shape.ts';

const scenes: SceneName[] = [
  'skate',
  'wheel',
  'rink',
  'trails',
  'marey',
  'kettlebell',
  'mirrorball',
  'vinyl',
  'bridge',
  'portrait',
];
const grounds = Object.keys(inks) as Ground[];
const request = (scene: SceneName, ground: Ground, seed: string): ArtRequest => ({
  scene,
  ground,
  seed,
  w: 160,
  h: 100,
  pitch: 8,
});
const anyRequest = tuple(
  constantFrom(...scenes),
  constantFrom(...grounds),
  string({ unit: 'binary', maxLength: 60 }),
).map(([scene, ground, seed]) => request(scene, ground, seed));

describe('a picture', () => {
  it('has the same bytes for the same seed', () => {
    assert(
      property(anyRequest, (r) => {
        expect(art(r)).toBe(art({ ...r }));
      }),
      { numRuns: 20 },
    );
  });

  it.each(scenes)('of a %s differs for a different seed', (scene) => {
    expect(art(request(scene, 'ink', 'one'))).not.toBe(art(request(scene, 'ink', 'two')));
  });

  it('is well-formed SVG with plain numbers and without script or text for any seed', () => {
    assert(
      property(anyRequest, (r) => {
        expect(problemsOf(art(r))).toEqual([]);
      }),
      { numRuns: 80 },
    );
  });

  it('stays small at any size', () => {
    const sizes = record({ w: integer({ min: 16, max: 500 }), h: integer({ min: 16, max: 500 }) });
    assert(
      property(anyRequest, sizes, (r, size) => {
        // The marks add a constant amount; the screen grows with the total length of its lines.
        const lines = Math.ceil((size.w + size.h * leanTangent) / r.pitch);
        expect(art({ ...r, ...size }).length).toBeLessThan(40_000 + lines * size.h * 1.2);
      }),
      { numRuns: 20 },
    );
  });

  it.each(['"><script>alert(1)</script>', '</svg><svg onload=alert(1)>', '&lt;', '\u0000', '𝕯//𝖂', ''])(
    'never contains its seed: %j',
    (seed) => {
      const svg = art(request('rink', 'ink', seed));
      expect(problemsOf(svg)).toEqual([]);
      expect(svg).not.toContain('script');
    },
  );
});

describe('an invalid request', () => {
  it.each([
    ['w', { w: 2401 }],
    ['w', { w: 15 }],
    ['h', { h: 0 }],
    ['h', { h: Number.NaN }],
    ['h', { h: 100.5 }],
    ['pitch', { pitch: 3 }],
    ['pitch', { pitch: Number.POSITIVE_INFINITY }],
    ['pitch', { w: 2400, h: 2400, pitch: 5 }],
    ['ground', { ground: 'constructor' as Ground }],
  ])('throws an error that names %s: %j', (name, wrong) => {
    expect(() => art({ ...request('rink', 'ink', 'x'), ...wrong })).toThrow(RangeError);
    expect(() => art({ ...request('rink', 'ink', 'x'), ...wrong })).toThrow(name);
  });
});
