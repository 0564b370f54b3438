import { expect, it } from 'vitest';
import { artPath, VERSION } from '../src/address/path.ts';
import { artResponder } from '../src/address/response.ts';
import { hash } from '../src/math/random.ts';
import { NAMED } from '../src/pictures/named.ts';
import type { PictureName } from '../src/pictures/named.ts';

/** The digest of all pictures of each version. */
const DIGESTS: Record<string, string> = { v1: '15u0r5w' };

// Browsers cache a picture for a year, so nobody would see a changed picture at an old address.
it('pictures change only with a new VERSION (raise VERSION, then add its digest here)', () => {
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
