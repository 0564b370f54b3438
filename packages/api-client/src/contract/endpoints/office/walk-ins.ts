import { endpoint } from '../../definition/endpoint.ts';
import { readOfficeList, readOfficeRecord } from '../../reads/office.ts';
import {
  registerWalkInBody,
  walkInResult,
  walkInResults,
  walkInsBody,
} from '../../shapes/office/walk-ins.ts';

/** People who come without a registration. */
export const officeWalkIns = {
  add: endpoint({
    method: 'POST',
    path: '/office/walk-ins/',
    access: 'member',
    permission: 'walkins.write',
    body: walkInsBody,
    reply: walkInResults,
    reads: readOfficeList,
    problems: ['walk_in_exists'],
    limits: 'none',
    // The ids of the walk-ins make a repetition safe.
    idempotency: 'none',
    summary:
      'Registers people at the door, takes their payment and checks them in, each on its own. What cannot be done is refused and stands on the worklist.',
    source: 'added',
  }),
  register: endpoint({
    method: 'POST',
    path: '/office/walk-ins/{id}/register/',
    access: 'member',
    permission: 'walkins.write',
    body: registerWalkInBody,
    reply: walkInResult,
    reads: readOfficeRecord,
    problems: [
      'not_found',
      'registration_closed',
      'already_registered',
      'age_restricted',
      'session_full',
      'in_progress',
    ],
    limits: 'none',
    idempotency: 'once',
    summary: 'Registers a walk-in that was refused, as it was sent or with overrides.',
    source: 'added',
  }),
};
