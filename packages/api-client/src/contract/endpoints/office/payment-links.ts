import { endpoint } from '../../definition/endpoint.ts';
import { readOfficeList } from '../../reads/office.ts';
import { waitingLinks } from '../../shapes/office/payment-links.ts';

/** The payment links that wait. They are made where something is owed or sold, and withdrawn with `officeSales`. */
export const officePaymentLinks = {
  list: endpoint({
    method: 'GET',
    path: '/office/people/{id}/payment-links/',
    access: 'member',
    permission: 'payments.write',
    reply: waitingLinks,
    reads: readOfficeList,
    problems: ['not_found'],
    summary: 'The payment links of a person that still work.',
    source: 'added',
  }),
};
