import { describe } from '@detroit-well/api-client/errors';
import { guestClient } from '../registration/guest-client.ts';
import type { Spots } from './use-availability.ts';

/** Reads the spots of a session. A server without the call answers 404; the client asks for the session then (SPEC-B 4). */
export async function readSpots(apiUrl: string, id: string): Promise<Spots> {
  const { sessions } = guestClient(apiUrl);
  const read = await sessions.availability({ params: { id }, longestWaitMs: 0 });
  const { current_registrations, max_participants, available_spots, is_full, registration_open } = read;
  return { current_registrations, max_participants, available_spots, is_full, registration_open };
}

/** What to say where the spots could not be read (SPEC-B 8.8). */
export const availabilityProblem = (error: unknown): string => describe(error, 'checkAvailability').message;
