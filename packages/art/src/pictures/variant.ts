import { hash } from '../math/random.ts';
import { plainSlug } from './category.ts';

/**
 * Number of different pictures per category. Each slug maps to one of them, so that the number of pictures
 * that clients can make a server draw is bounded, however many addresses they request.
 */
export const variantCount = 512;

/** The picture of a slug without a direction of its own, by number. */
export const variantNumber = (slug: string): number => hash(plainSlug(slug)) % variantCount;

/**
 * The slugs to draw for a list, so that no picture stands in it twice: a repeated one becomes `rhythm-glide-2`. Depends on the
 * list only, so the server and the browser agree.
 */
export function distinctSlugs(slugs: readonly string[]): string[] {
  const taken = new Set<number>();
  return slugs.map((slug) => {
    let own = slug;
    for (let n = 2; taken.has(variantNumber(own)) && taken.size < variantCount; n++) own = `${slug}-${n}`;
    taken.add(variantNumber(own));
    return own;
  });
}
