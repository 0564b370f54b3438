import {
  formatLongDate,
  formatTimeRange,
  isInstant,
  unknownDate,
  zoneName,
} from '@detroit-well/config/studio-time';

/** The formatted date and hours of a session for cards and panels. */
export interface SessionDateText {
  /** `14` */
  readonly day: string;
  /** `Sat` */
  readonly weekday: string;
  /** `Saturday` */
  readonly weekdayLong: string;
  /** `Mar` */
  readonly month: string;
  /** `March` */
  readonly monthLong: string;
  /** `Saturday, March 14, 2026` */
  readonly longDate: string;
  /** `6:30 PM – 8:00 PM EDT` */
  readonly hours: string;
}

export function sessionDateText(session: { start_datetime: string; end_datetime: string }): SessionDateText {
  const { start_datetime, end_datetime } = session;
  if (!isInstant(start_datetime)) {
    const none = { day: '–', weekday: '', weekdayLong: '', month: '', monthLong: '' };
    return { ...none, longDate: unknownDate, hours: formatTimeRange(start_datetime, end_datetime) };
  }
  const longDate = formatLongDate(start_datetime);
  const [weekdayLong = '', monthAndDay = ''] = longDate.split(', ');
  const [monthLong = '', day = ''] = monthAndDay.split(' ');
  return {
    day,
    weekday: weekdayLong.slice(0, 3),
    weekdayLong,
    month: monthLong.slice(0, 3),
    monthLong,
    longDate,
    hours: `${formatTimeRange(start_datetime, end_datetime)} ${zoneName(start_datetime)}`,
  };
}
