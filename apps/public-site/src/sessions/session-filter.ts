import { slug } from '@detroit-well/config/slug';
import type { SessionSummary } from './session-view.ts';

/** Whether a session matches a filter by category, program or title, ignoring case (SPEC-A 2). */
export function matchesFilter(session: SessionSummary, filter: string): boolean {
  const wanted = filter.trim().toLowerCase();
  if (wanted === '') return true;
  const names = [session.program.category_name, session.program.title, session.title];
  return names.some((name) => name.toLowerCase().includes(wanted) || slug(name) === wanted);
}

/** The category that the query names; empty when it names none or one without a tile. */
export function selectedCategory(categories: readonly string[], filter: string): string {
  const wanted = filter.trim().toLowerCase();
  return categories.find((name) => name.toLowerCase() === wanted || slug(name) === wanted) ?? '';
}

/** The count on a tile, which equals the API's `session_count` (SPEC-A 8.6): upcoming sessions that are not cancelled. */
export function countUpcoming(sessions: readonly SessionSummary[], filter: string): number {
  return sessions.filter((session) => session.status !== 'cancelled' && matchesFilter(session, filter))
    .length;
}
