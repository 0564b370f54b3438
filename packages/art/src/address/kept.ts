/** A cache of the most recently used texts, up to `most` characters in total. */
export type Kept<T extends { body: string }> = {
  get(key: string): T | undefined;
  put(key: string, value: T): void;
};

/** A least-recently-used cache. It does not store a text larger than the cache. */
export function kept<T extends { body: string }>(most: number): Kept<T> {
  const entries = new Map<string, T>();
  let size = 0;
  const forget = (key: string): void => {
    size -= entries.get(key)?.body.length ?? 0;
    entries.delete(key);
  };
  return {
    get(key) {
      const value = entries.get(key);
      if (!value) return undefined;
      // A Map keeps insertion order: deleting an entry and setting it again makes it the newest.
      entries.delete(key);
      entries.set(key, value);
      return value;
    },
    put(key, value) {
      forget(key);
      if (value.body.length > most) return;
      entries.set(key, value);
      size += value.body.length;
      for (const oldest of entries.keys()) {
        if (size <= most) break;
        forget(oldest);
      }
    },
  };
}
