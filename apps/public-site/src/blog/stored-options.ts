import * as constants from '@detroit-well/config/constants';
import type { FilterOptions } from './filter-options.ts';

/** The blog's static data in local storage (SPEC-A 3), valid for 15 minutes (SPEC-B 9). */
const key = 'blogStaticData';

interface Stored {
  readonly savedAt: number;
  readonly options: FilterOptions;
}

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Stored).savedAt === 'number' &&
  ['category', 'author', 'tag'].every((name) =>
    Array.isArray((value as { options?: Record<string, unknown> }).options?.[name]),
  );

/** Null if nothing is stored, the data is too old, or storage is disabled. */
export function storedOptions(now: number): FilterOptions | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (!isStored(stored)) return null;
    const age = now - stored.savedAt;
    return age >= 0 && age < constants.blogStaticCacheMinutes * 60_000 ? stored.options : null;
  } catch {
    return null;
  }
}

/** `savedAt` is the time of the API's response, in milliseconds. */
export function storeOptions(options: FilterOptions, savedAt: number): void {
  try {
    localStorage.setItem(key, JSON.stringify({ savedAt, options } satisfies Stored));
  } catch {
    // Full or forbidden storage only costs a request later.
  }
}
