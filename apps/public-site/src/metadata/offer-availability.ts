import { sessionAvailability } from '@detroit-well/booking/session-view';
import type { SessionDetail } from '../sessions/session-view.ts';

/** The schema.org availability of a session's spots; null when none are offered. */
export function offerAvailability(session: SessionDetail, now: string): string | null {
  const availability = sessionAvailability(session, now);
  if (availability === 'open') return 'https://schema.org/InStock';
  return availability === 'full' ? 'https://schema.org/SoldOut' : null;
}
