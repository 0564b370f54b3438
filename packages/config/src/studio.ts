import { brand } from './brand.ts';
import { directionsTo } from './directions.ts';
import { isHoliday } from './holidays.ts';
import { addDays, formatTime, studioDay, studioInstant, toDate } from './studio-time.ts';
import type { Day, Instant } from './studio-time.ts';

/** One row of the opening hours. Days as in `Date`: Sunday is 0. Times are studio time, `HH:MM`. */
export interface OpeningHours {
  readonly label: string;
  readonly days: readonly number[];
  readonly open: { readonly from: string; readonly to: string } | null;
}

const street = '2100 Alder Court';
const postalCode = '48207';
const { locality, region } = brand.address;
const address = `${street}, ${locality}, ${region} ${postalCode}`;

/**
 * Address and directions of the studio (SPEC-A 8.11). These are example values: replace them with your own. Phone and
 * email are in ./brand.ts.
 */
export const studio = {
  venues: 'Eastside Rink and The Maple Room',
  street,
  postalCode,
  /** `2100 Alder Court, Detroit, Michigan 48207`. */
  address,
  mapHref: `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${locality}, ${region}`)}`,
  /** Opens a route from where the reader is. */
  directionsHref: directionsTo(address),
  arrivalNote: 'Park on the alley side. The doors open fifteen minutes early.',
  hours: [
    { label: 'Monday', days: [1], open: null },
    { label: 'Tuesday to Thursday', days: [2, 3, 4], open: { from: '16:00', to: '21:00' } },
    { label: 'Friday', days: [5], open: { from: '17:00', to: '23:00' } },
    { label: 'Saturday', days: [6], open: { from: '08:30', to: '22:00' } },
    { label: 'Sunday', days: [0], open: { from: '09:30', to: '20:30' } },
  ] satisfies readonly OpeningHours[],
  /** After cash that goes back. */
  cashNote: 'Please ask for it at the desk.',
  deskNote: 'The desk opens half an hour before any session.',
  /** Monday to Friday. */
  replyWithinWorkingDays: 1,
} as const;

/** Contact form topics, in display order. */
export const contactTopics = [
  { value: 'private', label: 'Private sessions and events' },
  { value: 'session', label: 'A session I am registered for' },
  { value: 'membership', label: 'Membership' },
  { value: 'other', label: 'Something else' },
] as const;

export type ContactTopic = (typeof contactTopics)[number]['value'];

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Sunday is 0. */
const weekdayOf = (day: Day): number => new Date(`${day}T12:00:00Z`).getUTCDay();

const hours: readonly OpeningHours[] = studio.hours;
/** The hours of a day. */
export const hoursOn = (day: Day): OpeningHours | undefined =>
  hours.find(({ days }) => days.includes(weekdayOf(day)));

/** `4:00 PM – 9:00 PM`, or `Closed`. */
export function hoursText({ open }: OpeningHours): string {
  if (!open) return 'Closed';
  const [from, to] = [open.from, open.to].map((time) => formatTime(studioInstant('2026-01-05', time)));
  return `${from} – ${to}`;
}

export interface OpenState {
  readonly today: string;
  /** `Open now.`, or the next opening time. */
  readonly text: string;
}

/** The opening state of the studio at an instant, in studio time. */
export function openState(now: Instant): OpenState {
  const day = studioDay(now);
  const time = toDate(now).getTime();
  const today = hoursOn(day);
  const label = today?.label ?? '';
  const opensAt = (on: Day): number | null => {
    const open = hoursOn(on)?.open;
    return open ? studioInstant(on, open.from).getTime() : null;
  };
  if (today?.open && time >= (opensAt(day) ?? 0) && time < studioInstant(day, today.open.to).getTime()) {
    return { today: label, text: 'Open now.' };
  }
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const on = addDays(day, ahead);
    const at = opensAt(on);
    if (at === null || at <= time) continue;
    const when = ahead === 0 ? 'today' : ahead === 1 ? 'tomorrow' : weekdays[weekdayOf(on)];
    return { today: label, text: `Closed now. Opens ${when} at ${formatTime(at)}.` };
  }
  return { today: label, text: 'Closed now.' };
}

/** The studio day by the end of which a message received at this instant gets a reply. Weekends and holidays do not count. */
export function replyDay(received: Instant): Day {
  let day = studioDay(received);
  let left: number = studio.replyWithinWorkingDays;
  while (left > 0) {
    day = addDays(day, 1);
    if (![0, 6].includes(weekdayOf(day)) && !isHoliday(day)) left -= 1;
  }
  return day;
}

/** `We answer within one working day.` */
export const replyTimeText = replyTimeOf(studio.replyWithinWorkingDays);

function replyTimeOf(days: number): string {
  return days === 1 ? 'We answer within one working day.' : `We answer within ${days} working days.`;
}
