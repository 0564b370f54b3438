import type { Client } from '@detroit-well/api-client';
import { findAlternatives } from '@detroit-well/booking/find-alternatives';
import { summarise, type SessionSummary } from '../sessions/session-view.ts';

/**
 * Up to three sessions that could replace a full one (SPEC-B 9); none when the list can't be loaded. Dates of its own program may
 * be beyond the first page of all sessions.
 */
export async function loadAlternatives(
  client: Pick<Client, 'sessions'>,
  full: SessionSummary,
  now: string,
): Promise<readonly SessionSummary[]> {
  try {
    const query = { exclude_session: full.public_id, available_only: true, upcoming_only: true };
    const list = (only: { readonly program?: string }) =>
      client.sessions.list({ query: { ...query, ...only } }, { background: true });
    const [all, dates] = await Promise.all([list({}), list({ program: full.program.title })]);
    return findAlternatives(full, [...all.sessions, ...dates.sessions], now).map(summarise);
  } catch {
    return [];
  }
}
