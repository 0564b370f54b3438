import type { HandlersOf } from '../../platform/calls/calls.ts';
import { addFacts } from './add-facts.ts';
import { message, type MessageDeps } from './message.ts';
import { roster } from './roster.ts';

export const officeRostersHandlers: HandlersOf<'officeRosters', MessageDeps> = { read: roster, message };

export const officeAttendanceHandlers: HandlersOf<'officeAttendance', MessageDeps> = { addFacts };
