import { personSlug } from '@detroit-well/config/slug';

const wordsOf = (text: string): readonly string[] => personSlug(text).split('-').filter(Boolean);

/** Shorter common beginnings say nothing. */
const leastLetters = 4;

/** True if one word begins with the other, or both are the same. */
const isNear = (one: string, other: string): boolean =>
  one === other ||
  (Math.min(one.length, other.length) >= leastLetters && (one.startsWith(other) || other.startsWith(one)));

interface Nearest<Item> {
  /** Those whose name has the most words of the address first. */
  readonly items: readonly Item[];
  /** The first one, if its name has a word of the address. */
  readonly nearest: Item | null;
}

/** Sorts what an unknown address may have meant. */
export function nearestFirst<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  address: string,
): Nearest<Item> {
  const wanted = wordsOf(address);
  const scored = items.map((item) => {
    const words = wordsOf(nameOf(item));
    return { item, score: wanted.filter((word) => words.some((each) => isNear(each, word))).length };
  });
  scored.sort((one, other) => other.score - one.score);
  const first = scored[0];
  return {
    items: scored.map(({ item }) => item),
    nearest: first && first.score > 0 ? first.item : null,
  };
}
