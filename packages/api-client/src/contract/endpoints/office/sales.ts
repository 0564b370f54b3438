import { endpoint } from '../../definition/endpoint.ts';
import { readOfficeList, readOfficeRecord } from '../../reads/office.ts';
import { officeCards, officeSale, sellBody } from '../../shapes/office/sales.ts';

export const officeSales = {
  cards: endpoint({
    method: 'GET',
    path: '/office/people/{id}/cards/',
    access: 'member',
    permission: 'payments.write',
    reply: officeCards,
    reads: readOfficeList,
    problems: ['not_found'],
    summary: 'The cards that a person saved, with which the desk can sell to them.',
    source: 'added',
  }),
  sell: endpoint({
    method: 'POST',
    path: '/office/people/{id}/sales/',
    access: 'member',
    permission: 'payments.write',
    body: sellBody,
    reply: officeSale,
    reads: readOfficeRecord,
    status: 201,
    mayAsk: true,
    problems: [
      'not_found',
      'profile_incomplete',
      'waiver_required',
      'age_restricted',
      'registration_closed',
      'session_full',
      'already_registered',
      'plan_not_sold',
      'price_changed',
      'payment_failed',
      'in_progress',
      'idempotency_key_reused',
    ],
    limits: 'none',
    idempotency: 'handler',
    summary:
      'Sells a membership, a pass, a place or a gift card at the desk; 202 while the outcome of a card is open, and again with the same key after it.',
    source: 'added',
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/office/sales/{id}/withdraw/',
    access: 'member',
    permission: 'payments.write',
    reply: 'nothing',
    problems: ['not_found', 'link_used'],
    limits: 'none',
    idempotency: 'once',
    summary: 'Withdraws a payment link, so that nobody pays by it any more. The id is that of the link.',
    source: 'added',
  }),
};
