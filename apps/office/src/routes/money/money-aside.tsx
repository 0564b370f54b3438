import type { Period } from '../../figures/period.ts';
import { FailedPayments } from './failed-payments.tsx';
import { LastDays } from './last-days.tsx';

interface MoneyAsideProps {
  readonly period: Period;
  /** The tab that is open: what it lists does not stand beside it as well. */
  readonly tab: string;
}

/** Beside the tabs: what failed, with what fixes it, and the last days. */
export const MoneyAside = ({ period, tab }: MoneyAsideProps) => (
  <aside className="money-aside" aria-label="At a glance">
    {tab === 'worklist' ? null : <FailedPayments />}
    {tab === 'days' ? null : <LastDays period={period} />}
  </aside>
);
