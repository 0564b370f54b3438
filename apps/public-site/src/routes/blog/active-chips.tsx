import { paths } from '@detroit-well/config/paths';
import { FilterChip, FilterChips } from '@detroit-well/ui/components/filter-chip';
import type { MouseEvent } from 'react';
import { activeFilters, type FilterOptions } from '../../blog/filter-options.ts';
import { filtersHref, type BlogFilters, type FilterName } from '../../blog/filters.ts';

interface ActiveChipsProps {
  readonly filters: BlogFilters;
  readonly options: FilterOptions | null;
  readonly summary: string;
  readonly onRemove: (name: FilterName, event: MouseEvent) => void;
  readonly onClear: (event: MouseEvent) => void;
}

/** The number of posts, and a chip for each active filter. Each chip links to the list without that filter. */
export function ActiveChips({ filters, options, summary, onRemove, onClear }: ActiveChipsProps) {
  const active = activeFilters(filters, options);
  return (
    <FilterChips summary={summary}>
      {active.length > 0 ? (
        <>
          {active.map(({ name, label, without }) => (
            <FilterChip
              key={name}
              label={label}
              href={filtersHref(without)}
              onRemove={(event) => onRemove(name, event)}
            />
          ))}
          <li>
            <a className="blog-clear-all" href={paths.theStandard()} onClick={onClear}>
              Clear all
            </a>
          </li>
        </>
      ) : null}
    </FilterChips>
  );
}
