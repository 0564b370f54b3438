import { endpoint } from '../../definition/endpoint.ts';
import { readOfficeCalendar } from '../../reads/office.ts';
import { officeCalendar as shape } from '../../shapes/office/calendar.ts';

/** The sessions that the caller leads, for a calendar program. */
export const officeCalendar = {
  read: endpoint({
    method: 'GET',
    path: '/office/calendar/',
    access: 'member',
    permission: 'roster.read',
    reply: shape,
    reads: readOfficeCalendar,
    summary: 'The address of the private calendar of the caller.',
    source: 'added',
  }),
  renew: endpoint({
    method: 'POST',
    path: '/office/calendar/renew/',
    access: 'member',
    permission: 'roster.read',
    reply: shape,
    limits: 'none',
    idempotency: 'none',
    summary: 'Makes the address of the calendar, or a new one, which ends the old one.',
    source: 'added',
  }),
};
