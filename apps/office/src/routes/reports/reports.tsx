import { serverNow } from '@detroit-well/config/server-clock';
import { studioDay } from '@detroit-well/config/studio-time';
import { FilterButton } from '../../lists/filter-button.tsx';
import { useListAddress } from '../../lists/use-address.ts';
import { MayRead } from '../../outcomes/may-read.tsx';
import { useScreen } from '../../navigation/use-screen.ts';
import { MoneyReport } from './money-report.tsx';
import { MoneyByReport } from './money-by-report.tsx';
import { ReportFigures } from './report-figures.tsx';
import { PayoutReport } from './payout-report.tsx';
import { CoachReport } from './coach-report.tsx';
import { CountedRows } from './counted-rows.tsx';
import { countedIn } from './counted.ts';
import { RetentionReport } from './retention-report.tsx';
import { SpotReport } from './spot-report.tsx';
import { SlotReport, WaitlistReport } from './slot-reports.tsx';
import { periodOf, quickPeriods } from '../../figures/period.ts';
import { daysText } from './texts.ts';

/** What the studio took, how full it was, and who came again. The address keeps the days. */
export function Screen() {
  useScreen('Reports');
  return (
    <MayRead title="Reports" what="reports" permission="reports.read">
      <Reports />
    </MayRead>
  );
}

function Reports() {
  const address = useListAddress();
  const today = studioDay(serverNow());
  const period = periodOf(address.get('start_date'), address.get('end_date'), today);
  const periods = quickPeriods(today);
  const counted = countedIn(address.get('open'));
  const chosen = periods.find(({ first, last }) => first === period.first && last === period.last);
  const show = (id: string | undefined): void => {
    const next = periods.find((each) => each.id === id);
    address.set({ start_date: next?.first, end_date: next?.last });
  };
  return (
    <div className="reports-page">
      <div className="head">
        <hgroup>
          <h1>Reports</h1>
          <p aria-live="polite">{`${daysText(period)}, days in Detroit.`}</p>
        </hgroup>
      </div>
      <div className="tools" role="search" aria-label="Days">
        <FilterButton
          label="Period"
          all="Chosen days"
          value={chosen?.id}
          options={periods.map(({ id, label }) => ({ value: id, label }))}
          onChange={show}
        />
        <label className="report__day">
          First day
          <input
            type="date"
            max={period.last}
            value={period.first}
            onChange={({ target }) =>
              target.value && address.set({ start_date: target.value, end_date: period.last })
            }
          />
        </label>
        <label className="report__day">
          Last day
          <input
            type="date"
            min={period.first}
            value={period.last}
            onChange={({ target }) =>
              target.value && address.set({ start_date: period.first, end_date: target.value })
            }
          />
        </label>
      </div>
      <ReportFigures period={period} />
      <div className="reports">
        <MoneyReport period={period} />
        <MoneyByReport by="kind" period={period} />
        <MoneyByReport by="program" period={period} />
        <MoneyByReport by="plan" period={period} />
        <SpotReport period={period} />
        <SlotReport period={period} />
        <CoachReport period={period} />
        <WaitlistReport period={period} />
        <RetentionReport period={period} />
        <PayoutReport period={period} />
      </div>
      {counted ? <CountedRows counted={counted} period={period} onClose={address.close} /> : null}
    </div>
  );
}
