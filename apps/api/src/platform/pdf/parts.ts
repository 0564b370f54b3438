import { builtInFace, faceFor, type Face } from './faces.ts';
import type { Run } from './html-blocks.ts';
import { graphemesOf } from './segments.ts';

/** Writes line breaks as `\n` and every other white space as a space. */
const onlyPlainSpaces = (text: string) =>
  text.replaceAll(/\r\n?|[\u2028\u2029]/g, '\n').replaceAll(/[^\S\n\u00a0]/g, ' ');

/** Text that one font covers. */
export interface Part {
  readonly text: string;
  readonly face: Face;
  readonly run: Run;
}

/** Splits a run into parts that one font covers: words where possible, otherwise characters. */
export function partsOf(run: Run): Part[] {
  const split = (text: string): Part[] => {
    const face = faceFor(text, run);
    if (face) return [{ text, face, run }];
    const smaller = [graphemesOf(text), Array.from(text)].find((parts) => parts.length > 1);
    return smaller?.flatMap(split) ?? [{ text: codePoint(text), face: builtInFace(run), run }];
  };
  return (onlyPlainSpaces(run.text).match(/\S+|\s+/g) ?? []).flatMap(split);
}

const codePoint = (character: string) =>
  `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
