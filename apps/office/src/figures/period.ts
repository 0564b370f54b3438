import { addDays, formatMediumDay } from '@detroit-well/config/studio-time';

/** The days of the reports, both inclusive. */
export interface Period {
  readonly first: string;
  readonly last: string;
}

const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;

/** The periods that one tap chooses, for today. */
export function quickPeriods(
  today: string,
): readonly (Period & { readonly id: string; readonly label: string })[] {
  const month = monthOf(today);
  const lastOfBefore = addDays(month, -1);
  return [
    { id: '12-weeks', label: 'Last 12 weeks', first: addDays(today, -83), last: today },
    { id: '4-weeks', label: 'Last 4 weeks', first: addDays(today, -27), last: today },
    { id: 'month', label: 'This month', first: month, last: today },
    { id: 'month-before', label: 'Last month', first: monthOf(lastOfBefore), last: lastOfBefore },
    { id: 'year', label: 'This year', first: `${today.slice(0, 4)}-01-01`, last: today },
  ];
}

const isDay = (text: string | undefined): text is string =>
  /^\d{4}-\d{2}-\d{2}$/.test(text ?? '') && !Number.isNaN(Date.parse(text ?? ''));

/** The period of the address; the last twelve weeks without one. */
export function periodOf(first: string | undefined, last: string | undefined, today: string): Period {
  const end = isDay(last) ? last : today;
  return { first: isDay(first) ? first : addDays(end, -83), last: end };
}

/** As many days, right before the period. */
export function periodBefore({ first, last }: Period): Period {
  const days = (Date.parse(last) - Date.parse(first)) / 86_400_000 + 1;
  return { first: addDays(first, -days), last: addDays(first, -1) };
}

/** What a period adds up in, so that a plot has at most 31 columns. */
export function groupName({ first, last }: Period): 'day' | 'week' | 'month' {
  if (addDays(first, 31) > last) return 'day';
  return addDays(first, 31 * 7) > last ? 'week' : 'month';
}

/** Days, weeks from Sunday or months, each by its first day. */
const groupStarts = {
  day: (day: string) => day,
  week: (day: string) => addDays(day, -new Date(`${day}T00:00Z`).getUTCDay()),
  month: monthOf,
};

/** The first days of all groups of a period. */
export function groupsOf(period: Period): string[] {
  const start = groupStarts[groupName(period)];
  const groups = new Set<string>();
  for (let day = period.first; day <= period.last; day = addDays(day, 1)) groups.add(start(day));
  return [...groups];
}

/** The days of a period that one column of a plot adds up. */
export interface Span extends Period {
  /** The first day of its group, which may be before the period. */
  readonly id: string;
  /** `Mar 1, 2026 to Mar 7, 2026` */
  readonly text: string;
}

/** The groups of a period, without the days outside of it. */
export function spansOf(period: Period): Span[] {
  const starts = groupsOf(period);
  return starts.map((id, index) => {
    const first = id < period.first ? period.first : id;
    const last = addDays(starts[index + 1] ?? addDays(period.last, 1), -1);
    const text =
      first === last ? formatMediumDay(first) : `${formatMediumDay(first)} to ${formatMediumDay(last)}`;
    return { id, first, last, text };
  });
}

/** Whether a day is one of these. */
export const isIn = ({ first, last }: Period, day: string): boolean => day >= first && day <= last;
