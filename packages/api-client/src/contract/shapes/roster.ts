import * as z from 'zod';
import { instant, publicId } from './atoms.ts';

/** Who came. `excused` is absent, and said so before. */
export const attendanceMark = z.enum(['present', 'absent', 'excused']);

/** What a coach sees and does with the people of a session (Spec B 7.5; its fields are not shown there). */
export const rosterEntry = z.object({
  registration_id: publicId,
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  status: z.string(),
  payment_status: z.string(),
  /** Empty until it was marked. */
  attendance: attendanceMark.nullable(),
  emergency_contact: z.object({ name: z.string(), phone: z.string() }).nullable(),
});

export const roster = z.object({
  session_id: publicId,
  title: z.string(),
  start_datetime: instant,
  participants: z.array(rosterEntry),
});

export const attendanceBody = z.object({
  attendance: z
    .array(z.object({ registration_id: publicId, mark: attendanceMark }))
    .min(1)
    .max(500),
});

export const messageSent = z.object({ message: z.string(), recipients: z.number().int() });

export type AttendanceMark = z.infer<typeof attendanceMark>;
export type Roster = z.infer<typeof roster>;
export type RosterEntry = z.infer<typeof rosterEntry>;
