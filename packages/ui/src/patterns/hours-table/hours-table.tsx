export interface HoursRow {
  readonly label: string;
  readonly hours: string;
  /** Today's row has a tick. */
  readonly today?: boolean;
}

/** Opening hours, with one row for each day or range of days. */
export function HoursTable({ rows }: { rows: readonly HoursRow[] }) {
  return (
    <table className="hours-table">
      <tbody>
        {rows.map(({ label, hours, today }) => (
          <tr key={label} aria-current={today ? 'date' : undefined}>
            <th scope="row">
              {label}
              {today ? <span className="visually-hidden"> (today)</span> : null}
            </th>
            <td>{hours}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
