import type { CreateSeriesParams, OfficeSeries } from '@detroit-well/api-client';
import { requiredText } from '@detroit-well/validation/messages';
import * as z from 'zod/mini';
import {
  blankOffer,
  endIsStartText,
  offerBody,
  offerLabels,
  offerRules,
  offerValuesOf,
  type OfferValues,
} from '../../sessions/offer-values.ts';
import { weekdayNames, type Repeat, type WeekdayName } from './rule-dates.ts';

/** The fields of the editor, as people type them. */
export interface SeriesValues extends OfferValues {
  /** Names of the days, with commas between them. */
  readonly weekdays: string;
  /** Every how many weeks. */
  readonly interval: string;
  readonly start_date: string;
  /** Studio time, `HH:MM`. An end before the start is on the next day. */
  readonly start_time: string;
  readonly end_time: string;
  readonly ends: 'never' | 'count' | 'until';
  readonly count: string;
  readonly until: string;
}

export const blankSeries: SeriesValues = {
  ...blankOffer,
  weekdays: '',
  interval: '1',
  start_date: '',
  start_time: '',
  end_time: '',
  ends: 'never',
  count: '',
  until: '',
};

export const seriesValuesOf = (series: OfficeSeries): SeriesValues => ({
  ...offerValuesOf(series),
  weekdays: series.weekdays.join(','),
  interval: String(series.interval),
  start_date: series.start_date,
  start_time: series.start_time,
  end_time: series.end_time,
  ends: series.count !== null ? 'count' : series.until === null ? 'never' : 'until',
  count: series.count === null ? '' : String(series.count),
  until: series.until ?? '',
});

export const weekdaysOf = (text: string): WeekdayName[] =>
  weekdayNames.filter((name) => text.split(',').includes(name));

const isWhole = (text: string, most: number): boolean =>
  /^[1-9]\d{0,3}$/.test(text.trim()) && Number(text) <= most;
const mostWeeks = 52;
const mostSessions = 400;

export const seriesRules = z
  .object({
    ...offerRules,
    weekdays: z.string().check(z.minLength(1, 'Choose at least one day.')),
    interval: z
      .string()
      .check(z.refine((text) => isWhole(text, mostWeeks), `Enter a number of weeks from 1 to ${mostWeeks}.`)),
    start_date: z.string().check(z.minLength(1, requiredText('First day'))),
    start_time: z.string().check(z.minLength(1, requiredText('Start'))),
    end_time: z.string().check(z.minLength(1, requiredText('End'))),
    ends: z.enum(['never', 'count', 'until']),
    count: z.string(),
    until: z.string(),
  })
  .check(
    z.refine(({ start_time, end_time }) => start_time !== end_time || start_time === '', {
      path: ['end_time'],
      error: endIsStartText,
    }),
    z.refine(({ ends, count }) => ends !== 'count' || isWhole(count, mostSessions), {
      path: ['count'],
      error: `Enter a number of sessions from 1 to ${mostSessions}.`,
    }),
    z.refine(({ ends, until, start_date }) => ends !== 'until' || (until !== '' && until >= start_date), {
      path: ['until'],
      error: 'Enter a day that is not before the first one.',
    }),
  );

/** When it repeats; undefined while something is missing. */
export function repeatOf(values: SeriesValues): Repeat | undefined {
  const { weekdays, interval, start_date, ends, count, until } = values;
  const isComplete =
    weekdays !== '' &&
    start_date !== '' &&
    isWhole(interval, mostWeeks) &&
    (ends !== 'count' || isWhole(count, mostSessions)) &&
    (ends !== 'until' || until !== '');
  if (!isComplete) return undefined;
  return {
    weekdays: weekdaysOf(weekdays),
    interval: Number(interval),
    start_date,
    count: ends === 'count' ? Number(count) : null,
    until: ends === 'until' ? until : null,
  };
}

export function seriesBody(values: SeriesValues): CreateSeriesParams {
  const { ends, count, until, weekdays, interval, start_date, start_time, end_time } = values;
  return {
    ...offerBody(values),
    weekdays: weekdaysOf(weekdays),
    interval: Number(interval),
    start_date,
    start_time,
    end_time,
    ...(ends === 'count' && { count: Number(count) }),
    ...(ends === 'until' && { until }),
  };
}

export const seriesLabels = {
  ...offerLabels,
  weekdays: 'Days',
  interval: 'Weeks',
  start_date: 'First day',
  start_time: 'Start',
  end_time: 'End',
  ends: 'Ends',
  count: 'Sessions',
  until: 'Last day',
} as const satisfies Record<keyof SeriesValues, string>;
