export interface HoursRow {
  readonly label: string;
  readonly hours: string;
  /** Today's row has a tick. */
  readonly today?: boolean;
}

/**
 * Opening hours, with one row for each day or range of days.
 *
 * @do Join days with equal hours into one row.
 * @dont Leave a closed day out. Say Closed.
 * @accessibility A native table with row headers. Today has aria-current="date" and is read as today.
 */
export function HoursTable({ rows }: { rows: readonly HoursRow[] }) {
  return (
    <table className="hours-table">
      <tbody>
        {rows.map(({ label, hours, today }) => (
          <tr key={label} aria-current={today ? 'date' : undefined}>
            <th scope="row">
              <span>{label}</span>
              {today ? <span className="visually-hidden"> (today)</span> : null}
            </th>
            <td>{hours}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
