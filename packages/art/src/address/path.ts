import { categoryOf, plainSlug } from '../pictures/category.ts';
import type { PictureName } from '../pictures/named.ts';
import { pictureShapes } from '../pictures/shape.ts';
import type { shapesOf } from '../pictures/shape.ts';

/**
 * The digest of all named pictures, part of their addresses. The build writes these files and fails if the digest is wrong:
 * `src/tooling/named-pictures.ts`.
 */
export const namedDigest = 'LG_rS0j8';

/**
 * Part of every other address. Raise it when the drawing changes, because browsers cache a picture for a year.
 * test/version.test.ts fails when the pictures change and the version does not.
 */
export const artVersion = 'v1';

const size = (shape: keyof typeof pictureShapes): string =>
  `${pictureShapes[shape].w}x${pictureShapes[shape].h}`;

/** Builds the paths of pictures, relative to the root of either web server. */
export const artPath = {
  /** `/art/named/LG_rS0j8/login-bridge.svg`: a file that the build writes. */
  named: (name: PictureName): string => `/art/named/${namedDigest}/${name}.svg`,

  /** `/art/v1/session/rhythm-glide/skate-well/640x400.svg`; slug and category may be names. */
  session: (
    session: { slug: string; category: string },
    shape: (typeof shapesOf)['session'][number] = 'card',
  ): string =>
    `/art/${artVersion}/session/${plainSlug(session.slug)}/${categoryOf(session.category)}/${size(shape)}.svg`,

  /** `/art/v1/post/learn-to-count/520x400.svg` */
  post: (slug: string, shape: (typeof shapesOf)['post'][number] = 'post-wide'): string =>
    `/art/${artVersion}/post/${plainSlug(slug)}/${size(shape)}.svg`,

  /** `/art/v1/coach/renee-alston/900x1000.svg` */
  coach: (slug: string, shape: (typeof shapesOf)['coach'][number] = 'portrait'): string =>
    `/art/${artVersion}/coach/${plainSlug(slug)}/${size(shape)}.svg`,
};
