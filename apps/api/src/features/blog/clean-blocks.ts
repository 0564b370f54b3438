import { cleanText } from '@detroit-well/validation/clean-text';
import type { PostBlock } from '../../platform/database/schema/blog.ts';
import { safeUrl, sanitize } from '../../platform/html/sanitize.ts';

/** The HTML fields of each known block type. Its other texts are plain text (SPEC-A 2, body block types). */
const htmlFields: Readonly<Record<string, ReadonlySet<string>>> = {
  simple_content: new Set(['content']),
  quote: new Set(),
  fullwidth_image: new Set(),
  split_image: new Set(),
};
const addressFields = /^(url|full_url|href|src|link|link_url|(\w+_)?image(_url)?)$/;
const deepest = 8;

/** Sanitizes the blocks of a body for storage. In an unknown block type, every text is treated as HTML. */
export function cleanBlocks(blocks: readonly PostBlock[]): PostBlock[] {
  return blocks.map(({ id, type, value }) => {
    const html = Object.hasOwn(htmlFields, type) ? htmlFields[type] : undefined;
    const isHtml = (name: string) => html === undefined || html.has(name);
    return { id, type, value: cleanRecord(value, isHtml, 0) };
  });
}

function cleanRecord(
  value: object,
  isHtml: (name: string) => boolean,
  depth: number,
): Record<string, unknown> {
  const clean = Object.entries(value).map(([given, inner]) => {
    const name = cleanText(given);
    return [name, cleanValue(inner, name, isHtml, depth)];
  });
  return Object.fromEntries(clean) as Record<string, unknown>; // names are texts
}

function cleanValue(value: unknown, name: string, isHtml: (name: string) => boolean, depth: number): unknown {
  if (typeof value === 'string') {
    if (addressFields.test(name)) return safeUrl(value);
    return isHtml(name) ? sanitize(value) : cleanText(value);
  }
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= deepest) return null;
  if (Array.isArray(value)) return value.map((inner) => cleanValue(inner, name, isHtml, depth + 1));
  return cleanRecord(value, isHtml, depth + 1);
}

/** Collects all text of the blocks for searching, without addresses, ids and layouts. */
export function textOfBlocks(blocks: readonly PostBlock[]): string {
  return blocks.map(({ value }) => textOf(value, '')).join(' ');
}

function textOf(value: unknown, name: string): string {
  if (typeof value === 'string') return addressFields.test(name) || name === 'layout' ? '' : value;
  if (typeof value !== 'object' || value === null) return '';
  if (Array.isArray(value)) return value.map((inner) => textOf(inner, name)).join(' ');
  return Object.entries(value)
    .map(([inner, each]) => textOf(each, inner))
    .join(' ');
}
