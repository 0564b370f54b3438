import { endpoint } from '../../definition/endpoint.ts';
import { recordCalls } from '../../definition/records.ts';
import {
  officeSession,
  officeSessionBody,
  officeSessionChange,
  officeSessionQuery,
  officeSessions as list,
} from '../../shapes/office/sessions.ts';

const calls = recordCalls({
  path: '/office/sessions/',
  read: 'schedule.read',
  write: 'schedule.write',
  one: 'session',
  many: 'sessions',
  query: officeSessionQuery,
  entry: officeSession,
  list,
  create: officeSessionBody,
  change: officeSessionChange,
});

export const officeSessions = {
  ...calls,
  change: endpoint({
    ...calls.change,
    problems: [...calls.change.problems, 'session_over'],
    summary:
      'Changes the given fields of a session. Other times move it and another coach substitutes: everyone registered gets one email.',
  }),
};
