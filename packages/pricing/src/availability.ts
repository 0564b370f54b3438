/** Places of a session under their wire names, so that a session can be passed as it came. */
export type Places = {
  max_participants?: number | null;
  available_spots?: number | null;
  current_registrations?: number | null;
  is_full?: boolean;
};

export type AvailabilityLabel = 'Full' | 'Almost Full' | 'Available';

const almostFullAtSpots = 2;

/** Places left, never below 0; null means unlimited (`max_participants` empty, SPEC-B 9). */
export function spotsLeft({
  max_participants,
  available_spots,
  current_registrations,
}: Places): number | null {
  if (max_participants === undefined || max_participants === null) return null;
  const left = available_spots ?? max_participants - (current_registrations ?? 0);
  return Math.max(0, left);
}

/** Whether nobody else fits: the server says so, or no place is left. */
export function isFull(places: Places): boolean {
  return places.is_full === true || spotsLeft(places) === 0;
}

/** Full; Almost Full at 2 or fewer places; else Available, as always where places are unlimited (SPEC-B 9). */
export function availabilityLabel(places: Places): AvailabilityLabel {
  if (isFull(places)) return 'Full';
  const left = spotsLeft(places);
  return left !== null && left <= almostFullAtSpots ? 'Almost Full' : 'Available';
}

/** `3 of 12 spots available`, or that they are unlimited (SPEC-A 2). A session is full when the server says so, limit or not. */
export function spotsLabel(places: Places): string {
  const left = spotsLeft(places);
  if (left === null) return isFull(places) ? 'No spots available' : 'Unlimited spots available';
  return `${isFull(places) ? 0 : left} of ${places.max_participants} spots available`;
}
