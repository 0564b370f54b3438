import { describe, expect, it } from 'vitest';
import { pictureFor } from '../src/pictures/picture-for.ts';
import { sceneFor } from '../src/pictures/scene-for.ts';
import { distinctSlugs, variantCount, variantNumber } from '../src/pictures/variant.ts';

const cardShape = { kind: 'session', width: 640, height: 400 } as const;
const many = (category: string) =>
  Array.from({ length: 1200 }, (_, i) => pictureFor({ ...cardShape, slug: `session ${i}`, category }));
const part = <T>(all: readonly T[], wanted: (one: T) => boolean): number =>
  all.filter(wanted).length / all.length;

describe('the picture of a session', () => {
  it.each([
    ['Skate//Well', 'ink', ['trails', 'rink', 'skate', 'wheel']],
    ['Movement//Well', 'bone', ['marey', 'vinyl']],
    ['Core//Strength', 'maple', ['kettlebell']],
  ] as const)('of %s is mostly printed on %s', (category, ground, scenes) => {
    const all = many(category);
    expect(part(all, (p) => p.ground === ground)).toBeGreaterThan(0.4);
    expect(all.every((p) => scenes.some((scene) => scene === p.scene))).toBe(true);
  });

  it('is printed on ink for about half of all sessions and never on signal', () => {
    const all = ['Skate//Well', 'Movement//Well', 'Core//Strength'].flatMap(many);
    const ink = part(all, (p) => p.ground === 'ink');
    expect(ink).toBeGreaterThan(0.42);
    expect(ink).toBeLessThan(0.58);
    expect(part(all, (p) => p.ground === 'signal')).toBe(0);
  });

  it('is one of a bounded number of pictures for any number of slugs', () => {
    const seeds = new Set(many('Skate//Well').map((p) => p.seed));
    expect(seeds.size).toBeLessThanOrEqual(variantCount);
    expect(seeds.size).toBeGreaterThan(variantCount / 2);
  });

  it('keeps its scene and ground in every size', () => {
    for (const slug of ['balance-lab', 'sunday-slow-jam', 'rhythm-glide']) {
      const card = pictureFor({ ...cardShape, slug, category: 'Movement//Well' });
      const hero = pictureFor({
        kind: 'session',
        width: 1440,
        height: 440,
        slug,
        category: 'Movement//Well',
      });
      expect([hero.scene, hero.ground]).toEqual([card.scene, card.ground]);
    }
  });

  it('throws for an unsupported size', () => {
    expect(() => pictureFor({ ...cardShape, width: 2000, slug: 'a', category: 'skate-well' })).toThrow(
      RangeError,
    );
    expect(() => pictureFor({ kind: 'post', slug: 'a', width: 640, height: 400 })).toThrow('640x400');
  });
});

describe('the pictures of a list', () => {
  const seedsOf = (slugs: readonly string[]) =>
    distinctSlugs(slugs).map((slug) => pictureFor({ kind: 'post', slug, width: 520, height: 400 }).seed);
  const first = 'post-0';
  const other = Array.from({ length: 5000 }, (_, i) => `other-${i}`).find(
    (slug) => variantNumber(slug) === variantNumber(first),
  );

  it.each([
    ['one name several times', ['community-roll', 'community-roll', 'community-roll']],
    ['two names that map to one picture', [first, String(other)]],
    ['a name that another one becomes', ['roll', 'roll', 'roll-2']],
    ['names without a letter', ['', '🛼', '-', '🛼🛼']],
    ['names that are longer than an address', ['a'.repeat(300), 'a'.repeat(300), 'a'.repeat(80)]],
    ['more names than a page shows', Array.from({ length: 100 }, (_, i) => `post-${i}`)],
  ])('differ for %s', (_what, slugs) => {
    expect(new Set(seedsOf(slugs)).size).toBe(slugs.length);
  });

  it('keep the picture of a name where it stands first', () => {
    expect(distinctSlugs(['how-to-fall-on-purpose', 'a', 'how-to-fall-on-purpose'])).toEqual([
      'how-to-fall-on-purpose',
      'a',
      'how-to-fall-on-purpose-2',
    ]);
  });

  it('repeat only when every picture is taken', () => {
    const slugs = Array.from({ length: variantCount + 20 }, () => 'one');
    expect(new Set(distinctSlugs(slugs).map(variantNumber)).size).toBe(variantCount);
  });
});

describe('the choice of scene', () => {
  it('gives a slug the same scene each time', () => {
    expect(sceneFor('standard', 'learn-to-count')).toEqual(sceneFor('standard', 'learn-to-count'));
  });

  it('puts at most one post in eight on signal', () => {
    const all = Array.from({ length: 2000 }, (_, i) => sceneFor('standard', `post-${i}`));
    const signal = part(all, (choice) => choice.ground === 'signal');
    expect(signal).toBeGreaterThan(0);
    expect(signal).toBeLessThan(1 / 8);
  });

  it('puts night lights on ink only', () => {
    const all = ['skate-well', 'standard', 'all'].flatMap((kind) =>
      Array.from({ length: 300 }, (_, i) => sceneFor(kind, `slug-${i}`)),
    );
    expect(
      all.filter((c) => (c.scene === 'trails' || c.scene === 'mirrorball') && c.ground !== 'ink'),
    ).toEqual([]);
  });
});
