import { JsonText } from '../calls.ts';
import type { Database } from '../db/database.ts';
import type { Deps } from '../dependencies.ts';

/** How long a list of sessions may be old: 1 s, and never older than the last registration that this server has heard of. */
const freshMs = 1_000;
const mostEntries = 500;

interface Entry {
  readonly madeAt: number;
  /** How many purges there had been when it was begun. */
  readonly purges: number;
  readonly made: Promise<unknown>;
}

const kept = new WeakMap<Database, Map<string, Entry>>();
const observers = new Set<() => void>();
let purges = 0;

/**
 * What `make` made under this key within the last second. Whoever asks while it is being made waits for the same making (single
 * flight), so that a rush costs one query a second. A failure is not kept. One key stands for one kind of thing.
 */
export function cachedBriefly<Made>(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  key: string,
  make: () => Promise<Made>,
): Promise<Made> {
  const entries = kept.get(database) ?? new Map<string, Entry>();
  kept.set(database, entries);
  const now = clock.now().getTime();
  const known = entries.get(key);
  const age = known ? now - known.madeAt : Infinity;
  // One key, one kind of thing: its caller is the same function each time.
  if (known?.purges === purges && age >= 0 && age < freshMs) return known.made as Promise<Made>;
  const made = make();
  if (entries.size >= mostEntries) entries.clear();
  const entry = { madeAt: now, purges, made };
  entries.set(key, entry);
  made.catch(() => {
    if (entries.get(key) === entry) entries.delete(key);
  });
  return made;
}

/** The same for a reply that every caller shares, as one JSON text. */
export async function cachedText(
  deps: Pick<Deps, 'database' | 'clock'>,
  key: string,
  make: () => Promise<unknown>,
): Promise<JsonText> {
  return new JsonText(await cachedBriefly(deps, key, async () => JSON.stringify(await make())));
}

/** Forgets all lists here: a place was taken or freed. What is still being made is not kept either. */
export function forgetSessionLists(): void {
  purges += 1;
}

/** Forgets all lists, here and, by whoever observes it, in other processes. */
export function purgeSessionLists(): void {
  forgetSessionLists();
  for (const observe of observers) observe();
}

/** Hears of each purge until the returned function is called. */
export function onPurge(observe: () => void): () => void {
  observers.add(observe);
  return () => void observers.delete(observe);
}
