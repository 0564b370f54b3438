import * as constants from '@detroit-well/config/constants';

/** The text, or its first 100 characters cut at a word with an ellipsis (SPEC-B 9). Counts code points. */
export function excerptOf(text: string): string {
  const clean = text.replaceAll(/\s+/g, ' ').trim();
  const characters = Array.from(clean);
  if (characters.length <= constants.excerptChars) return clean;
  const cut = characters.slice(0, constants.excerptChars);
  const lastSpace = cut.lastIndexOf(' ');
  // A single word longer than the limit is cut inside the word.
  const shortened =
    characters[constants.excerptChars] === ' ' || lastSpace < 1 ? cut : cut.slice(0, lastSpace);
  return `${shortened.join('').replace(/[\s,;:.–—-]+$/u, '')}…`;
}
