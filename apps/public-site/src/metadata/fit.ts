import { pageTitle } from '@detroit-well/config/brand';
import * as constants from '@detroit-well/config/constants';

const { titleChars, descriptionChars } = constants.titleGuidance;

const documentLength = (title: string): number => pageTitle(title).length;

/**
 * The first of `titles` whose document title, including the product name, has 30 to 60 characters (SPEC-A 5). If none has,
 * the longest within the limit, otherwise the shortest.
 */
export function fitTitle(...titles: readonly [string, ...string[]]): string {
  const good = titles.find((title) => {
    const length = documentLength(title);
    return length >= titleChars.min && length <= titleChars.max;
  });
  if (good !== undefined) return good;
  const byLength = titles.toSorted((a, b) => a.length - b.length);
  return byLength.findLast((title) => documentLength(title) <= titleChars.max) ?? byLength[0] ?? titles[0];
}

/** Cuts at the last word that fits and appends three dots. */
export function cutAtWord(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text;
  const room = text.slice(0, maxChars - 2);
  const lastSpace = room.lastIndexOf(' ');
  const shortened = lastSpace > 0 ? room.slice(0, lastSpace) : text.slice(0, maxChars - 3);
  return `${shortened.replace(/[\s,;:.–—-]+$/, '')}...`;
}

const asSentence = (text: string): string => (/[.!?]["”')]?$/.test(text) ? text : `${text}.`);

/**
 * Joins sentences, most important first, until the description has 120 characters, and cuts it at a word before 160 (SPEC-A
 * 5). Empty sentences are omitted.
 */
export function fitDescription(...sentences: readonly (string | null | undefined)[]): string {
  let description = '';
  for (const sentence of sentences) {
    const text = sentence?.replace(/\s+/g, ' ').trim();
    if (!text) continue;
    if (description.length >= descriptionChars.min) break;
    description = description === '' ? text : `${asSentence(description)} ${text}`;
  }
  return cutAtWord(description, descriptionChars.max);
}
