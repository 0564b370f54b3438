import * as constants from '@detroit-well/config/constants';
import { isLayerEntry } from '@detroit-well/ui/layer-history';
import { useCallback, useEffect, useRef, useState } from 'react';
import { filtersHref, readFilters, sameFilters, type BlogFilters } from '../../blog/filters.ts';

/** The cause of a change of the filters. It decides the history entry and the delay of the request. */
export type ChangedBy = 'start' | 'typing' | 'choice' | 'submit' | 'history';

/** Computes new filters from the current ones, which an older callback does not know. */
export type FilterUpdate = (filters: BlogFilters) => BlogFilters;
export type ChosenBy = Exclude<ChangedBy, 'start' | 'history'>;

export interface FilterState {
  readonly filters: BlogFilters;
  readonly by: ChangedBy;
}

/**
 * The delay of a request after a change (SPEC-B 9). After typing, the posts load 500 ms after the last keystroke, and the
 * search box has already waited 300 ms of that. Other changes wait 200 ms; Enter sends the request immediately.
 */
export const requestDelayMs: Readonly<Record<ChangedBy, number>> = {
  start: 0,
  typing: constants.searchDebounce.postsListMs - constants.searchDebounce.searchBoxMs,
  choice: constants.searchDebounce.otherwiseMs,
  history: constants.searchDebounce.otherwiseMs,
  submit: 0,
};

/** The filters in the URL. Continued typing replaces the history entry of the search, so Back leaves the search. */
export function useFilters(initial: BlogFilters) {
  const [state, setState] = useState<FilterState>({ filters: initial, by: 'start' });
  const latest = useRef(state);

  const set = useCallback((next: FilterState): void => {
    latest.current = next;
    setState(next);
  }, []);

  useEffect(() => {
    const follow = (): void =>
      set({ filters: readFilters(new URLSearchParams(location.search)), by: 'history' });
    // Back was pressed before hydration, so the page and its URL differ.
    if (!sameFilters(readFilters(new URLSearchParams(location.search)), latest.current.filters)) follow();
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [set]);

  function change(to: FilterUpdate, by: ChosenBy): void {
    const before = latest.current;
    const next = to(before.filters);
    if (sameFilters(next, before.filters)) {
      // A new object makes the form write its fields again, which also clears text that was never requested.
      if (by !== 'typing') set({ filters: { ...before.filters }, by });
      return;
    }
    const continuesTyping = by === 'typing' && before.by === 'typing';
    // All choices in one open sheet share one history entry.
    if (continuesTyping || isLayerEntry()) history.replaceState(history.state, '', filtersHref(next));
    else history.pushState(null, '', filtersHref(next));
    set({ filters: next, by });
  }

  return { ...state, change };
}
