import { expect, it } from 'vitest';
import { artPath, namedDigest, artVersion } from '../src/address/path.ts';
import { pictureAt } from '../src/address/picture-at.ts';
import { digestOf, drawNamedPictures } from '../src/tooling/named-pictures.ts';
import { hash } from '../src/math/random.ts';
import { pictures } from '../src/pictures/named.ts';
import type { PictureName } from '../src/pictures/named.ts';

/** The digest of all pictures of each version. */
const digests: Record<string, string> = { v1: '15u0r5w' };

// Browsers cache a picture for a year, so nobody would see a changed picture at an old address.
it('named pictures are at addresses with their digest (set namedDigest when they change)', () => {
  expect(digestOf(drawNamedPictures())).toBe(namedDigest);
});

it('pictures change only with a new artVersion (raise artVersion, then add its digest here)', () => {
  const tag = (path: string): string => {
    const svg = pictureAt(path)?.draw() ?? '';
    return `"${hash(svg).toString(36)}-${svg.length.toString(36)}"`;
  };
  const paths = [
    ...['skate-well', 'movement-well', 'core-strength', 'all'].flatMap((category) =>
      ['one', 'two', 'three'].map((slug) => artPath.session({ slug, category }, 'hero')),
    ),
    ...['one', 'two', 'three', 'four'].map((slug) => artPath.post(slug, 'post-tall')),
  ];
  const names = Object.keys(pictures) as PictureName[];
  const tags = [
    ...names.map((name) => `/art/v1/named/${name}.svg ${tag(artPath.named(name))}`),
    ...paths.map((path) => `${path} ${tag(path)}`),
  ];
  expect(hash(tags.join('\n')).toString(36)).toBe(digests[artVersion]);
});
