import { formatLongDate, formatTimeRange, zoneName } from '@detroit-well/config/studio-time';

/** A session's day and hours in the words its cards and panels need. */
export interface DateWords {
  /** `14` */
  readonly day: string;
  /** `Sat` */
  readonly weekday: string;
  /** `Mar` */
  readonly month: string;
  /** `Saturday, March 14, 2026` */
  readonly longDate: string;
  /** `6:30 PM – 8:00 PM EDT` */
  readonly hours: string;
}

export function dateWords(session: { start_datetime: string; end_datetime: string }): DateWords {
  const { start_datetime, end_datetime } = session;
  const longDate = formatLongDate(start_datetime);
  const [weekday = '', monthAndDay = ''] = longDate.split(', ');
  const [month = '', day = ''] = monthAndDay.split(' ');
  return {
    day,
    weekday: weekday.slice(0, 3),
    month: month.slice(0, 3),
    longDate,
    hours: `${formatTimeRange(start_datetime, end_datetime)} ${zoneName(start_datetime)}`,
  };
}
