import type { SlotReportEntry } from '@detroit-well/api-client';
import { formatMediumDay } from '@detroit-well/config/studio-time';
import type { Period } from '../../figures/period.ts';

/** `Feb 15 to Feb 28` */
export const daysText = ({ first, last }: Period): string =>
  `${formatMediumDay(first)} to ${formatMediumDay(last)}`;

export const noSessions = 'No session started in these days.';

const days = ['', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** `Tue 6:30 PM` */
export function slotTime({ weekday, time }: Pick<SlotReportEntry, 'weekday' | 'time'>): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const clock = `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
  return `${days[weekday]} ${clock}`;
}

/** `Tue 6:30 PM, Rhythm & Glide` */
export const slotName = (slot: Pick<SlotReportEntry, 'weekday' | 'time' | 'program_title'>): string =>
  `${slotTime(slot)}, ${slot.program_title}`;

export const percent = (share: number | null): string =>
  share === null ? '–' : `${Math.round(share * 100)}%`;

const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `March 2026` for `2026-03`. */
export const formatMonth = (id: string): string => month.format(new Date(`${id}-01T00:00Z`));
