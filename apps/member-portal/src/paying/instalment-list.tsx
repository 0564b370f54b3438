import { formatCents } from '@detroit-well/pricing';
import type { Instalment } from '@detroit-well/pricing';
import { mediumDay } from '../words/day.ts';

/** Lists each charge with its date and exact amount, and the total. */
export function InstalmentList({
  instalments,
  totalCents,
}: {
  instalments: readonly Instalment[];
  totalCents: number;
}) {
  return (
    <ul className="due" aria-label="Payments">
      {instalments.map(({ dueOn, cents }, index) => (
        <li key={dueOn}>
          <span>{index === 0 ? 'Today' : mediumDay(dueOn)}</span>
          <span>{formatCents(cents)}</span>
        </li>
      ))}
      <li>
        <span>Total</span>
        <span>{formatCents(totalCents)}</span>
      </li>
    </ul>
  );
}
