import { slug } from '@detroit-well/config/slug';
import type { SessionSummary } from './session-view.ts';

/** Whether a session belongs under a filter: its category, program or title says so, in any case (SPEC-A 2). */
export function matchesFilter(session: SessionSummary, filter: string): boolean {
  const wanted = filter.trim().toLowerCase();
  if (wanted === '') return true;
  const names = [session.category, session.program, session.title];
  return names.some((name) => name.toLowerCase().includes(wanted) || slug(name) === wanted);
}

/** Which of the names an address means; empty when it means all, or something that has no tile. */
export function selectedCategory(categories: readonly string[], filter: string): string {
  const wanted = filter.trim().toLowerCase();
  return categories.find((name) => name.toLowerCase() === wanted || slug(name) === wanted) ?? '';
}

/** What a tile counts, as the API's `session_count` does (SPEC-A 8.6): upcoming sessions that are not cancelled. */
export function countUpcoming(sessions: readonly SessionSummary[], filter: string): number {
  return sessions.filter((session) => session.status !== 'cancelled' && matchesFilter(session, filter))
    .length;
}
