import type { Profile, RegisteredSession } from '@detroit-well/api-client/contract';
import { isIncomplete } from '../format/person.ts';

/** True for each of the three steps of a new member that is done: details, waiver, first session. */
export type StepsDone = readonly [details: boolean, waiver: boolean, session: boolean];

/** The steps of a member who has never registered for a session; null for everyone else, and while that is not known. */
export function openSteps(
  profile: Profile | undefined,
  sessions: readonly RegisteredSession[] | undefined,
): StepsDone | null {
  if (!profile || !sessions || sessions.length > 0) return null;
  return [!isIncomplete(profile), profile.waiver_accepted && profile.payment_consent, false];
}
