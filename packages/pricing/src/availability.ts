/** The capacity fields of a session under their wire names, so that callers can pass a session unchanged. */
export interface SeatCounts {
  readonly max_participants?: number | null;
  readonly available_spots?: number | null;
  readonly current_registrations?: number | null;
  readonly is_full?: boolean;
}

/** The availability of a session, as lists show it. */
export type AvailabilityLabel = 'Full' | 'Almost Full' | 'Available';

const almostFullAtSpots = 2;

/** Seats left, at least 0; null means unlimited (`max_participants` empty, SPEC-B 9). */
export function spotsLeft({
  max_participants,
  available_spots,
  current_registrations,
}: SeatCounts): number | null {
  if (max_participants === undefined || max_participants === null) return null;
  const left = available_spots ?? max_participants - (current_registrations ?? 0);
  return Math.max(0, left);
}

/** True if the session is full: the server says so, or no seat is left. */
export function isFull(seats: SeatCounts): boolean {
  return seats.is_full === true || spotsLeft(seats) === 0;
}

/** Full; Almost Full at 2 or fewer seats; otherwise Available, including unlimited sessions (SPEC-B 9). */
export function availabilityLabel(seats: SeatCounts): AvailabilityLabel {
  if (isFull(seats)) return 'Full';
  const left = spotsLeft(seats);
  return left !== null && left <= almostFullAtSpots ? 'Almost Full' : 'Available';
}

/**
 * `3 of 12 spots available`, or that spots are unlimited (SPEC-A 2). The server's full flag takes precedence over the
 * limit.
 */
export function spotsLabel(seats: SeatCounts): string {
  const left = spotsLeft(seats);
  if (left === null) return isFull(seats) ? 'No spots available' : 'Unlimited spots available';
  return `${isFull(seats) ? 0 : left} of ${seats.max_participants} spots available`;
}
