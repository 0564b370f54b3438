import './instalment-list.css';
import { formatMediumDay } from '@detroit-well/config/studio-time';
import { formatCents, type Cents, type Instalment } from '@detroit-well/pricing';

export interface InstalmentListProps {
  readonly instalments: readonly Instalment[];
  readonly totalCents: Cents;
}

/** The payments of an instalment plan with their due dates and exact amounts, and the total. */
export function InstalmentList({ instalments, totalCents }: InstalmentListProps) {
  return (
    <dl className="instalments" aria-label="Payments">
      {(instalments.length > 1 ? instalments : []).map(({ dueOn, cents }, index) => (
        <div key={dueOn}>
          <dt>{index === 0 ? 'Today' : formatMediumDay(dueOn)}</dt>
          <dd className="tnum">{formatCents(cents)}</dd>
        </div>
      ))}
      <div data-total>
        <dt>Total</dt>
        <dd className="tnum">{formatCents(totalCents)}</dd>
      </div>
    </dl>
  );
}
