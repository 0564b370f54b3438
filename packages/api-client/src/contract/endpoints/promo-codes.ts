import { endpoint } from '../definition/endpoint.ts';
import { minutes } from '../definition/limits.ts';
import { readPromoCodeCheck } from '../reads/promo-codes.ts';
import { checkPromoCodeBody, promoCodeCheck } from '../shapes/promo-codes.ts';

export const promoCodes = {
  check: endpoint({
    method: 'POST',
    path: '/promo-codes/check/',
    access: 'either',
    strictBody: true,
    body: checkPromoCodeBody,
    reply: promoCodeCheck,
    reads: readPromoCodeCheck,
    problems: ['not_found'],
    // The code of a problem is in the member of the same name.
    envelope: { field: 'errors' },
    // Guessing a code takes many attempts.
    limits: {
      network: { attempts: 300, seconds: minutes(5) },
      wrong: { attempts: 10, seconds: minutes(5) },
    },
    idempotency: 'none',
    summary: 'What a promo code takes off a session or a plan. Changes nothing, and keeps no use.',
    source: 'added',
  }),
};
