import { brand } from '@detroit-well/config/brand';
import { webCalendarLinks } from '@detroit-well/config/calendar-links';
import type { Contract } from '@detroit-well/api-client/contract';
import { nextOf } from '../../platform/database/meetings.ts';
import { FileReply, type Handler } from '../../platform/calls/calls.ts';
import { problem } from '../../platform/calls/problem.ts';
import { appointmentOf } from '../booking/registration/appointment.ts';
import { icsOf } from '../calendar/ics.ts';
import { ownRegistration } from './own.ts';

/**
 * Returns the session for a calendar (SPEC-B 11): `ics` returns the file with all meetings, `google` and `outlook` a link for
 * the next one, because a link holds one event.
 */
export const calendar: Handler<Contract['registeredSessions']['calendar']> = async (call, deps) => {
  const { params, caller } = call;
  const registration = await ownRegistration(deps.database.db, caller.userId, params.id);
  const appointment = appointmentOf(registration, deps.settings);
  if (params.type === 'ics') {
    const bytes = Buffer.from(icsOf(appointment, brand), 'utf8');
    // This is the only call that returns JSON or a file; http/send.ts sends a FileAnswer unchanged.
    return new FileReply(bytes, 'text/calendar; charset=utf-8', 'session.ics') as unknown as string;
  }
  const { title, location, meetings, url: details } = appointment;
  const { start_datetime: start, end_datetime: end } = nextOf(meetings, deps.clock.now());
  const { google, outlook } = webCalendarLinks({ title, location, details, start, end });
  if (params.type === 'google') return { url: google };
  if (params.type === 'outlook') return { url: outlook };
  throw problem('not_found');
};
