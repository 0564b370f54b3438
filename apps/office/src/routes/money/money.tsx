import { serverNow } from '@detroit-well/config/server-clock';
import { formatMediumDay, studioDay } from '@detroit-well/config/studio-time';
import { Button } from '@detroit-well/ui/components/button';
import { Tabs } from '@detroit-well/ui/components/tabs';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useMay } from '../../access/access.ts';
import { useHasRefundLimit, zeroLimitText } from '../../access/refund-limit.ts';
import { waitingMoneyQuery } from '../../api/queries.ts';
import { useShortcuts } from '../../keyboard/shortcuts.ts';
import { FilterButton } from '../../lists/filter-button.tsx';
import { useListAddress } from '../../lists/use-address.ts';
import { MoneyNav } from '../../money/money-nav.tsx';
import { MayRead } from '../../outcomes/may-read.tsx';
import { useScreen } from '../../navigation/use-screen.ts';
import { DayTotals } from './day-totals.tsx';
import { Due } from './due.tsx';
import { GiftCards } from './gift-cards.tsx';
import { Ledger } from './ledger.tsx';
import { MoneyAside } from './money-aside.tsx';
import { MoneyChart } from './money-chart.tsx';
import { MoneyFigures } from './money-figures.tsx';
import { moneyPeriod, moneyPeriods } from './money-period.ts';
import { Worklist } from './worklist.tsx';

const SellDialog = lazy(async () => ({
  default: (await import('../../selling/sell-dialog.tsx')).SellDialog,
}));
const TakePaymentDialog = lazy(async () => ({
  default: (await import('../../money/take-payment-dialog.tsx')).TakePaymentDialog,
}));

const tabs = ['ledger', 'due', 'worklist', 'days', 'gift-cards'] as const;
/** Filters of one tab, which mean nothing in another. */
const filterNames = [
  'search',
  'sort',
  'figure',
  'kind',
  'paid_for',
  'method',
  'status',
  'payout',
  'till',
  'actor',
  'program',
  'plan',
  'waits',
] as const;

/** The ledger, what is due, gift cards, and the money that waits for a person. */
export function Screen() {
  useScreen('Money');
  return (
    <MayRead title="Money" what="payments" permission="payments.read">
      <Money />
    </MayRead>
  );
}

function Money() {
  const address = useListAddress();
  const mayTake = useMay('payments.write');
  const seesAll = useMay('payments.all');
  const hasLimit = useHasRefundLimit();
  const [taking, setTaking] = useState(false);
  const [selling, setSelling] = useState<boolean>();
  const { data: waiting } = useQuery({ ...waitingMoneyQuery(), meta: { background: true } });
  const tab = tabs.find((name) => name === address.get('tab')) ?? 'ledger';
  const today = studioDay(serverNow());
  const period = moneyPeriod(address, today, seesAll);
  const periods = moneyPeriods(today);
  const chosen = periods.find(({ first, last }) => first === period.first && last === period.last);
  useShortcuts(
    mayTake
      ? [
          { keys: 'n', label: 'Take a payment', run: () => setTaking(true) },
          { keys: 's', label: 'Sell', run: () => setSelling(true) },
        ]
      : [],
  );
  const choose = (next: string) =>
    address.set({
      tab: next === 'ledger' ? undefined : next,
      ...Object.fromEntries(filterNames.map((name) => [name, undefined])),
    });
  const show = (id: string | undefined) => {
    const next = periods.find((each) => each.id === id);
    if (id !== 'chosen') address.set({ start_date: next?.first, end_date: next?.last });
  };
  const [from, to] = [formatMediumDay(period.first), formatMediumDay(period.last)];
  const days = from === to ? from : `${from} to ${to}`;
  return (
    <>
      <MoneyNav />
      <div className="head">
        <hgroup>
          <h1>Money</h1>
          <p aria-live="polite">{`${days}. Detroit time, US dollars.`}</p>
          {seesAll ? null : <p>The payments and refunds of today.</p>}
          {hasLimit ? null : <p>{zeroLimitText('give refunds')}</p>}
        </hgroup>
        <div className="acts">
          {seesAll ? (
            <FilterButton
              label="Period"
              all="Last 4 weeks"
              value={period.isChosen ? (chosen?.id ?? 'chosen') : undefined}
              options={[
                ...periods.map(({ id, label }) => ({ value: id, label })),
                ...(period.isChosen && !chosen ? [{ value: 'chosen', label: days }] : []),
              ]}
              onChange={show}
            />
          ) : null}
          {mayTake ? (
            <>
              <Button size="xs" variant="line" onClick={() => setTaking(true)}>
                Take a payment
              </Button>
              <Button size="xs" variant="signal" slash onClick={() => setSelling(true)}>
                Sell
              </Button>
            </>
          ) : null}
        </div>
      </div>
      <MoneyFigures period={period} today={today} seesAll={seesAll} />
      {seesAll && period.first !== period.last ? <MoneyChart period={period} today={today} /> : null}
      <div className="money-split">
        <Tabs
          label="Money"
          selected={tab}
          onSelect={choose}
          tabs={[
            { id: 'ledger', label: 'Ledger', panel: tab === 'ledger' ? <Ledger address={address} /> : null },
            { id: 'due', label: 'Due', panel: tab === 'due' ? <Due address={address} /> : null },
            {
              id: 'worklist',
              label: 'Worklist',
              ...(waiting && { count: waiting.count }),
              panel: tab === 'worklist' ? <Worklist address={address} /> : null,
            },
            { id: 'days', label: 'Day totals', panel: tab === 'days' ? <DayTotals period={period} /> : null },
            {
              id: 'gift-cards',
              label: 'Gift cards',
              panel: tab === 'gift-cards' ? <GiftCards address={address} /> : null,
            },
          ]}
        />
        <MoneyAside period={period} tab={tab} />
      </div>
      {taking ? (
        <Suspense>
          <TakePaymentDialog onClose={() => setTaking(false)} />
        </Suspense>
      ) : null}
      {selling === undefined ? null : (
        <Suspense>
          <SellDialog open={selling} onClose={() => setSelling(false)} />
        </Suspense>
      )}
    </>
  );
}
