import { endpoint } from '../definition/endpoint.ts';
import { minutes } from '../definition/limits.ts';
import { readDoorPass } from '../reads/door-pass.ts';
import { doorPass as shape } from '../shapes/door-pass.ts';

/** What a person shows at the desk. */
export const doorPass = {
  get: endpoint({
    method: 'GET',
    path: '/pass/',
    access: 'member',
    reply: shape,
    reads: readDoorPass,
    summary: 'The pass of the caller. The first call makes it.',
    source: 'added',
  }),
  renew: endpoint({
    method: 'POST',
    path: '/pass/renew/',
    access: 'member',
    reply: shape,
    reads: readDoorPass,
    limits: {
      caller: { attempts: 20, seconds: minutes(60) },
      network: { attempts: 300, seconds: minutes(60) },
    },
    idempotency: 'none',
    summary: 'Gives the caller a new code. The old one ends at once.',
    source: 'added',
  }),
};
