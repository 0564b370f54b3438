import { expect, it } from 'vitest';
import { artPath, VERSION } from '../src/address/path.ts';
import { artResponder } from '../src/address/response.ts';
import { hash } from '../src/math/random.ts';
import { NAMED } from '../src/pictures/named.ts';
import type { PictureName } from '../src/pictures/named.ts';

/** What the pictures of each version add up to. */
const DIGESTS: Record<string, string> = { v1: '15u0r5w' };

// Browsers keep a picture for a year: a changed picture at an old address would be seen by nobody.
it('a picture that changes gets a new address: raise VERSION, then write its digest here', () => {
  const respond = artResponder();
  const paths = [
    ...(Object.keys(NAMED) as PictureName[]).map((name) => artPath.named(name)),
    ...['skate-well', 'movement-well', 'core-strength', 'all'].flatMap((category) =>
      ['one', 'two', 'three'].map((slug) => artPath.session({ slug, category }, 'hero')),
    ),
    ...['one', 'two', 'three', 'four'].map((slug) => artPath.post(slug, 'post-tall')),
  ];
  const tags = paths.map((path) => `${path} ${respond(path)?.etag}`);
  expect(hash(tags.join('\n')).toString(36)).toBe(DIGESTS[VERSION]);
});
