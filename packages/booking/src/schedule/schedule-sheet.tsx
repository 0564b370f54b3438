import '@detroit-well/ui/schedule-sheet.css';
import type { SessionFacets } from '@detroit-well/api-client/contract';
import { TextField } from '@detroit-well/ui/components/text-field';
import { FilterOptions } from '@detroit-well/ui/patterns/filter-options';
import { FilterSheet } from '@detroit-well/ui/patterns/filter-sheet';
import { startTransition, useEffect, useOptimistic, useRef } from 'react';
import { choicesOf } from './chosen-filters.ts';
import { noFilters, withFilter, type ChangedBy, type FilterName, type ScheduleFilters } from './filters.ts';
import { facetOf } from './load-schedule.ts';

const groups: readonly { readonly name: FilterName; readonly legend: string; readonly anyLabel: string }[] = [
  { name: 'category', legend: 'Category', anyLabel: 'All Training' },
  { name: 'level', legend: 'Level', anyLabel: 'Any level' },
  { name: 'coach', legend: 'Coach', anyLabel: 'Any coach' },
  { name: 'time', legend: 'Time of day', anyLabel: 'Any time' },
  { name: 'price', legend: 'Price', anyLabel: 'Any price' },
  { name: 'free', legend: 'Spots', anyLabel: 'All sessions' },
];

export interface ScheduleSheetProps {
  readonly filters: ScheduleFilters;
  readonly facets: SessionFacets | null;
  /** True if the numbers of `facets` are those of the filters. */
  readonly isCounted: boolean;
  /** Opened to search. */
  readonly search: boolean;
  readonly onChange: (filters: ScheduleFilters, by: ChangedBy) => void;
  readonly onClose: () => void;
}

/** All filters in a sheet. Each choice applies at once, and the foot says how many sessions it leaves. */
export function ScheduleSheet(props: ScheduleSheetProps) {
  const { filters, facets, isCounted, search, onChange, onClose } = props;
  const [chosen, choose] = useOptimistic(filters);
  // The sheet shows the choice at once. The page below it follows in a transition, because it takes longer to draw.
  const change = (next: ScheduleFilters, by: ChangedBy): void =>
    startTransition(() => {
      choose(next);
      onChange(next, by);
    });
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (search) box.current?.querySelector('input')?.focus();
  }, [search]);
  const count = isCounted ? (facets?.count ?? null) : null;
  return (
    <FilterSheet
      open
      onClose={onClose}
      onClear={() => change({ ...noFilters, from: chosen.from }, 'choice')}
      showLabel={count === null ? 'Show sessions' : count === 1 ? 'Show 1 session' : `Show ${count} sessions`}
    >
      <div ref={box}>
        <TextField
          label="Search"
          type="search"
          maxLength={100}
          placeholder="Program, coach, place"
          value={chosen.q}
          onChange={({ currentTarget }) => change(withFilter(chosen, 'q', currentTarget.value), 'typing')}
        />
      </div>
      {groups.map(({ name, legend, anyLabel }) => {
        const choices = choicesOf(name, facets);
        if (choices.length === 0) return null;
        const all = { value: '', label: anyLabel, count: facetOf(facets, name)?.without ?? null };
        const options = [all, ...choices];
        return (
          <FilterOptions
            key={name}
            legend={legend}
            name={name}
            value={chosen[name]}
            options={isCounted ? options : options.map((option) => ({ ...option, count: null }))}
            onChoose={(value) => change(withFilter(chosen, name, value), 'choice')}
          />
        );
      })}
    </FilterSheet>
  );
}
