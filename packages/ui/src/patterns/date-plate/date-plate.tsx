export type DatePlateProps = {
  /** The day of the month. */
  day: string;
  /** Two short lines beside it, for example Saturday and March. */
  lines: readonly [string, string];
  /** Read instead of the pieces, for example "Saturday, March 14". */
  label?: string;
};

/** The large slim day with weekday and month beside it. */
export function DatePlate({ day, lines, label }: DatePlateProps) {
  return (
    <p className="date-plate">
      {label ? <span className="visually-hidden">{label}</span> : null}
      <span className="num" aria-hidden={label ? true : undefined}>
        {day}
      </span>
      <small aria-hidden={label ? true : undefined}>
        {lines[0]}
        <br />
        {lines[1]}
      </small>
    </p>
  );
}
