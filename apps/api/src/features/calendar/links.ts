import type { Appointment } from './appointment.ts';

/** A link that opens Google Calendar with the appointment filled in. */
export function googleLink(appointment: Appointment): string {
  const url = new URL('https://calendar.google.com/calendar/render');
  url.searchParams.set('action', 'TEMPLATE');
  url.searchParams.set('text', appointment.title);
  url.searchParams.set('dates', `${compact(appointment.startsAt)}/${compact(appointment.endsAt)}`);
  url.searchParams.set('details', `${appointment.description}\n${appointment.url}`);
  url.searchParams.set('location', appointment.location);
  url.searchParams.set('ctz', 'America/Detroit');
  return url.href;
}

/** A link that opens Outlook on the web with the appointment filled in. */
export function outlookLink(appointment: Appointment): string {
  const url = new URL('https://outlook.live.com/calendar/0/deeplink/compose');
  url.searchParams.set('path', '/calendar/action/compose');
  url.searchParams.set('rru', 'addevent');
  url.searchParams.set('subject', appointment.title);
  url.searchParams.set('startdt', appointment.startsAt.toISOString());
  url.searchParams.set('enddt', appointment.endsAt.toISOString());
  url.searchParams.set('body', `${appointment.description}\n${appointment.url}`);
  url.searchParams.set('location', appointment.location);
  return url.href;
}

/** `20261120T223000Z`, the form that Google reads. */
function compact(instant: Date): string {
  return instant.toISOString().replace(/[-:]|\.\d{3}/g, '');
}
