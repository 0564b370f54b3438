import { endpoint } from '../../definition/endpoint.ts';
import { readOfficeToday } from '../../reads/office.ts';
import { officeToday as today } from '../../shapes/office/today.ts';

/** The first screen of the office. A coach has the sessions that they lead, and no money. */
export const officeToday = {
  read: endpoint({
    method: 'GET',
    path: '/office/today/',
    access: 'member',
    permission: 'roster.read',
    reply: today,
    reads: readOfficeToday,
    summary: 'The sessions of today, who is expected, and what waits for a person.',
    source: 'added',
  }),
};
