import type { HandlersOf } from '../../platform/calls/calls.ts';
import { attendance } from './attendance.ts';
import { exportRoster } from './export-roster.ts';
import { message } from './message.ts';
import { roster } from './roster.ts';

/** The calls of a coach for the people of a session. */
export const coachingHandlers: Pick<
  HandlersOf<'sessions'>,
  'roster' | 'exportRoster' | 'attendance' | 'message'
> = { roster, exportRoster, attendance, message };
