import { endpoint } from '../../definition/endpoint.ts';
import { minutes } from '../../definition/limits.ts';
import { readOfficeList } from '../../reads/office.ts';
import { officeRoster, officeRosterQuery } from '../../shapes/office/roster.ts';
import { messageBody, messageSent } from '../../shapes/roster.ts';

/** The people of a session. A coach has those of the sessions that they lead. */
export const officeRosters = {
  read: endpoint({
    method: 'GET',
    path: '/office/sessions/{id}/roster/',
    access: 'member',
    permission: 'roster.read',
    query: officeRosterQuery,
    csv: true,
    reply: officeRoster,
    reads: readOfficeList,
    problems: ['not_found'],
    summary: 'The people of a session with their attendance of one meeting. A coach sees no money.',
    source: 'added',
  }),
  message: endpoint({
    method: 'POST',
    path: '/office/sessions/{id}/message/',
    access: 'member',
    permission: 'messages.write',
    body: messageBody,
    reply: messageSent,
    problems: ['not_found', 'thread_closed'],
    limits: {
      caller: { attempts: 20, seconds: minutes(60) },
      network: { attempts: 100, seconds: minutes(60) },
    },
    idempotency: 'once',
    summary: 'Sends a message to everybody registered: as an update, in the thread, and as one email each.',
    source: 'added',
  }),
};
