import { studioDay } from '@detroit-well/config/studio-time';
import type { memberships } from '../../platform/database/schema/people.ts';

type Membership = Pick<typeof memberships.$inferSelect, 'isActive' | 'startDate' | 'endDate'>;

/** Whether a membership is active on a studio day (`YYYY-MM-DD`), both ends included (SPEC-B 10.1). */
function isActiveOn(membership: Membership, day: string): boolean {
  const { isActive, startDate, endDate } = membership;
  return isActive && startDate <= day && (endDate === null || day <= endDate);
}

/** Whether a membership is active now. */
export function isActiveNow(membership: Membership, now: Date): boolean {
  return isActiveOn(membership, studioDay(now));
}
