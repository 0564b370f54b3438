import { addDays } from './days.ts';
import { dayMs, millisecondsOf } from './instants.ts';
import type { Day } from './days.ts';
import type { Instant } from './instants.ts';

/** When a registration without a card is due: this many days after it, and at the latest this long before the start. */
const terms = { days: 7, beforeStartMs: dayMs } as const;

/**
 * The day on which a reserved seat is to be paid: 7 days after the registration, at the latest 24 hours before the start, and
 * at once inside of that (ADR-098). Unpaid keeps the seat.
 *
 * @param dayOf the studio's calendar day of an instant.
 */
export function payLaterDay(now: Instant, startsAt: Instant, dayOf: (instant: Date) => Day): Day {
  const today = dayOf(new Date(millisecondsOf(now)));
  const last = dayOf(new Date(millisecondsOf(startsAt) - terms.beforeStartMs));
  const usual = addDays(today, terms.days);
  const due = usual < last ? usual : last;
  return due > today ? due : today;
}
