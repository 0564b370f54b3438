import { formatCount } from '@detroit-well/config/count';
import { freeSpotsLabel } from '@detroit-well/config/schedule';
import type { Day } from '@detroit-well/config/studio-time';
import { DayStrip } from '@detroit-well/ui/patterns/day-strip';
import { PartBoundary } from '@detroit-well/ui/patterns/error-boundary';
import { FilterBar, type FilterSelect } from '@detroit-well/ui/patterns/filter-bar';
import { ScheduleTools } from '@detroit-well/ui/patterns/schedule-tools';
import { useLayer } from '@detroit-well/ui/layer';
import { loadFile } from '@detroit-well/ui/load-file';
import { lazy, startTransition, Suspense, useMemo, useState } from 'react';
import { choicesOf } from './chosen-filters.ts';
import {
  activeNames,
  readFilters,
  type ChangedBy,
  type FilterName,
  type ScheduleFilters,
} from './filters.ts';
import type { Counted } from './load-schedule.ts';
import { stripOf } from './strip-days.ts';

export interface ScheduleControlsProps {
  /** The filters in the address, which may be newer than the counts. */
  readonly filters: ScheduleFilters;
  readonly counted: Counted;
  readonly today: Day;
  /** The page without filters, where the form leads without JavaScript. */
  readonly action: string;
  readonly hrefOf: (filters: ScheduleFilters) => string;
  readonly onChange: (filters: ScheduleFilters, by: ChangedBy) => void;
  /** The button for the filters at every width, without the row of selects. */
  readonly compact?: boolean;
}

const Sheet = lazy(async () => ({
  default: (await loadFile(() => import('./schedule-sheet.tsx'))).ScheduleSheet,
}));

const selectTexts = [
  { name: 'level', label: 'Level', anyLabel: 'Any level' },
  { name: 'coach', label: 'Coach', anyLabel: 'Any coach' },
  { name: 'time', label: 'Time of day', anyLabel: 'Any time' },
  { name: 'price', label: 'Price', anyLabel: 'Any price' },
] as const;

const opensNewTab = (event: {
  metaKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}): boolean => event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** `28 sessions`, or `3 of 28 sessions` with filters. */
export function countText({
  facets,
  sessions,
}: Pick<Counted, 'facets'> & { readonly sessions: number }): string {
  if (!facets) return sessions === 1 ? '1 session' : `${formatCount(sessions)} sessions`;
  const { count, total } = facets;
  const noun = total === 1 ? 'session' : 'sessions';
  return count === total
    ? `${formatCount(total)} ${noun}`
    : `${formatCount(count)} of ${formatCount(total)} ${noun}`;
}

/** `28 sessions`, or `3 of 28` with filters; empty while there is no list. */
function shortCount({ facets, sessions }: Counted): string {
  if (sessions === null) return '';
  if (facets && facets.count < facets.total) return `${facets.count} of ${facets.total}`;
  return countText({ facets, sessions: sessions.length });
}

/** The strip of days and the filters of a schedule. Everything is in the address, and works without JavaScript. */
export function ScheduleControls(props: ScheduleControlsProps) {
  const { filters, counted, today, action, hrefOf, onChange, compact = false } = props;
  /** The URL at which the sheet was opened, and whether for a search. */
  const sheet = useLayer<{ readonly href: string; readonly search: boolean }>('filters');
  const { facets } = counted;
  /** While the counts are unknown, such as after a failed load, the choices stay as they were. */
  const [known, setKnown] = useState(facets);
  if (facets && facets !== known) setKnown(facets);
  const strip = useMemo(() => stripOf(filters, counted, today, hrefOf), [filters, counted, today, hrefOf]);
  const selects = useMemo(
    () => selectTexts.map((texts): FilterSelect => ({ ...texts, options: choicesOf(texts.name, known) })),
    [known],
  );
  // In a transition, React shows the sheet as soon as its file is loaded. Otherwise the fallback stands for 0.3 s.
  const open = (search: boolean) => startTransition(() => sheet.open({ href: location.href, search }));

  return (
    <>
      <ScheduleTools
        compact={compact}
        strip={
          <DayStrip
            {...strip}
            today={hrefOf({ ...filters, from: '' })}
            onGo={(href, event) => {
              if (opensNewTab(event)) return;
              event.preventDefault();
              const { from } = readFilters(new URL(href, location.href).searchParams, today).filters;
              startTransition(() => onChange({ ...filters, from }, 'choice'));
            }}
          />
        }
        active={activeNames(filters).length}
        count={shortCount(counted)}
        onFilters={() => open(false)}
        onSearch={() => open(true)}
      />
      {compact ? null : (
        <div className="wrap">
          <FilterBar
            action={action}
            selects={selects}
            checkbox={{ name: 'free', label: freeSpotsLabel }}
            search={{ name: 'q', label: 'Search', placeholder: 'Program, coach, place' }}
            values={{ ...filters }}
            onEnter={(entered, by) => {
              const read = (name: FilterName): string => entered[name]?.trim() ?? '';
              const next = {
                ...filters,
                level: read('level'),
                coach: read('coach'),
                time: read('time'),
                price: read('price'),
                free: read('free'),
                q: read('q'),
              };
              // The field shows a choice by itself. Text comes back to its field, which may be newer by then.
              if (by === 'choice') startTransition(() => onChange(next, by));
              else onChange(next, by);
            }}
          />
        </div>
      )}
      {/* Stays: a dialog that comes and goes between the parts of the page makes the browser style all of them again. */}
      <div className={compact ? undefined : 'wrap'}>
        <Suspense fallback={null}>
          {sheet.shown ? (
            <PartBoundary>
              <Sheet
                filters={filters}
                facets={known}
                isCounted={facets !== null}
                search={sheet.shown.search}
                onChange={onChange}
                // Without a choice, the entry would be a Back step that changes nothing.
                onClose={() => (location.href === sheet.shown?.href ? sheet.close() : sheet.closeInPlace())}
              />
            </PartBoundary>
          ) : null}
        </Suspense>
      </div>
    </>
  );
}
