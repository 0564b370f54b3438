export interface DueRow {
  readonly label: string;
  /** The payment method and its state. */
  readonly detail?: string | undefined;
  /** An amount, or Nothing. */
  readonly amount: string;
}

/**
 * The amounts that were paid and those that are due, one row for each payment.
 *
 * @do Start with what was paid today, even when it is nothing.
 * @do Say that nothing is due when nothing is.
 * @dont Add taxes or totals. It is no receipt.
 * @accessibility A description list: each amount is read with its label.
 */
export function DueList({ rows }: { rows: readonly DueRow[] }) {
  return (
    <dl className="due-list">
      {rows.map(({ label, detail, amount }) => (
        <div key={label}>
          <dt>
            {label}
            {detail ? <small>{detail}</small> : null}
          </dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
