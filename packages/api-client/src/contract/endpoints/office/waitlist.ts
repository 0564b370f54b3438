import { endpoint } from '../../definition/endpoint.ts';
import { readOfficeList, readOfficeRecord } from '../../reads/office.ts';
import {
  addToWaitlistBody,
  officeWaitlistEntries,
  officeWaitlistEntry,
  offerSpotBody,
} from '../../shapes/office/waitlist.ts';

/** Who waits for a spot in a session. `officeRegistrations` registers them. */
export const officeWaitlist = {
  list: endpoint({
    method: 'GET',
    path: '/office/sessions/{id}/waitlist/',
    access: 'member',
    permission: 'registrations.write',
    reply: officeWaitlistEntries,
    reads: readOfficeList,
    problems: ['not_found'],
    summary: 'The people who wait for a spot in a session, in the order in which they joined.',
    source: 'added',
  }),
  add: endpoint({
    method: 'POST',
    path: '/office/sessions/{id}/waitlist/',
    access: 'member',
    permission: 'registrations.write',
    body: addToWaitlistBody,
    reply: officeWaitlistEntry,
    reads: readOfficeRecord,
    status: 201,
    problems: [
      'not_found',
      'waiver_required',
      'profile_incomplete',
      'age_restricted',
      'registration_closed',
      'already_registered',
      'already_waiting',
      'waitlist_not_needed',
    ],
    limits: 'none',
    idempotency: 'once',
    summary: 'Adds a person to the end of the waitlist of a full session, and tells them by email.',
    source: 'added',
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/office/sessions/{id}/waitlist/{entry}/',
    access: 'member',
    permission: 'registrations.write',
    reply: 'nothing',
    problems: ['not_found'],
    limits: 'none',
    idempotency: 'once',
    summary: 'Removes a person from the waitlist. The spot of an offer goes to the next.',
    source: 'added',
  }),
  offer: endpoint({
    method: 'POST',
    path: '/office/sessions/{id}/waitlist/{entry}/offer/',
    access: 'member',
    permission: 'registrations.write',
    body: offerSpotBody,
    reply: officeWaitlistEntry,
    reads: readOfficeRecord,
    problems: ['not_found', 'registration_closed'],
    limits: 'none',
    idempotency: 'once',
    summary:
      'Offers a spot to a person out of turn, beyond the spots of a full session. Nobody else is told.',
    source: 'added',
  }),
};
