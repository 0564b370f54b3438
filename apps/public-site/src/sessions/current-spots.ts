import type { SessionSummary } from './session-view.ts';

type SpotCounts = Pick<
  SessionSummary,
  'is_full' | 'available_spots' | 'current_registrations' | 'max_participants'
>;

/** The session after the server reported it full. */
export function withoutSpots<T extends SpotCounts>(session: T): T {
  const { max_participants: max, current_registrations: taken } = session;
  return { ...session, is_full: true, available_spots: 0, current_registrations: max ?? taken };
}

/** A full session as the server shows it to the one member who has an offer. */
export function withOneSpot<T extends SpotCounts>(session: T): T {
  const { max_participants: max, current_registrations: taken } = session;
  return {
    ...session,
    is_full: false,
    available_spots: max === null ? null : 1,
    current_registrations: max === null ? taken : max - 1,
  };
}
