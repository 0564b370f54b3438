import { useEffect, useState } from 'react';
import type { BlogClient } from '../../blog/blog-client.ts';
import type { FilterOptions } from '../../blog/filter-options.ts';
import { storedOptions, storeOptions } from '../../blog/stored-options.ts';

/**
 * What the selects offer: as the server sent it, else as this browser stored it in the last 15 minutes, else asked for again
 * when the reader says so. `now` is when the server made the page.
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
      // The notice stands until they are there.
    } finally {
      setPending(false);
    }
  }

  return { options, pending, retry };
}
