import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../../components/button/button.tsx';
import { SearchIcon } from '../../icons.tsx';

export interface FilterSelect {
  readonly name: string;
  readonly label: string;
  /** The option that does not filter: `Any level`. */
  readonly anyLabel: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export interface FilterBarProps {
  /** Where the form leads without JavaScript. */
  readonly action: string;
  readonly selects: readonly FilterSelect[];
  readonly checkbox: { readonly name: string; readonly label: string };
  readonly search: { readonly name: string; readonly label: string; readonly placeholder: string };
  /** The values of all fields by name; other names become hidden fields. */
  readonly values: Readonly<Record<string, string>>;
  /** Called with the values of all fields. */
  readonly onEnter: (values: Readonly<Record<string, string>>, by: 'typing' | 'choice' | 'submit') => void;
}

const valuesOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

/**
 * Selects, a checkbox and a search in one line: a plain GET form, so that it works without JavaScript.
 *
 * @do Keep every filter in the address.
 * @dont Use it on narrow screens. A FilterSheet holds the same filters.
 * @accessibility A search form with visible labels. A choice applies at once and leaves the focus where it is.
 */
export function FilterBar({ action, selects, checkbox, search, values, onEnter }: FilterBarProps) {
  const form = useRef<HTMLFormElement>(null);
  /** The filters that were reported last. */
  const reported = useRef<Readonly<Record<string, string>>>({});
  const names = [...selects.map(({ name }) => name), checkbox.name, search.name];
  const reportEntered = useEffectEvent(() => {
    if (!form.current) return;
    const entered = valuesOf(form.current);
    if (names.some((name) => (entered[name] ?? '') !== (values[name] ?? ''))) onEnter(entered, 'submit');
  });
  // Once, right after hydration: the fields may have been used before.
  useEffect(() => reportEntered(), []);
  const write = useEffectEvent((shown: Readonly<Record<string, string>>) => {
    for (const name of names) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement && field.type === 'checkbox')
        field.checked = Boolean(shown[name]);
      // The text came from this field, which may be newer by now.
      else if (field === document.activeElement && shown[name] === reported.current[name]?.trim()) continue;
      else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
        field.value = shown[name] ?? '';
    }
  });
  useEffect(() => write(values), [values]);
  const enter = (by: 'typing' | 'choice' | 'submit'): void => {
    if (!form.current) return;
    reported.current = valuesOf(form.current);
    onEnter(reported.current, by);
  };
  return (
    <form
      ref={form}
      className="filter-bar"
      role="search"
      aria-label="Filters"
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        enter('submit');
      }}
    >
      {Object.entries(values).map(([name, value]) =>
        names.includes(name) || value === '' ? null : (
          <input key={name} type="hidden" name={name} value={value} />
        ),
      )}
      {selects.map(({ name, label, anyLabel, options }) => (
        <div className="field" key={name}>
          <label htmlFor={`filter-${name}`}>{label}</label>
          <select
            className="select"
            id={`filter-${name}`}
            name={name}
            defaultValue={values[name]}
            onChange={() => enter('choice')}
          >
            <option value="">{anyLabel}</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </div>
      ))}
      <div className="checkbox">
        <label>
          <input
            type="checkbox"
            name={checkbox.name}
            value="1"
            defaultChecked={Boolean(values[checkbox.name])}
            onChange={() => enter('choice')}
          />
          <span>{checkbox.label}</span>
        </label>
      </div>
      <div className="field" data-part="search">
        <label htmlFor={`filter-${search.name}`}>{search.label}</label>
        <span>
          <SearchIcon />
          <input
            className="input"
            id={`filter-${search.name}`}
            name={search.name}
            type="search"
            maxLength={100}
            placeholder={search.placeholder}
            defaultValue={values[search.name]}
            onChange={() => enter('typing')}
          />
        </span>
      </div>
      <Button type="submit" variant="line" data-part="show">
        Show
      </Button>
    </form>
  );
}
