import * as z from 'zod';
import { count, flag, instant, text } from '../primitives.ts';
import { sessionTitle } from '../sessions.ts';
import { ofDays, ofId, officeList, officeQuery } from './lists.ts';
import { sessionId } from './sessions.ts';

const days = 'The days of the report: the last 12 weeks without days, at most 366 days.';

export const slotSessionsQuery = officeQuery(['start'], {
  slot: ofId('2-18:30-roll', 'Id of a row of the report.'),
  waited: flag('Only sessions that somebody waited for, or only the others.'),
  ...ofDays,
}).meta({ id: 'SlotSessionFilters', description: days });

export const slotSession = z
  .object({
    id: sessionId,
    title: sessionTitle,
    slot: text('2-18:30-roll', 'Id of the row of the report that counts it.'),
    start_datetime: instant,
    places: z
      .number()
      .int()
      .nullable()
      .meta({ description: '`null`: without a limit.', examples: [16] }),
    taken: count(14, 'Confirmed registrations.'),
    waited: count(3, 'People who joined its waitlist.'),
    served: count(2, 'Those of them who got a place from it.'),
  })
  .meta({ id: 'SlotSession', description: 'A session that the report of slots counts.' });

export const slotSessions = officeList('SlotSessions', slotSession);

export const coachMeetingsQuery = officeQuery(['start'], {
  coach: ofId('coach', 'Id of a row of the report.'),
  ...ofDays,
}).meta({ id: 'CoachMeetingFilters', description: days });

export const coachMeeting = z
  .object({
    id: text('session-1:1', 'The session, and which of its meetings it is.'),
    session_id: sessionId,
    session_title: sessionTitle,
    coach_id: text('coach', 'Id of the coach who led.'),
    coach_name: text('Dre Fulton', 'Name of the coach.'),
    start_datetime: instant,
    end_datetime: instant,
    hours: z.number().meta({ examples: [1.5], description: 'How long it lasted, in hours.' }),
  })
  .meta({ id: 'CoachMeeting', description: 'A meeting that the report of coach hours counts.' });

export const coachMeetings = officeList('CoachMeetings', coachMeeting);
