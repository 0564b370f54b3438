import type { PlatformDeps } from '../../../platform/calls/dependencies.ts';
import type { Appointment } from '../../calendar/appointment.ts';
import type { RegistrationRecord } from '../ledger/registration-queries.ts';
import { sessionUrl } from './session-url.ts';

/** The fields of a registration for a calendar: a stored one, or a draft that is confirmed at once. */
export type AppointedRegistration = Pick<
  RegistrationRecord,
  | 'id'
  | 'sessionId'
  | 'sessionTitle'
  | 'description'
  | 'location'
  | 'place'
  | 'meetings'
  | 'status'
  | 'sessionStatus'
  | 'revision'
  | 'sequenceBase'
  | 'changedAt'
>;

/** A registered session as a calendar needs it. */
export function appointmentOf(
  registration: AppointedRegistration,
  settings: PlatformDeps['settings'],
): Appointment {
  const left = registration.status === 'cancelled';
  return {
    uid: `${registration.id}@${new URL(settings.addresses.apiUrl).hostname}`,
    // Each change of the session adds two, and so does a move to another one, which leaves one number in between for the member's own cancellation.
    sequence: registration.sequenceBase + registration.revision * 2 + (left ? 1 : 0),
    title: registration.sessionTitle,
    description: registration.description,
    location: registration.location,
    place: registration.place,
    meetings: registration.meetings,
    changedAt: registration.changedAt,
    cancelled: left || registration.sessionStatus === 'cancelled',
    url: sessionUrl(registration.sessionId, settings),
  };
}
