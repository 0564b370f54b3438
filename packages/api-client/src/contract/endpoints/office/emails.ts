import { endpoint } from '../../definition/endpoint.ts';
import { readOfficeList } from '../../reads/office.ts';
import { officeEmailList, officeEmailQuery } from '../../shapes/office/emails.ts';

export const officeEmails = {
  list: endpoint({
    method: 'GET',
    path: '/office/emails/',
    access: 'member',
    permission: 'mail.read',
    query: officeEmailQuery,
    paging: 'cursor',
    csv: true,
    reply: officeEmailList,
    reads: readOfficeList,
    summary: 'The emails of the studio and what became of them, newest first.',
    source: 'added',
  }),
};
