import type { ArtRequest } from '../art.ts';
import { categoryOf, plainSlug } from './category.ts';
import type { Category } from './category.ts';
import { directionFor } from './directed.ts';
import { framed } from './framing.ts';
import { sceneFor } from './scene-for.ts';
import { pictureShapes, shapesOf } from './shape.ts';
import type { Kind, ShapeName } from './shape.ts';
import { variantNumber } from './variant.ts';

/** A session, post or coach that has a picture. */
export interface Subject {
  readonly kind: Kind;
  readonly slug: string;
  readonly category?: string;
}

/** Posts and coaches are families of their own; the category of a session is its family. */
const familyOf: Partial<Record<Kind, Category>> = { post: 'standard', coach: 'coaches' };

/** A short key for the picture: equal keys give equal pictures. */
export function variantOf({ kind, slug, category = '' }: Subject): { category: Category; variant: string } {
  const family = familyOf[kind] ?? categoryOf(category);
  const plain = plainSlug(slug);
  const variant = directionFor(`${family}/${plain}`) ? plain : String(variantNumber(plain));
  return { category: family, variant };
}

/**
 * The request for the picture of a session, post or coach, in one of the sizes of its kind, for `art`.
 * @throws RangeError when the kind has no such size.
 */
export function pictureFor(subject: Subject & { width: number; height: number }): ArtRequest {
  const { kind, width, height } = subject;
  const shape = shapeOf(kind, width, height);
  if (!shape) throw new RangeError(`${kind}: no picture is drawn at ${width}x${height}`);
  const { category, variant } = variantOf(subject);
  const directed = directionFor(`${category}/${variant}`, shape);
  const seed = directed?.seed ?? `${category}/${variant}`;
  const { scene, ground } = directed ?? sceneFor(category, seed);
  return { ...framed(shape, directed ?? { scene }), ground, seed, ...pictureShapes[shape] };
}

/** The shape of the kind with this size in pixels, or undefined. */
export const shapeOf = (kind: Kind, width: number, height: number): ShapeName | undefined =>
  shapesOf[kind].find((name) => pictureShapes[name].w === width && pictureShapes[name].h === height);
