import { LRUCache } from 'lru-cache';
import { JsonText } from '../calls/calls.ts';
import type { PlatformDeps } from '../calls/dependencies.ts';
import type { Database } from '../database/database.ts';

/** The maximum age of a cached list: 1 s. A registration that this server knows about invalidates it earlier. */
const freshMs = 1_000;
const mostEntries = 500;

interface Entry {
  readonly madeAt: number;
  /** The number of purges before this entry was started. */
  readonly purges: number;
  readonly made: Promise<unknown>;
}

const caches = new WeakMap<Database, LRUCache<string, Entry>>();
const observers = new Set<() => void>();
let purges = 0;
let lastPurge = -Infinity;

/**
 * Returns what `make` returned for this key within the last second. Concurrent callers share one run of `make` (single flight),
 * so that a burst costs one query a second. Failures are not cached. Each key must be used for one type only.
 */
export function cachedBriefly<Made>(
  { database, systemClock }: Pick<PlatformDeps, 'database' | 'systemClock'>,
  key: string,
  make: () => Promise<Made>,
): Promise<Made> {
  const entries = caches.get(database) ?? new LRUCache<string, Entry>({ max: mostEntries });
  caches.set(database, entries);
  const now = systemClock.now().getTime();
  const known = entries.get(key);
  const age = known ? now - known.madeAt : Infinity;
  // Safe because each key belongs to one function, so the type is always the same.
  if (known?.purges === purges && age >= 0 && age < freshMs) return known.made as Promise<Made>;
  const made = make();
  const entry = { madeAt: now, purges, made };
  entries.set(key, entry);
  made.catch(() => {
    if (entries.get(key) === entry) entries.delete(key);
  });
  return made;
}

/** Caches a response that is the same for every caller, as JSON text. */
export async function cachedText(
  deps: Pick<PlatformDeps, 'database' | 'systemClock'>,
  key: string,
  make: () => Promise<unknown>,
): Promise<JsonText> {
  return new JsonText(await cachedBriefly(deps, key, async () => JSON.stringify(await make())));
}

/** Drops all cached lists of this process after a seat was reserved or released. Lists in progress are not cached either. */
export function forgetSessionLists(): void {
  purges += 1;
  lastPurge = performance.now();
}

/** When a seat was last reserved or released, as far as this process knows (`performance.now()`). */
export const lastPurgedAt = (): number => lastPurge;

/** Drops all cached lists, here and through the observers in other processes. */
export function purgeSessionLists(): void {
  forgetSessionLists();
  for (const observe of observers) observe();
}

/** Calls `observe` on each purge until the returned function is called. */
export function onPurge(observe: () => void): () => void {
  observers.add(observe);
  return () => void observers.delete(observe);
}
