/** Studio time (Decision 4): the clock, its days, and how both are written. */
export {
  studioDay,
  studioInstant,
  studioOffsetMinutes,
  studioZone,
  toDate,
  toStudioIso,
} from './studio-clock.ts';
export type { Day, Instant } from './studio-clock.ts';
export { addDays, ageOn, daysBetween, relativeDay } from './studio-days.ts';
export {
  formatLongDate,
  formatMediumDate,
  formatShortDate,
  formatTime,
  formatTimeRange,
  formatWeekday,
  zoneName,
} from './studio-format.ts';
