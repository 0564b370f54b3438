import { formatFullDate, formatTime, studioZone, zoneName } from '@detroit-well/config/studio-time';
import { dayMs, hourMs } from '@detroit-well/config/durations';
import { Temporal } from 'temporal-polyfill';

/** Three years with a leap day: how far the clock moves in all. */
export const mostMovedMs = 1_096 * dayMs;

/** The fields of a move: `by`, or `to` as an instant with its zone or as a time in Detroit. */
export interface MoveFields {
  readonly by?: string | undefined;
  readonly to?: string | undefined;
}

export interface MoveFacts {
  readonly now: Date;
  readonly movedMs: number;
  readonly nextRenewal: Date | null;
}

export type ReadMove = { readonly to: Date } | { readonly refusal: string };

/** An instant as the page shows it, such as `March 2, 2027, 10:00 AM EST`. */
export const inWords = (at: Date): string => `${formatFullDate(at)}, ${formatTime(at)} ${zoneName(at)}`;

/** The instant that a move goes to, or one sentence why it is refused. */
export function readMove({ by, to }: MoveFields, { now, movedMs, nextRenewal }: MoveFacts): ReadMove {
  if (by === 'hour') return withinLimit(new Date(now.getTime() + hourMs), now, movedMs);
  if (by === 'day') return withinLimit(new Date(now.getTime() + dayMs), now, movedMs);
  if (by === 'renewal')
    return nextRenewal === null ? { refusal: noRenewal } : withinLimit(nextRenewal, now, movedMs);
  const instant = instantOf(to ?? '');
  if (instant === null)
    return {
      refusal: 'Enter a date and a time, such as 2027-03-02T10:00 in Detroit or 2027-03-02T15:00:00Z.',
    };
  return withinLimit(instant, now, movedMs);
}

export const noRenewal = 'No membership is going to be charged.';

function withinLimit(to: Date, now: Date, movedMs: number): ReadMove {
  if (to <= now) return { refusal: 'The clock of the studio only moves forward.' };
  if (movedMs + to.getTime() - now.getTime() > mostMovedMs) {
    const last = new Date(now.getTime() + mostMovedMs - movedMs);
    return { refusal: `The clock moves at most three years in all, to ${inWords(last)}.` };
  }
  return { to };
}

/** Reads an instant with its zone, or a time in Detroit as a browser's field sends it. Null: neither. */
function instantOf(text: string): Date | null {
  try {
    return new Date(Temporal.Instant.from(text).epochMilliseconds);
  } catch {
    // Not an instant with its zone.
  }
  try {
    if (!/T\d\d:\d\d/.test(text)) return null;
    return new Date(Temporal.PlainDateTime.from(text).toZonedDateTime(studioZone).epochMilliseconds);
  } catch {
    return null;
  }
}
