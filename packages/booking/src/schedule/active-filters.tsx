import { FilterChip, FilterChips } from '@detroit-well/ui/components/filter-chip';
import { Flash } from '@detroit-well/ui/components/flash';
import { TextLink } from '@detroit-well/ui/components/text-link';
import type { MouseEvent } from 'react';
import type { ChosenFilter } from './chosen-filters.ts';
import { noFilters, type ScheduleFilters } from './filters.ts';

interface ActiveFiltersProps {
  readonly chosen: readonly ChosenFilter[];
  /** Values of the address that the schedule does not know. */
  readonly unknown: readonly string[];
  readonly hrefOf: (filters: ScheduleFilters) => string;
  readonly goTo: (filters: ScheduleFilters) => (event: MouseEvent) => void;
}

/** Each filter that is set, with a link that drops it, and those that were not used. */
export function ActiveFilters({ chosen, unknown, hrefOf, goTo }: ActiveFiltersProps) {
  return (
    <>
      {unknown.length > 0 ? (
        <Flash tone="warn" title="Not every filter was used." live={false}>
          {`Nothing on the schedule is called ${unknown.map((value) => `“${value}”`).join(' or ')}.`}
        </Flash>
      ) : null}
      {chosen.length > 0 ? (
        <FilterChips summary="">
          {chosen.map(({ name, label, without }) => (
            <FilterChip key={name} label={label} href={hrefOf(without)} onRemove={goTo(without)} />
          ))}
          <li>
            <TextLink href={hrefOf(noFilters)} arrow={false} onClick={goTo(noFilters)}>
              Clear all
            </TextLink>
          </li>
        </FilterChips>
      ) : null}
    </>
  );
}
