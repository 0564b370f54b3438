import { dayMs } from '@detroit-well/config/durations';
import { formatShortDate, formatTime, studioDay } from '@detroit-well/config/studio-time';

/** A link that was sent holds so long. */
const holdsMs = 7 * dayMs;

/** `Link sent 6:12 PM`, or the day of an earlier one; null where none was sent that may still hold. */
export function linkSentText(sentAt: string | null, now: number): string | null {
  if (sentAt === null || now - Date.parse(sentAt) >= holdsMs) return null;
  return `Link sent ${studioDay(sentAt) === studioDay(now) ? formatTime(sentAt) : formatShortDate(sentAt)}`;
}
