import type { OfficeClosure } from '@detroit-well/api-client';
import type { Day } from '@detroit-well/config/studio-time';

/** Why the studio is closed on a day; null if it is open. */
export const closedBecause = (
  day: Day,
  closures: readonly Pick<OfficeClosure, 'start_date' | 'end_date' | 'reason'>[],
): string | null =>
  closures.find(({ start_date: first, end_date: last }) => first <= day && day <= last)?.reason ?? null;
