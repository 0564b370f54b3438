import { endpoint } from '../../definition/endpoint.ts';
import { readOfficeCredit } from '../../reads/office.ts';
import { giveCreditBody, officeCredit as credit } from '../../shapes/office/credit.ts';

export const officeCredit = {
  read: endpoint({
    method: 'GET',
    path: '/office/people/{id}/credit/',
    access: 'member',
    permission: 'payments.read',
    reply: credit,
    reads: readOfficeCredit,
    problems: ['not_found'],
    summary: 'The studio credit of a person, and where it came from.',
    source: 'added',
  }),
  give: endpoint({
    method: 'POST',
    path: '/office/people/{id}/credit/',
    access: 'member',
    permission: 'credit.write',
    body: giveCreditBody,
    reply: credit,
    reads: readOfficeCredit,
    status: 201,
    problems: ['not_found'],
    limits: 'none',
    idempotency: 'once',
    summary: 'Gives a person studio credit, or takes it back, never below zero.',
    source: 'added',
  }),
};
