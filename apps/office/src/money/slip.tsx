import type { ReactNode } from 'react';

export interface SlipRow {
  readonly label: string;
  readonly note?: ReactNode;
  readonly value: string;
  /** `minus`: taken off. `sum`: what the rows above add up to. `wait`: somebody should look at it. */
  readonly kind?: 'minus' | 'sum' | 'wait';
}

/** Amounts below each other, and what they add up to. */
export const Slip = ({ rows }: { rows: readonly SlipRow[] }) => (
  <dl className="slip">
    {rows.map(({ label, note, value, kind }, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- two refunds may look alike, and rows never move
      <div key={index} data-kind={kind}>
        <dt>
          <span>{label}</span>
          {note ? <small>{note}</small> : null}
        </dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
