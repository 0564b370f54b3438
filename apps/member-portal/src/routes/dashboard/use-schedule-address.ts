import {
  filterQuery,
  readFilters,
  sameFilters,
  type ChangedBy,
  type ReadFilters,
  type ScheduleFilters,
} from '@detroit-well/booking/schedule/filters';
import { paths } from '@detroit-well/config/paths';
import type { Day } from '@detroit-well/config/studio-time';
import { inOrder, isLayerEntry, LayerHistoryContext } from '@detroit-well/ui/layer-history';
import { use, useCallback, useEffect, useRef, useState } from 'react';

/** The list of the dashboard with these filters. */
export const scheduleHref = (filters: ScheduleFilters): string =>
  `${paths.dashboard.home(filterQuery(filters))}#register`;

interface AddressState extends ReadFilters {
  readonly by: ChangedBy;
}

const readAddress = (today: Day): AddressState => ({
  ...readFilters(new URLSearchParams(location.search), today),
  by: 'choice',
});

/** The filters in the URL. Continued typing is one step of the history, and so is all that changes in an open sheet. */
export function useScheduleAddress(today: Day) {
  const history = use(LayerHistoryContext);
  const [state, setState] = useState(() => readAddress(today));
  /** The last change, which may not be rendered yet. */
  const latest = useRef(state);
  /** Changes that the URL has yet to follow. */
  const pending = useRef(0);
  const follow = useCallback(() => {
    if (pending.current > 0 || location.pathname !== paths.dashboard.home()) return;
    const found = readAddress(today);
    if (sameFilters(latest.current.filters, found.filters)) return;
    latest.current = found;
    setState(found);
  }, [today]);
  // The history is outside React.
  useEffect(() => history.subscribe(follow), [history, follow]);

  function change(filters: ScheduleFilters, by: ChangedBy): void {
    const before = latest.current;
    if (sameFilters(filters, before.filters)) return;
    const continues = by === 'typing' && before.by === 'typing';
    // Without the fragment, which would move the focus.
    const href = paths.dashboard.home(filterQuery(filters));
    pending.current += 1;
    inOrder(async () => {
      try {
        if (continues || isLayerEntry(history))
          await history.replace({ ...(history.state() as object | null) }, href);
        else await history.push({}, href);
      } finally {
        pending.current -= 1;
        follow();
      }
    });
    latest.current = { filters, unknown: [], by };
    setState(latest.current);
  }

  return { ...state, change };
}
