import { freeSpotsLabel, priceLimits, timesOfDay } from '@detroit-well/config/schedule';
import type { SessionFacets } from '@detroit-well/api-client/contract';
import { activeNames, addressValue, withFilter, type FilterName, type ScheduleFilters } from './filters.ts';
import { facetOf } from './load-schedule.ts';

export interface FilterChoice {
  /** The value in the query string. */
  readonly value: string;
  readonly label: string;
  /** `before noon` */
  readonly hint?: string;
  /** Null when the server does not count. */
  readonly count: number | null;
}

const fixedOptions: Partial<
  Record<FilterName, readonly { readonly value: string; readonly label: string }[]>
> = {
  time: timesOfDay,
  price: priceLimits.map(({ dollars, label }) => ({ value: String(dollars), label })),
  free: [{ value: 'true', label: freeSpotsLabel }],
};

const hints: ReadonlyMap<string, string> = new Map(timesOfDay.map(({ value, hint }) => [value, hint]));

/** The options of a filter with their counts; without counts, those that never change. */
export function choicesOf(name: FilterName, facets: SessionFacets | null): readonly FilterChoice[] {
  const counted = facetOf(facets, name)?.options.map(({ value, label, count }) => ({ value, label, count }));
  const options =
    counted ?? (fixedOptions[name] ?? []).map(({ value, label }) => ({ value, label, count: null }));
  return options.map((option) => {
    const hint = hints.get(option.value);
    return { ...option, value: addressValue(name, option.value), ...(hint ? { hint } : {}) };
  });
}

/** The name of a filter's value: Skate//Well, Morning, or Search: floor. */
function labelOf(name: FilterName, filters: ScheduleFilters, facets: SessionFacets | null): string {
  const value = filters[name];
  if (name === 'q') return `Search: ${value}`;
  return choicesOf(name, facets).find((choice) => choice.value === value)?.label ?? value;
}

export interface ChosenFilter {
  readonly name: FilterName;
  readonly label: string;
  /** The filters without this one. */
  readonly without: ScheduleFilters;
  /** Sessions that match without it; null when the server does not count. */
  readonly left: number | null;
  /** The names of the others: `Beginner, Morning`. */
  readonly others: string;
}

/** The filters that are set, in the order of the form. */
export function chosenFilters(
  filters: ScheduleFilters,
  facets: SessionFacets | null,
): readonly ChosenFilter[] {
  const named = activeNames(filters).map((name) => ({ name, label: labelOf(name, filters, facets) }));
  return named.map(({ name, label }) => ({
    name,
    label,
    without: withFilter(filters, name, ''),
    left: facetOf(facets, name)?.without ?? null,
    others: named.flatMap((other) => (other.name === name ? [] : [other.label])).join(', '),
  }));
}
