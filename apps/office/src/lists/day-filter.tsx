interface DayFilterProps {
  /** A day of the studio, such as `2026-03-14`. */
  readonly value: string | undefined;
  readonly onChange: (day: string | undefined) => void;
}

/** A filter of a list by one day. Emptying the field removes it. */
export const DayFilter = ({ value = '', onChange }: DayFilterProps) => (
  <label className="filter" data-on={value === '' ? undefined : true}>
    <span>Day</span>
    <input type="date" value={value} onChange={({ target }) => onChange(target.value || undefined)} />
  </label>
);
