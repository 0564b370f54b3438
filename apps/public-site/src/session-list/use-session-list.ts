import { loadFile } from '@detroit-well/ui/load-file';
import { poll, startOfLoad, waitForPerson, type LoadState } from '@detroit-well/api-client/loading';
import * as constants from '@detroit-well/config/constants';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PageContext } from '../page.ts';
import { retryAfterMs } from '@detroit-well/booking/rate-limit';
import type { SessionSummary } from '../sessions/session-view.ts';
import type { Lists } from './lists.ts';

/** `unreachable`: even the script that loads the list could not be fetched. */
type ListState = LoadState<Lists> | { readonly kind: 'unreachable' };

export interface SessionList {
  /** Null until the list has been loaded. */
  readonly sessions: readonly SessionSummary[] | null;
  readonly categories: readonly string[];
  readonly state: ListState;
  /** The last refresh of the spots failed, so the spots on the page may be out of date. */
  readonly stale: boolean;
  /** Retries a failed load. */
  readonly retry: () => void;
  /** Reads the list again immediately, for example after a registration. */
  readonly refresh: () => void;
}

interface GivenLists {
  /** Null when the server could not load the list in time. */
  readonly sessions: readonly SessionSummary[] | null;
  readonly categories: readonly string[];
}

// Only pages without a list, or pages open for half a minute, need these calls.
const loadCalls = () => import('./list-calls.ts');

/**
 * The list as the server sent it, or loaded here if the server sent none. It is refreshed every 30 s while the page is
 * visible.
 */
export function useSessionList(given: GivenLists, context: PageContext): SessionList {
  const [lists, setLists] = useState<GivenLists>(given);
  const [state, setState] = useState<ListState>(startOfLoad);
  const [stale, setStale] = useState(false);
  /** Milliseconds of `performance.now()`; the server's lists came with the page. */
  const readAt = useRef(0);
  const reads = useRef(0);
  const stopLoading = useRef(() => {});
  const missing = lists.sessions === null;

  function follow(next: LoadState<Lists>): void {
    if (next.kind === 'ready') {
      readAt.current = performance.now();
      setLists(next.data);
    }
    setState(next);
  }

  function load(): void {
    stopLoading.current();
    let stopped = false;
    stopLoading.current = () => {
      stopped = true;
    };
    const start = async (): Promise<void> => {
      const { createListLoader, loadLists } = await loadFile(loadCalls);
      if (stopped) return;
      const loader = createListLoader((signal) => loadLists(context, signal));
      stopLoading.current = loader.stop;
      loader.subscribe(() => follow(loader.getState()));
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
    begin();
    return () => stopLoading.current();
  }, [missing]);

  const read = useCallback(async (): Promise<unknown> => {
    reads.current += 1;
    const mine = reads.current;
    try {
      const { loadLists } = await loadCalls();
      const fresh = await loadLists(context);
      // A later read, for example after a registration, has newer data.
      if (mine !== reads.current) return undefined;
      readAt.current = performance.now();
      setLists(fresh);
      setStale(false);
    } catch (error) {
      if (mine === reads.current) setStale(true);
      // The list then waits for the visitor.
      if (retryAfterMs(error) !== null) return waitForPerson;
    }
    return undefined;
  }, [context]);

  useEffect(() => {
    if (missing) return undefined;
    return poll({ everyMs: constants.availabilityPolling.defaultMs, since: readAt.current, run: read });
  }, [missing, read]);

  return {
    ...lists,
    state,
    stale,
    retry: () => {
      setState(startOfLoad);
      load();
    },
    refresh: () => void read(),
  };
}
