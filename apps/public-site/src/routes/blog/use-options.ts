import { useEffect, useState } from 'react';
import type { BlogClient } from '../../blog/blog-client.ts';
import type { FilterOptions } from '../../blog/filter-options.ts';
import { storedOptions, storeOptions } from '../../blog/stored-options.ts';

/**
 * The options of the selects: as the server sent them, otherwise as this browser stored them in the last 15 minutes. If both
 * are missing, the reader can load them again. `now` is the time when the server rendered the page.
 */
export function useOptions(given: FilterOptions | null, client: BlogClient, now: string) {
  const [options, setOptions] = useState(given);
  const [pending, setPending] = useState(false);

  useEffect(() => {
    if (given) {
      storeOptions(given, Date.parse(now));
      return undefined;
    }
    const timer = setTimeout(() => setOptions(storedOptions(Date.now())));
    return () => clearTimeout(timer);
  }, [given, now]);

  async function retry(): Promise<void> {
    if (pending) return;
    setPending(true);
    try {
      const loaded = await client.options(new AbortController().signal);
      storeOptions(loaded, Date.now());
      setOptions(loaded);
    } catch {
      // The notice stays until the options are loaded.
    } finally {
      setPending(false);
    }
  }

  return { options, pending, retry };
}
