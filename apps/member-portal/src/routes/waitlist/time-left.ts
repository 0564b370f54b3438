import { hourMs, minuteMs } from '@detroit-well/config/durations';

export interface TimeLeft {
  /** `8:28`, rounded up to the minute so that it never says less than is left. */
  readonly figure: string;
  /** `8 hours and 28 minutes` */
  readonly text: string;
}

const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** Formats a duration in hours and minutes. */
export function timeLeft(ms: number): TimeLeft {
  const minutes = Math.max(0, Math.ceil(ms / minuteMs));
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [
    ...(hours > 0 ? [plural(hours, 'hour')] : []),
    ...(rest > 0 || hours === 0 ? [plural(rest, 'minute')] : []),
  ];
  return { figure: `${hours}:${String(rest).padStart(2, '0')}`, text: parts.join(' and ') };
}

const lastAnnouncementMs = 10 * minuteMs;

/**
 * Returns the last moment at which the remaining time was announced: at every full hour, and at 10 minutes. Null before the
 * first. Announcing every minute would interrupt everything else.
 */
export function announcedText(ms: number): string | null {
  if (ms <= 0) return null;
  if (ms <= lastAnnouncementMs) return '10 minutes left';
  const hours = Math.ceil(ms / hourMs);
  // An offer starts at twelve hours, which is not announced.
  return hours >= 12 ? null : `${plural(hours, 'hour')} left`;
}
