import { endpoint } from '../../definition/endpoint.ts';
import { officeProblems } from '../../definition/office-problems.ts';
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
    problems: ['validation_failed', ...officeProblems],
    summary: 'What waits for a person, most urgent first. A coach has their own sessions, and no money.',
    source: 'added',
  }),
  resolve: endpoint({
    method: 'POST',
    path: '/office/worklist/{id}/resolve/',
    access: 'member',
    permission: 'attendance.write',
    reply: 'nothing',
    problems: [...officeProblems, 'not_found'],
    limits: 'none',
    idempotency: 'none',
    summary: 'Says that nothing is left to do about a flagged mark, a refund or a dispute.',
    source: 'added',
  }),
};
