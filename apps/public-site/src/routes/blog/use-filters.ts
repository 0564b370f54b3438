import { constants } from '@detroit-well/config/constants';
import { useCallback, useEffect, useRef, useState } from 'react';
import { filtersHref, readFilters, sameFilters, type BlogFilters } from '../../blog/filters.ts';
import { isSheetEntry } from './sheet-entry.ts';

/** How the filters came to be what they are; it decides the history entry and how long the request waits. */
export type ChangedBy = 'start' | 'typing' | 'choice' | 'submit' | 'history';

/** From the filters as they are, which a callback made earlier does not know. */
export type FilterUpdate = (filters: BlogFilters) => BlogFilters;
export type ChosenBy = Exclude<ChangedBy, 'start' | 'history'>;

export interface FilterState {
  readonly filters: BlogFilters;
  readonly by: ChangedBy;
}

/**
 * How long a request waits after a change (SPEC-B 9): 500 ms after the last key in the list of posts, 300 of which the search
 * box has waited already; 200 ms otherwise; not at all when the reader asks for it with Enter.
 */
export const requestDelayMs: Readonly<Record<ChangedBy, number>> = {
  start: 0,
  typing: constants.searchDebounce.postsListMs - constants.searchDebounce.searchBoxMs,
  choice: constants.searchDebounce.otherwiseMs,
  history: constants.searchDebounce.otherwiseMs,
  submit: 0,
};

/** The filters as they stand in the address. Typing on replaces the entry that typing made; Back leads out of the search. */
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
    // Back was pressed before hydration: the page and its address differ.
    if (!sameFilters(readFilters(new URLSearchParams(location.search)), latest.current.filters)) follow();
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [set]);

  function change(to: FilterUpdate, by: ChosenBy): void {
    const before = latest.current;
    const next = to(before.filters);
    if (sameFilters(next, before.filters)) {
      // A new object makes the form write its fields again: text that no request was sent for is cleared too.
      if (by !== 'typing') set({ filters: { ...before.filters }, by });
      return;
    }
    const goesOnTyping = by === 'typing' && before.by === 'typing';
    // The choices of one open sheet are one entry.
    if (goesOnTyping || isSheetEntry(history.state))
      history.replaceState(history.state, '', filtersHref(next));
    else history.pushState(null, '', filtersHref(next));
    set({ filters: next, by });
  }

  return { ...state, change };
}
