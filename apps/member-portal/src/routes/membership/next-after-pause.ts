import type { OwnMembership } from '@detroit-well/api-client/contract';
import { serverNow } from '@detroit-well/config/server-clock';
import { addDays, daysBetween, studioDay } from '@detroit-well/config/studio-time';

/** The next payment if the pause ended today: it was moved by all its days, and keeps those that are over. */
export function nextAfterPause({
  paid_until: paidUntil,
  pause_from: from,
  pause_until: until,
}: OwnMembership): string | null {
  if (paidUntil === null || from === null || until === null) return paidUntil;
  const today = studioDay(serverNow());
  const begun = today > from ? today : from;
  return addDays(paidUntil, -daysBetween(begun, until));
}
