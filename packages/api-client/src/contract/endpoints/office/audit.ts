import { endpoint } from '../../definition/endpoint.ts';
import { readOfficeList } from '../../reads/office.ts';
import { auditEntries, auditQuery } from '../../shapes/office/audit.ts';

export const officeAudit = {
  list: endpoint({
    method: 'GET',
    path: '/office/audit/',
    access: 'member',
    permission: 'audit.read',
    query: auditQuery,
    paging: 'cursor',
    csv: true,
    reply: auditEntries,
    reads: readOfficeList,
    summary: 'What the team changed, newest first.',
    source: 'added',
  }),
};
