import {
  filterQuery,
  readFilters,
  sameFilters,
  type ChangedBy,
  type ScheduleFilters,
} from '@detroit-well/booking/schedule/filters';
import * as constants from '@detroit-well/config/constants';
import { paths } from '@detroit-well/config/paths';
import type { Day } from '@detroit-well/config/studio-time';
import { isLayerEntry } from '@detroit-well/ui/layer-history';
import { useEffect, useRef, useState } from 'react';

export const scheduleHref = (filters: ScheduleFilters): string => paths.training(filterQuery(filters));

interface AddressState {
  readonly filters: ScheduleFilters;
  /** Values that the schedule does not know. */
  readonly unknown: readonly string[];
  readonly by: ChangedBy;
}

/** The delay of a request after a change, because the visitor may still be typing. Milliseconds. */
export const delayMs = ({ by }: Pick<AddressState, 'by'>): number =>
  by === 'typing' ? constants.searchDebounce.searchBoxMs : 0;

/** The filters in the URL. Continued typing replaces the history entry of the search, so Back leaves the search. */
export function useScheduleAddress(initial: Omit<AddressState, 'by'>, today: Day) {
  const [state, setState] = useState<AddressState>({ ...initial, by: 'choice' });
  /** The filters of the last change, which may not be rendered yet. */
  const latest = useRef(initial.filters);
  const typed = useRef(false);
  useEffect(() => {
    const follow = (): void => {
      typed.current = false;
      const found = readFilters(new URLSearchParams(location.search), today);
      latest.current = found.filters;
      setState({ ...found, by: 'choice' });
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [today]);

  function change(filters: ScheduleFilters, by: ChangedBy): void {
    if (sameFilters(filters, latest.current)) return;
    latest.current = filters;
    const continuesTyping = by === 'typing' && typed.current;
    typed.current = by === 'typing';
    // All choices in one open sheet share one history entry.
    if (continuesTyping || isLayerEntry()) history.replaceState(history.state, '', scheduleHref(filters));
    else history.pushState(null, '', scheduleHref(filters));
    setState({ filters, unknown: [], by });
  }

  return { ...state, change };
}
