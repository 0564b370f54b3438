/** Width of a letter relative to a common letter. */
function characterWidth(character: string): number {
  if (/[fijlrtI.,' ]/.test(character)) return 0.6;
  return /[mwMW&]/.test(character) ? 1.45 : 1;
}

const widthOf = (word: string) =>
  Array.from(word).reduce((sum, character) => sum + characterWidth(character), 0);

/**
 * Approximate width of a name as a lockup, in em: 0.461 for a common letter of the narrow word, 0.66 for one of
 * the wide word, 0.72 for the slashes. Measured on the fonts, with an error of a few percent that the layout tolerates.
 */
export function nameWidth(name: string): number {
  const [held = '', open] = name.split('//', 2);
  const em = open === undefined ? 0.66 * widthOf(held) : 0.461 * widthOf(held) + 0.72 + 0.66 * widthOf(open);
  return Number(em.toFixed(2));
}
