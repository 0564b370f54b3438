import { beginsWord, searchWords } from '@detroit-well/config/fold';
import * as z from 'zod';
import { cursorText, foreignCursor, type ListQuery } from './list.ts';

interface Listed {
  readonly id: string;
}

/** Entries that are computed, not selected, in their own order. */
interface ComputedList<Entry extends Listed> {
  readonly entries: readonly Entry[];
  /** Other orders, each by a text. */
  readonly sorts: Readonly<Record<string, (entry: Entry) => string>>;
  /** The text that a search looks through. */
  readonly textOf: (entry: Entry) => string;
}

type Query = ListQuery & { readonly search?: string | undefined };

/** The entries that a search finds, sorted: all of them, for a file. */
export function foundEntries<Entry extends Listed>(
  { entries, sorts, textOf }: ComputedList<Entry>,
  { search = '', sort = '' }: Query,
): Entry[] {
  const words = searchWords(search);
  const found = entries.filter((entry) => words.every((word) => beginsWord(textOf(entry), word)));
  const key = sorts[sort.replace(/^-/, '')];
  if (key === undefined) return found;
  const sign = sort.startsWith('-') ? -1 : 1;
  const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));
  return found.sort((one, other) => sign * (compare(key(one), key(other)) || compare(one.id, other.id)));
}

/**
 * One page of such a list, without a limit all of it. A page continues after the last entry of the page before, or in its place if
 * it is gone.
 */
export function computedPage<Entry extends Listed>(list: ComputedList<Entry>, query: Query) {
  const { sort = '', limit, cursor } = query;
  const found = foundEntries(list, query);
  const start = cursor === undefined ? 0 : startAfter(found, readCursor(cursor, sort));
  const results = found.slice(start, limit === undefined ? undefined : start + limit);
  const end = start + results.length;
  const last = results.at(-1);
  const next = last !== undefined && end < found.length ? writeCursor([sort, end - 1, last.id]) : null;
  return { results, next, count: found.length };
}

const cursorOf = z.tuple([z.string(), z.int().nonnegative(), z.string()]);
type Cursor = z.output<typeof cursorOf>;

const writeCursor = (cursor: Cursor): string => Buffer.from(JSON.stringify(cursor)).toString('base64url');

function readCursor(text: string, sort: string): Cursor {
  const parsed = cursorText.pipe(cursorOf).safeParse(Buffer.from(text, 'base64url').toString('utf8'));
  if (!parsed.success || parsed.data[0] !== sort) throw foreignCursor();
  return parsed.data;
}

function startAfter(entries: readonly Listed[], [, at, id]: Cursor): number {
  const found = entries.findIndex((entry) => entry.id === id);
  return found < 0 ? at : found + 1;
}
