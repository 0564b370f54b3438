import { endpoint } from '../../definition/endpoint.ts';
import { readOfficeToday } from '../../reads/office.ts';
import { rostersToday } from '../../shapes/office/roster.ts';
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
  rosters: endpoint({
    method: 'GET',
    path: '/office/rosters/today/',
    access: 'member',
    permission: 'roster.read',
    reply: rostersToday,
    reads: readOfficeToday,
    summary:
      'The rosters of today for a device without network: no email, no address, no amount of a person.',
    source: 'added',
  }),
};
