import type { Author, PostCategory, Tag } from '../api/wire.ts';
import { filterNames, withFilter, type BlogFilters, type FilterName } from './filters.ts';

export interface FilterOption {
  /** The value in the query string. */
  readonly value: string;
  readonly label: string;
  /** Other spellings of the value that select this option. */
  readonly also?: readonly string[];
}

export type SelectName = Exclude<FilterName, 'search'>;

export const selectNames: readonly SelectName[] = ['category', 'author', 'tag'];

/** The options of the three selects. */
export type FilterOptions = Readonly<Record<SelectName, readonly FilterOption[]>>;

/** A tag matches by its name, the name in lower case, or its slug (SPEC-A 7.16); links use lower case. */
function tagOption({ name, slug }: Tag): FilterOption {
  const value = name.toLowerCase();
  return { value, label: `#${name}`, ...(slug === value ? {} : { also: [slug] }) };
}

export function filterOptions(
  categories: readonly PostCategory[],
  authors: readonly Author[],
  tags: readonly Tag[],
): FilterOptions {
  return {
    category: categories.map(({ slug, name }) => ({ value: slug, label: name })),
    author: authors.map((author) => ({
      value: author.public_id,
      label: author.display_name || author.name,
    })),
    tag: tags.map(tagOption),
  };
}

export function findOption(options: readonly FilterOption[], value: string): FilterOption | undefined {
  const wanted = value.toLowerCase();
  return options.find((option) =>
    [option.value, ...(option.also ?? [])].some((it) => it.toLowerCase() === wanted),
  );
}

/** The filter's value in the spelling of its option. */
export function selectedValue(options: readonly FilterOption[], value: string): string {
  return findOption(options, value)?.value ?? value;
}

export interface ActiveFilter {
  readonly name: FilterName;
  readonly label: string;
  /** The filters without this one. */
  readonly without: BlogFilters;
}

/** The chips, in the order of the form. A value without an option is shown unchanged. */
export function activeFilters(filters: BlogFilters, options: FilterOptions | null): readonly ActiveFilter[] {
  return filterNames
    .filter((name) => filters[name] !== '')
    .map((name) => ({
      name,
      label: labelOf(name, filters[name], options),
      without: withFilter(filters, name, ''),
    }));
}

function labelOf(name: FilterName, value: string, options: FilterOptions | null): string {
  if (name === 'search') return `Search: ${value}`;
  const known = options && findOption(options[name], value);
  if (known) return known.label;
  return name === 'tag' ? `#${value}` : value;
}
