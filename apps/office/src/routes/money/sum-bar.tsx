import type { OfficePayments } from '@detroit-well/api-client';
import { centsOf } from '../../figures/cents.ts';
import { signedDollars } from '../../format/dollars.ts';

/** What all entries that match the filters add up to, on every page. */
export function SumBar({ ledger: { count, sum } }: { ledger: Pick<OfficePayments, 'count' | 'sum'> }) {
  if (count === 0) return null;
  return (
    <p className="sum-bar">
      <span>{count === 1 ? '1 entry' : `${count.toLocaleString('en-US')} entries`}</span>
      <span>
        <span>Sum, less refunds</span> <b>{signedDollars(centsOf(sum))}</b>
      </span>
    </p>
  );
}
