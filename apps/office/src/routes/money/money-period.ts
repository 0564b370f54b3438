import { addDays } from '@detroit-well/config/studio-time';
import { quickPeriods, type Period } from '../../figures/period.ts';
import type { ListAddress } from '../../lists/use-address.ts';

interface MoneyPeriod extends Period {
  /** Whether the address names the days, which then limit the ledger too. */
  readonly isChosen: boolean;
}

const isDay = (text: string | undefined): text is string =>
  /^\d{4}-\d{2}-\d{2}$/.test(text ?? '') && !Number.isNaN(Date.parse(text ?? ''));

/** The days of the figures: those of the address, or the last four weeks. Who sees only today has today. */
export function moneyPeriod(address: ListAddress, today: string, seesAll: boolean): MoneyPeriod {
  const [first, last] = [address.get('start_date'), address.get('end_date')];
  if (!seesAll) return { first: today, last: today, isChosen: false };
  if (isDay(first) && isDay(last) && first <= last && addDays(first, 366) > last)
    return { first, last, isChosen: true };
  return { first: addDays(today, -27), last: today, isChosen: false };
}

/** The periods that one tap chooses. The last four weeks are those without a choice. */
export const moneyPeriods = (today: string) => [
  { id: 'today', label: 'Today', first: today, last: today },
  ...quickPeriods(today).filter(({ id }) => id !== '4-weeks'),
];
