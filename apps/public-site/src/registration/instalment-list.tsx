import { formatCents } from '@detroit-well/pricing';
import type { ReactNode } from 'react';
import { dueDate, type PlanChoice } from './plans-for.ts';

/** Every instalment with its due date, and the total. */
export function InstalmentList({ plan }: { plan: PlanChoice }): ReactNode {
  const { instalments, totalCents } = plan;
  return (
    <dl className="instalments" aria-label="Payments">
      {instalments.length > 1
        ? instalments.map(({ dueOn, cents }, index) => (
            <div key={dueOn}>
              <dt>{index === 0 ? 'Today' : dueDate(dueOn)}</dt>
              <dd className="tnum">{formatCents(cents)}</dd>
            </div>
          ))
        : null}
      <div data-total>
        <dt>Total</dt>
        <dd className="tnum">{formatCents(totalCents)}</dd>
      </div>
    </dl>
  );
}
