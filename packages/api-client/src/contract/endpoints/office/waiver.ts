import { endpoint } from '../../definition/endpoint.ts';
import { firstWaiverBody, publishedWaiver } from '../../shapes/office/waiver.ts';

export const officeWaiver = {
  publish: endpoint({
    method: 'POST',
    path: '/office/waiver/',
    access: 'member',
    permission: 'waiver.write',
    body: firstWaiverBody,
    reply: publishedWaiver,
    status: 201,
    problems: ['waiver_in_force'],
    limits: 'none',
    idempotency: 'once',
    summary: 'Publishes the first waiver. Nobody registers without signing it then.',
    source: 'added',
  }),
};
