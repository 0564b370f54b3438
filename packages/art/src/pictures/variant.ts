import { hash } from '../math/random.ts';
import { maxSlugLength, plainSlug } from './category.ts';

/**
 * Number of different pictures per category. Each slug maps to one of them, so that the number of pictures
 * that clients can make a server draw is bounded, however many addresses they request.
 */
export const variantCount = 512;

/** The picture of a slug without a direction of its own, by number. */
export const variantNumber = (slug: string): number => hash(plainSlug(slug)) % variantCount;

/** With one picture left, a number finds it in about `variantCount` tries. */
const mostTries = 9_999;

/**
 * The slugs to draw for a list, so that no picture stands in it twice: a repeated one becomes `rhythm-glide-2`. Depends on the
 * list only, so the server and the browser agree.
 */
export function distinctSlugs(slugs: readonly string[]): string[] {
  const taken = new Set<number>();
  return slugs.map((slug) => {
    // The number must not be cut off as the end of a slug that is too long.
    const start = plainSlug(slug).slice(0, maxSlugLength - `-${mostTries}`.length);
    let own = slug;
    for (let n = 2; n <= mostTries && taken.size < variantCount && taken.has(variantNumber(own)); n++)
      own = `${start}-${n}`;
    taken.add(variantNumber(own));
    return own;
  });
}
