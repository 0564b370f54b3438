import { endpoint } from '../../definition/endpoint.ts';
import { readOfficeList } from '../../reads/office.ts';
import { attendanceFactsBody, storedFacts } from '../../shapes/office/roster.ts';

export const officeAttendance = {
  addFacts: endpoint({
    method: 'POST',
    path: '/office/attendance/facts/',
    access: 'member',
    permission: 'attendance.write',
    body: attendanceFactsBody,
    reply: storedFacts,
    reads: readOfficeList,
    problems: ['fact_exists'],
    limits: 'none',
    // The ids of the facts make a repetition safe.
    idempotency: 'none',
    summary:
      'Adds facts about attendance, each on its own. A fact that is stored already stays as it is. The problem of a single fact is that of the call.',
    source: 'added',
  }),
};
