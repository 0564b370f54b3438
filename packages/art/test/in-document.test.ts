import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { drawFirstPicture, mostBytes } from '../src/in-document.ts';
import { artPath } from '../src/index.ts';

describe('a picture inside a document', () => {
  it.each([
    ['home', artPath.named('hero-skate-narrow')],
    ['sign-in', artPath.named('login-bridge')],
    ['the dashboard', artPath.named('dash-next')],
    ['training', artPath.named('head-training')],
    [
      'a session of Skate//Well',
      artPath.session({ slug: 'rhythm-glide', category: 'skate-well' }, 'hero-narrow'),
    ],
    [
      'a session of Core//Strength',
      artPath.session({ slug: 'kettlebell-standard', category: 'core-strength' }, 'hero-narrow'),
    ],
    ['a post', artPath.post('learn-to-count-before-you-learn-to-turn', 'post-hero')],
    ['a card of the blog', artPath.post('learn-to-count-before-you-learn-to-turn', 'post-wide')],
  ])(
    'of %s compresses to 8 kB or less and contains nothing that ends the attribute',
    (_name, path) => {
      const url = drawFirstPicture(path) ?? '';
      expect(url).toMatch(/^data:image\/svg\+xml,%3Csvg [^"<>#]+$/);
      expect(brotliCompressSync(url).length).toBeLessThanOrEqual(mostBytes);
    },
    30_000,
  );

  it('is null for an address without a picture', () => {
    expect(drawFirstPicture('/art/v1/named/nothing.svg')).toBeNull();
  });
});
