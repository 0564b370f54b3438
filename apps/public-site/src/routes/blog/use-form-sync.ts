import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { selectedValue, type FilterOptions } from '../../blog/filter-options.ts';
import { filterNames, filtersHref, readFilters, type BlogFilters } from '../../blog/filters.ts';
import type { FilterState } from './use-filters.ts';

/** The filters in a form; fields that the form lacks come from `filters`. */
export function filtersOfForm(form: HTMLFormElement, filters: BlogFilters): BlogFilters {
  const query = new URLSearchParams(filtersHref({ ...filters, page: 1 }).split('?')[1]);
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') query.set(name, value);
  return readFilters(query);
}

/**
 * Synchronizes a form of uncontrolled fields with the filters. It reports values entered before hydration, and writes the
 * fields when the filters change outside the form. It never overwrites text that is being typed.
 */
export function useFormSync(
  { filters, by }: FilterState,
  options: FilterOptions | null,
  onEntered: (filters: BlogFilters) => void,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const reportEntered = useEffectEvent(() => {
    if (!form.current) return;
    const entered = filtersOfForm(form.current, filters);
    const spelled = { ...filters, ...canonical(filters, options), page: 1 };
    if (filtersHref(entered) !== filtersHref(spelled)) onEntered(entered);
  });
  // Once, right after hydration.
  useEffect(() => reportEntered(), []);
  useEffect(() => {
    if (by === 'start' || !form.current) return;
    const shown = { ...filters, ...canonical(filters, options) };
    for (const name of filterNames) {
      // The change came from this field, which may contain newer text by now.
      if (name === 'search' && (by === 'typing' || by === 'submit')) continue;
      const field = form.current.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = shown[name];
    }
  }, [filters, by, options]);
  return form;
}

/** The select values in the spelling of their options. */
function canonical(filters: BlogFilters, options: FilterOptions | null): Partial<BlogFilters> {
  if (!options) return {};
  return {
    category: selectedValue(options.category, filters.category),
    author: selectedValue(options.author, filters.author),
    tag: selectedValue(options.tag, filters.tag),
  };
}
