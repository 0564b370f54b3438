import { useId } from 'react';

interface FilterOption {
  /** Empty for the option that does not filter. */
  readonly value: string;
  readonly label: string;
  /** For example `before noon`. */
  readonly hint?: string | undefined;
  /** The number of entries that the option leaves; null when it is not known. */
  readonly count: number | null;
}

export interface FilterOptionsProps {
  readonly legend: string;
  readonly name: string;
  readonly value: string;
  readonly options: readonly FilterOption[];
  readonly onChoose: (value: string) => void;
}

/**
 * The options of a filter as boxes that press as a whole, each with the number that it leaves.
 *
 * @do Begin with the option that does not filter.
 * @do Keep options that leave nothing. They show as such and can be chosen.
 * @dont Use it for more than about ten options. A select is shorter.
 * @accessibility A group of native radio buttons named by its legend. The number belongs to the name of the option.
 */
export function FilterOptions({ legend, name, value, options, onChoose }: FilterOptionsProps) {
  const group = useId();
  return (
    <fieldset className="filter-options">
      <legend>{legend}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value} data-none={option.count === 0 || undefined}>
            <input
              type="radio"
              name={`${name}-${group}`}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            <span>
              <span>{option.label}</span>
              {option.hint ? <small>{option.hint}</small> : null}
              {option.count === null ? null : <span className="tnum">{option.count}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
