import { selectedValue, type FilterOptions, type SelectName } from '../../blog/filter-options.ts';
import type { BlogFilters } from '../../blog/filters.ts';

const selects: readonly { readonly name: SelectName; readonly label: string; readonly all: string }[] = [
  { name: 'category', label: 'Category', all: 'All categories' },
  { name: 'author', label: 'Author', all: 'All authors' },
  { name: 'tag', label: 'Tag', all: 'All tags' },
];

interface FilterSelectsProps {
  readonly idPrefix: string;
  readonly filters: BlogFilters;
  readonly options: FilterOptions;
  readonly labelled?: boolean;
  readonly onChoose: (name: SelectName, value: string) => void;
}

/** The three selects. They are uncontrolled; `useFormSync` updates them when the filters change outside the form. */
export function FilterSelects({
  idPrefix,
  filters,
  options,
  labelled = false,
  onChoose,
}: FilterSelectsProps) {
  return selects.map(({ name, label, all }) => {
    const value = selectedValue(options[name], filters[name]);
    const isUnknown = value !== '' && !options[name].some((option) => option.value === value);
    return (
      <div className="field" key={name} data-part="select">
        <label className={labelled ? undefined : 'visually-hidden'} htmlFor={`${idPrefix}-${name}`}>
          {label}
        </label>
        <select
          className="select"
          id={`${idPrefix}-${name}`}
          name={name}
          defaultValue={value}
          onChange={({ currentTarget }) => onChoose(name, currentTarget.value)}
        >
          <option value="">{all}</option>
          {isUnknown ? <option value={value}>{value}</option> : null}
          {options[name].map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </div>
    );
  });
}

/** Keeps the filters in a form whose select options could not be loaded. */
export function HiddenFilters({ filters }: { readonly filters: BlogFilters }) {
  return selects.map(({ name }) =>
    filters[name] === '' ? null : <input key={name} type="hidden" name={name} value={filters[name]} />,
  );
}
