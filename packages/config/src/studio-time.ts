/** Studio time (SPEC-B 11): clock, calendar days and formatting. */
export {
  isInstant,
  studioDay,
  studioInstant,
  studioOffsetMinutes,
  studioZone,
  toDate,
  toStudioIso,
} from './studio-clock.ts';
export type { Day, Instant } from './studio-clock.ts';
export { addDays, ageOn, birthdayOn, daysBetween, relativeDay, sessionDay } from './studio-days.ts';
export {
  formatDayOfMonth,
  formatFullDate,
  formatFullDay,
  formatLongDate,
  formatLongDay,
  formatLongWeekday,
  formatMediumDate,
  formatMediumDay,
  formatMonth,
  formatMonthAndDay,
  formatShortDate,
  formatTime,
  formatWeekday,
  unknownDate,
  zoneName,
} from './studio-format.ts';
export { meetingCount, meetingDays, meetingsText, meetingWord } from './studio-meetings.ts';
export { formatDateAndTimeRange, formatTimeRange, formatZonedTimeRange } from './studio-range.ts';
