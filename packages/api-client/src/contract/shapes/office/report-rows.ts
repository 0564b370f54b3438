import * as z from 'zod';
import { count, flag, instant, text } from '../primitives.ts';
import { sessionTitle } from '../sessions.ts';
import { ofDays, ofId, officeList, officeQuery } from './lists.ts';
import { coachReportEntry, slot } from './reports.ts';
import { sessionId } from './sessions.ts';

const days = 'The days of the report: the last 12 weeks without days, at most 366 days.';

const ofRow = (example: string) => ofId(example, 'Id of a row of the report.');

export const slotSessionsQuery = officeQuery(['start'], {
  slot: ofRow('2-18:30-roll'),
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
    served: slot.shape.served,
  })
  .meta({ id: 'SlotSession', description: 'A session that the report of slots counts.' });

export const slotSessions = officeList('SlotSessions', slotSession);

export const coachMeetingsQuery = officeQuery(['start'], {
  coach: ofRow('coach'),
  ...ofDays,
}).meta({ id: 'CoachMeetingFilters', description: days });

export const coachMeeting = z
  .object({
    id: text('session-1:1', 'The session, and which of its meetings it is.'),
    session_id: sessionId,
    session_title: sessionTitle,
    coach_id: coachReportEntry.shape.id,
    coach_name: coachReportEntry.shape.name,
    start_datetime: instant,
    end_datetime: instant,
    hours: z.number().meta({ examples: [1.5], description: 'How long it lasted, in hours.' }),
  })
  .meta({ id: 'CoachMeeting', description: 'A meeting that the report of coach hours counts.' });

export const coachMeetings = officeList('CoachMeetings', coachMeeting);
