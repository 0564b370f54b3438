import type { ReactNode } from 'react';
import { Button } from '../../components/button/button.tsx';
import { FilterIcon, SearchIcon } from '../../icons.tsx';

export interface ScheduleToolsProps {
  /** A DayStrip. */
  readonly strip: ReactNode;
  /** The number of filters that are set. */
  readonly active: number;
  /** `28 sessions` */
  readonly count: string;
  /** Shows the button for filters at every width, where no FilterBar is below. */
  readonly compact?: boolean;
  readonly onFilters: () => void;
  readonly onSearch: () => void;
}

/**
 * The strip of days, and below 1200 px the button for the filters. It stays at the top while the list scrolls.
 *
 * @do Put it between the tiles and the list.
 * @dont Put more than one row of buttons in it. It covers the list.
 * @accessibility The button says how many filters are set.
 */
export function ScheduleTools(props: ScheduleToolsProps) {
  const { strip, active, count, compact = false, onFilters, onSearch } = props;
  return (
    <div className="schedule-tools" data-compact={compact || undefined}>
      <div className={compact ? undefined : 'wrap'}>
        {strip}
        <div data-part="row">
          <Button variant="line" size="sm" data-early aria-haspopup="dialog" onClick={onFilters}>
            <FilterIcon /> Filters
            {active > 0 ? (
              <>
                <span className="visually-hidden">, active: </span>
                <span data-part="active">{active}</span>
              </>
            ) : null}
          </Button>
          <Button variant="quiet" size="sm" data-early aria-haspopup="dialog" onClick={onSearch}>
            <SearchIcon /> Search
          </Button>
          <p>{count}</p>
        </div>
      </div>
    </div>
  );
}
