import { endpoint } from '../definition/endpoint.ts';
import { cardAttempts } from '../definition/limits.ts';
import { readOwnPasses, readPassResult } from '../reads/passes.ts';
import { buyPassBody, ownPasses, passResult } from '../shapes/passes.ts';

export const passes = {
  list: endpoint({
    method: 'GET',
    path: '/passes/',
    access: 'member',
    reply: ownPasses,
    reads: readOwnPasses,
    summary: "The caller's passes, with what is left and until when, and the history of their credits.",
    source: 'added',
  }),
  buy: endpoint({
    method: 'POST',
    path: '/passes/',
    access: 'member',
    strictBody: true,
    body: buyPassBody,
    reply: passResult,
    reads: readPassResult,
    status: 201,
    problems: [
      'profile_incomplete',
      'plan_not_sold',
      'offer_used',
      'price_changed',
      'bought_just_now',
      'payment_failed',
      'in_progress',
      'idempotency_key_reused',
    ],
    mayAsk: true,
    limits: cardAttempts,
    idempotency: 'handler',
    summary:
      'Buys a pass; 202 when the card needs authentication first, and again with the same key after it.',
    source: 'added',
  }),
};
