import { addDays, formatMediumDay, formatShortDate, formatWeekday } from '@detroit-well/config/studio-time';

/** `Today`, `Yesterday`, `Tomorrow`, `Tue, Nov 24`, in another year `Nov 24, 2025`. */
export function dayName(day: string, today: string): string {
  if (day === today) return 'Today';
  if (day === addDays(today, -1)) return 'Yesterday';
  if (day === addDays(today, 1)) return 'Tomorrow';
  const noon = `${day}T17:00:00Z`;
  if (day.slice(0, 4) !== today.slice(0, 4)) return formatMediumDay(day);
  return `${formatWeekday(noon)}, ${formatShortDate(noon)}`;
}
