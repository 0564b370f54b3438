import { loadFile } from '@detroit-well/ui/load-file';
import { poll, startOfLoad, waitForPerson, type LoadState } from '@detroit-well/api-client/loading';
import { filterQuery, type ScheduleFilters } from '@detroit-well/booking/schedule/filters';
import * as constants from '@detroit-well/config/constants';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PageContext } from '../page.ts';
import { retryAfterMs } from '@detroit-well/booking/rate-limit';
import type { Lists, SiteSchedule, TileCategory } from './lists.ts';

/** `unreachable`: even the script that loads the list could not be fetched. */
type ListState = LoadState<Lists> | { readonly kind: 'unreachable' };

export interface SessionList {
  /** Null until a schedule has been loaded. While `pending`, that of the previous filters. */
  readonly schedule: SiteSchedule | null;
  readonly categories: readonly TileCategory[];
  readonly state: ListState;
  readonly pending: boolean;
  /** The last refresh of the spots failed, so the spots on the page may be out of date. */
  readonly stale: boolean;
  /** Retries a failed load. */
  readonly retry: () => void;
  /** Reads the list again immediately, for example after a registration. */
  readonly refresh: () => void;
}

interface GivenLists {
  /** Null when the server could not load the list in time. */
  readonly schedule: SiteSchedule | null;
  readonly categories: readonly TileCategory[];
}

interface Wanted {
  readonly filters: ScheduleFilters;
  /** The delay of a request for further changes. Milliseconds. */
  readonly delayMs: number;
}

// Only pages without a list, with another filter, or open for half a minute, need these calls.
const loadCalls = () => import('./list-calls.ts');

const keyOf = (filters: ScheduleFilters): string => JSON.stringify(filterQuery(filters));

/**
 * The schedule as the server sent it, or loaded here if the server sent none or the filters have changed. It is refreshed
 * every 30 s while the page is visible.
 */
export function useSessionList(
  given: GivenLists,
  { filters, delayMs }: Wanted,
  context: PageContext,
): SessionList {
  const wanted = keyOf(filters);
  /** The lists, and the filters that they were loaded for. */
  const [{ lists, key }, setLoaded] = useState({ lists: given, key: given.schedule ? wanted : '' });
  const [state, setState] = useState<ListState>(startOfLoad);
  const [stale, setStale] = useState(false);
  /** Milliseconds of `performance.now()`; the server's lists came with the page. */
  const readAt = useRef(0);
  const reads = useRef(0);
  const stopLoading = useRef(() => {});
  const missing = key !== wanted;

  function load(forKey: string): void {
    stopLoading.current();
    let stopped = false;
    stopLoading.current = () => {
      stopped = true;
    };
    setState(startOfLoad);
    const start = async (): Promise<void> => {
      const { createListLoader, loadLists } = await loadFile(loadCalls);
      if (stopped) return;
      const loader = createListLoader((signal) => loadLists(context, filters, signal));
      stopLoading.current = loader.stop;
      loader.subscribe(() => {
        const next = loader.getState();
        if (next.kind === 'ready') {
          readAt.current = performance.now();
          reads.current += 1;
          setLoaded({ lists: next.data, key: forKey });
          setStale(false);
        }
        setState(next);
      });
      loader.start();
    };
    start().catch(() => {
      if (!stopped) setState({ kind: 'unreachable' });
    });
  }

  const begin = useEffectEvent(load);

  // Requests and timers are outside React.
  useEffect(() => {
    if (!missing) return undefined;
    const timer = setTimeout(begin, delayMs, wanted);
    return () => {
      clearTimeout(timer);
      stopLoading.current();
    };
  }, [missing, wanted, delayMs]);

  const read = useCallback(async (): Promise<unknown> => {
    reads.current += 1;
    const mine = reads.current;
    try {
      const { loadLists } = await loadCalls();
      const fresh = await loadLists(context, filters);
      // A later read, for example after a registration, has newer data.
      if (mine !== reads.current) return undefined;
      readAt.current = performance.now();
      setLoaded({ lists: fresh, key: wanted });
      setStale(false);
    } catch (error) {
      if (mine === reads.current) setStale(true);
      // The list then waits for the visitor.
      if (retryAfterMs(error) !== null) return waitForPerson;
    }
    return undefined;
  }, [context, filters, wanted]);

  useEffect(() => {
    if (missing) return undefined;
    return poll({ everyMs: constants.availabilityPolling.defaultMs, since: readAt.current, run: read });
  }, [missing, read]);

  const isFirstTry = state.kind === 'ready' || (state.kind === 'loading' && state.failures === 0);
  return {
    // The rows of the previous filters stay until an attempt has failed.
    schedule: missing && !isFirstTry ? null : lists.schedule,
    categories: lists.categories,
    state,
    pending: missing,
    stale,
    retry: () => load(wanted),
    refresh: () => void read(),
  };
}
