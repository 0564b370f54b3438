const words = new Intl.Segmenter('en', { granularity: 'word' });
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The characters of a text as a reader sees them, each with its marks. */
export const graphemesOf = (text: string): string[] =>
  Array.from(graphemes.segment(text), ({ segment }) => segment);

/** Splits text where a line may end: after spaces and some punctuation, and between words that are written without spaces. */
export function breakable(text: string): string[] {
  const parts: string[] = [];
  let afterWord = false;
  for (const { segment, isWordLike = false } of words.segment(text)) {
    const last = parts.at(-1);
    if (last === undefined || /[ \-–—、。，．：；！？」』）】》]$/.test(last) || (afterWord && isWordLike))
      parts.push(segment);
    else parts[parts.length - 1] = last + segment;
    afterWord = isWordLike;
  }
  return parts;
}
