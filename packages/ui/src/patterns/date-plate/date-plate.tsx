export interface DatePlateProps {
  /** The day of the month. */
  readonly day: string;
  /** Two short lines next to the day, for example Saturday and March. */
  readonly lines: readonly [string, string];
  /** Text for screen readers, for example "Saturday, March 14". */
  readonly label?: string;
}

/**
 * A large, narrow day number with weekday and month next to it.
 *
 * @do Give `label` when no other text near it says the date.
 * @dont Use it for a time or a range.
 * @accessibility With `label` the full date is read instead of the parts.
 */
export function DatePlate({ day, lines, label }: DatePlateProps) {
  return (
    <p className="date-plate">
      {label ? <span className="visually-hidden">{label}</span> : null}
      <span className="num" aria-hidden={label ? true : undefined}>
        {day}
      </span>
      <small aria-hidden={label ? true : undefined}>
        <span>{lines[0]}</span>
        <br />
        <span>{lines[1]}</span>
      </small>
    </p>
  );
}
