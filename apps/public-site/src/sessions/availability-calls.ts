import { describe } from '@detroit-well/api-client/errors';
import { guestClient } from '../guest-client/guest-client.ts';
import type { SessionDetail } from './session-view.ts';

/** The fields of a session that change while its page is open. */
export type Spots = Pick<
  SessionDetail,
  'current_registrations' | 'max_participants' | 'available_spots' | 'is_full' | 'registration_open'
>;

/** Reads the spots of a session. Some servers lack this call and return 404; the client then reads the session (SPEC-B 4). */
export async function readSpots(apiUrl: string, id: string): Promise<Spots> {
  const { sessions } = guestClient(apiUrl);
  const read = await sessions.availability({ params: { id } });
  const { current_registrations, max_participants, available_spots, is_full, registration_open } = read;
  return { current_registrations, max_participants, available_spots, is_full, registration_open };
}

/** The message when the spots could not be read (SPEC-B 8.8). */
export const availabilityProblem = (error: unknown): string => describe(error, 'checkAvailability').message;
