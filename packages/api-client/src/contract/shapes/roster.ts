import { messageForm } from '@detroit-well/validation';
import * as z from 'zod';
import { count, instant, publicId, shownMessage, text, textOrNull } from './primitives.ts';
import { meetings, sessionTitle } from './sessions.ts';

/** Attendance of a person. `excused` means absent with notice. */
export const attendanceMark = z.enum(['present', 'absent', 'excused']).meta({
  id: 'AttendanceMark',
  description: '`excused` is an absence that was announced.',
});

/** A person on a coach's roster of a session (SPEC-B 7.5, which does not show the fields). */
export const rosterEntry = z
  .object({
    registration_id: publicId,
    name: text('Josephine Baker'),
    email: text('josephine@example.com'),
    phone: textOrNull('+1 313 555 0142'),
    status: text('confirmed', 'Of the registration.'),
    payment_status: text('paid', 'Of the registration.'),
    attendance: attendanceMark.nullable().describe('`null` until it is marked.'),
    emergency_contact: z
      .object({ name: text('Marcus Baker'), phone: text('+1 313 555 0143') })
      .nullable()
      .describe('The primary contact, or the first.'),
  })
  .meta({ id: 'RosterEntry', description: 'A person on the roster of a session.' });

export const roster = z
  .object({
    session_id: publicId,
    title: sessionTitle,
    start_datetime: instant.describe('Start of the first meeting.'),
    meetings,
    meeting: count(1, 'Number of the meeting whose attendance is shown, from 1.'),
    participants: z.array(rosterEntry).describe('The people registered for the session.'),
  })
  .meta({ id: 'Roster', description: 'The people registered for a session, as its coach sees them.' });

const meetingNumber = z.coerce
  .number()
  .int()
  .min(1)
  .meta({
    description:
      'Number of a meeting, from 1. Without it, the meeting in progress or the next one; the last one after all.',
    examples: [1],
  })
  .optional();

export const rosterQuery = z
  .object({ meeting: meetingNumber })
  .meta({ description: 'The meeting whose attendance is shown.' });

export const attendanceBody = z
  .object({
    meeting: meetingNumber,
    attendance: z
      .array(
        z.object({
          registration_id: publicId,
          mark: attendanceMark,
        }),
      )
      .min(1)
      .max(500),
  })
  .meta({
    id: 'AttendanceRequest',
    description: 'Attendance marks of some or all participants.',
    examples: [{ attendance: [{ registration_id: 'reg_20b1', mark: 'present' }] }],
  });

/** A message from a coach to everyone registered, or from a member to the people of the session. */
export const messageBody = messageForm.check(
  z.meta({
    id: 'MessageRequest',
    description: 'A message to the people of a session.',
    examples: [{ message: 'We start on the small rink.' }],
  }),
);

export const messageSent = z
  .object({ message: shownMessage('Message sent.'), recipients: count(14, 'People it was sent to.') })
  .meta({ id: 'MessageSent', description: 'The confirmation of a message to the people of a session.' });
