import { endpoint } from '../../definition/endpoint.ts';
import { readOwnPasses } from '../../reads/passes.ts';
import { readOfficeRecord } from '../../reads/office.ts';
import { officePasses as passes, sellPassBody } from '../../shapes/office/passes.ts';
import { officePayment } from '../../shapes/office/payments.ts';

export const officePasses = {
  list: endpoint({
    method: 'GET',
    path: '/office/people/{id}/passes/',
    access: 'member',
    permission: 'people.read',
    reply: passes,
    reads: readOwnPasses,
    problems: ['not_found'],
    summary: 'The passes of a person: what is left, until when, and how it was used.',
    source: 'added',
  }),
  sell: endpoint({
    method: 'POST',
    path: '/office/people/{id}/passes/',
    access: 'member',
    permission: 'payments.write',
    body: sellPassBody,
    reply: officePayment,
    reads: readOfficeRecord,
    status: 201,
    problems: [
      'not_found',
      'profile_incomplete',
      'plan_not_sold',
      'offer_used',
      'price_changed',
      'payment_failed',
      'in_progress',
      'idempotency_key_reused',
    ],
    limits: 'none',
    idempotency: 'handler',
    summary: 'Sells a pass to a person, for cash or from a card that they saved.',
    source: 'added',
  }),
};
