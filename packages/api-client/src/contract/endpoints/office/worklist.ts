import { endpoint } from '../../definition/endpoint.ts';
import { readOfficeList } from '../../reads/office.ts';
import { worklist, worklistQuery } from '../../shapes/office/today.ts';

/** What waits for a person. Most entries go away once they are fixed. */
export const officeWorklist = {
  list: endpoint({
    method: 'GET',
    path: '/office/worklist/',
    access: 'member',
    permission: 'roster.read',
    query: worklistQuery,
    csv: true,
    paging: 'cursor',
    reply: worklist,
    reads: readOfficeList,
    summary: 'What waits for a person, most urgent first. A coach has their own sessions, and no money.',
    source: 'added',
  }),
  resolve: endpoint({
    method: 'POST',
    path: '/office/worklist/{id}/resolve/',
    access: 'member',
    permission: 'attendance.write',
    reply: 'nothing',
    problems: ['not_found'],
    limits: 'none',
    idempotency: 'none',
    summary: 'Says that nothing is left to do about a flagged mark, a refund or a dispute.',
    source: 'added',
  }),
};
