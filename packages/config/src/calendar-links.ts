import { studioZone, toDate, type Instant } from './studio-clock.ts';

/** A session for a web calendar. Every text should be short: Outlook cuts long addresses off. */
export interface CalendarEntryText {
  readonly title: string;
  readonly location: string;
  readonly details: string;
  readonly start: Instant;
  readonly end: Instant;
}

/** Links that open a web calendar with the entry filled in. Outlook has one host for private accounts and one for work. */
export interface WebCalendarLinks {
  readonly google: string;
  readonly outlook: string;
  readonly outlookAtWork: string;
}

export function webCalendarLinks(entry: CalendarEntryText): WebCalendarLinks {
  const link = outlook(entry);
  return { google: google(entry), outlook: link, outlookAtWork: atWork(link) };
}

function google({ title, location, details, start, end }: CalendarEntryText): string {
  return address('https://calendar.google.com/calendar/render', {
    action: 'TEMPLATE',
    text: title,
    dates: `${compact(start)}/${compact(end)}`,
    details,
    location,
    ctz: studioZone,
  });
}

const [privateHost, workHost] = ['https://outlook.live.com/', 'https://outlook.office.com/'];

/** The link of Outlook for an account at work, from the one for a private account. */
export const atWork = (outlookLink: string): string => outlookLink.replace(privateHost, workHost);

function outlook({ title, location, details, start, end }: CalendarEntryText): string {
  return address(`${privateHost}calendar/0/deeplink/compose`, {
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: toDate(start).toISOString(),
    enddt: toDate(end).toISOString(),
    body: details,
    location,
  });
}

/** Writes a space as `%20`, because Outlook shows the `+` of `URLSearchParams` as a plus sign. */
function address(page: string, query: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(query).map(
    // Half of a surrogate pair is no text, and `encodeURIComponent` would throw.
    ([name, value]) => `${name}=${encodeURIComponent(value.replaceAll(/\p{Cs}/gu, ''))}`,
  );
  return `${page}?${pairs.join('&')}`;
}

/** `20261120T223000Z`, the form that Google reads. */
const compact = (instant: Instant): string =>
  toDate(instant)
    .toISOString()
    .replaceAll(/[-:]|\.\d{3}/g, '');
