import type { MembershipReport } from '@detroit-well/api-client';
import { paths } from '@detroit-well/config/paths';
import { serverNow } from '@detroit-well/config/server-clock';
import { formatMediumDay, studioDay } from '@detroit-well/config/studio-time';
import { useQuery } from '@tanstack/react-query';
import { membershipReportQuery } from '../../api/money-queries.ts';
import { centsOf, figureText } from '../../figures/cents.ts';
import { Figures } from '../../figures/figures.tsx';
import { periodOf, quickPeriods, type Period } from '../../figures/period.ts';
import { FilterButton } from '../../lists/filter-button.tsx';
import { useListAddress } from '../../lists/use-address.ts';
import { MoneyNav } from '../../money/money-nav.tsx';
import { useScreen } from '../../navigation/use-screen.ts';
import { LoadFailure } from '../../outcomes/load-failure.tsx';
import { MayRead } from '../../outcomes/may-read.tsx';
import { ByPlan } from './by-plan.tsx';
import { CameAndLeft } from './came-and-left.tsx';
import { MembershipRows } from './membership-rows.tsx';

/** Who is a member, what came and went, and what it brings in a month. The address keeps the days. */
export function Screen() {
  useScreen('Memberships');
  return (
    <MayRead title="Memberships" what="the report of memberships" permission="payments.all">
      <Memberships />
    </MayRead>
  );
}

function Memberships() {
  const address = useListAddress();
  const today = studioDay(serverNow());
  const period = periodOf(address.get('start_date'), address.get('end_date'), today);
  const periods = quickPeriods(today);
  const chosen = periods.find(({ first, last }) => first === period.first && last === period.last);
  const days = { start_date: period.first, end_date: period.last };
  const { data, error, refetch } = useQuery(membershipReportQuery(days));
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <MoneyNav />
      <div className="head">
        <hgroup>
          <h1>Memberships</h1>
          <p aria-live="polite">
            {`${formatMediumDay(period.first)} to ${formatMediumDay(period.last)}, days in Detroit.`}
          </p>
        </hgroup>
        <div className="acts">
          <FilterButton
            label="Period"
            all="Chosen days"
            value={chosen?.id}
            options={periods.map(({ id, label }) => ({ value: id, label }))}
            onChange={(id) => {
              const next = periods.find((each) => each.id === id);
              address.set({ start_date: next?.first, end_date: next?.last });
            }}
          />
        </div>
      </div>
      <MembershipFigures report={data} period={period} />
      {data ? (
        <div className="came-split">
          <CameAndLeft months={data.by_month} />
          <ByPlan plans={data.by_plan} />
        </div>
      ) : null}
      <MembershipRows address={address} days={days} />
    </>
  );
}

interface FiguresProps {
  readonly report: MembershipReport | undefined;
  readonly period: Period;
}

function MembershipFigures({ report, period }: FiguresProps) {
  const days = { start_date: period.first, end_date: period.last };
  const count = (name: 'active' | 'new' | 'lost' | 'past_due') =>
    report === undefined ? undefined : String(report[name]);
  return (
    <Figures
      label="Memberships"
      figures={[
        {
          label: 'Active',
          value: count('active'),
          href: paths.office.memberships({ figure: 'active', ...days }),
          note: 'Today',
        },
        {
          label: 'New',
          value: count('new'),
          href: paths.office.memberships({ figure: 'new', ...days }),
          note: 'Began in these days',
        },
        {
          label: 'Lost',
          value: count('lost'),
          href: paths.office.memberships({ figure: 'lost', ...days }),
          note: 'Ended in these days',
        },
        {
          label: 'Past due',
          value: count('past_due'),
          href: paths.office.memberships({ figure: 'past_due', ...days }),
          note: 'Renewal declined',
          bad: (report?.past_due ?? 0) > 0,
        },
        {
          label: 'A month',
          value: report && figureText(centsOf(report.revenue_month)),
          href: paths.office.memberships({ figure: 'active', ...days }),
          note: 'Yearly ones as a twelfth',
        },
      ]}
    />
  );
}
