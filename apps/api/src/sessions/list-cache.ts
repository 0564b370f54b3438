/** How long an anonymous list may be old: 1 s, and never older than the last registration on this server. */
const freshMs = 1_000;
const mostEntries = 500;

interface Entry {
  readonly madeAt: number;
  readonly json: Promise<string>;
}

let entries = new Map<string, Entry>();

/**
 * The JSON of an anonymous list. Whoever asks while it is being made waits for the same making (single flight), so that
 * a rush costs one query a second. A failure is not kept.
 */
export function cachedList(key: string, make: () => Promise<unknown>): Promise<string> {
  const known = entries.get(key);
  if (known && Date.now() - known.madeAt < freshMs) return known.json;
  const generation = entries;
  const json = make().then((reply) => JSON.stringify(reply));
  if (generation.size >= mostEntries) generation.clear();
  generation.set(key, { madeAt: Date.now(), json });
  json.catch(() => generation.delete(key));
  return json;
}

/** Forgets all lists: a place was taken or freed. What is still being made is not kept either. */
export function purgeSessionLists(): void {
  entries = new Map();
}
