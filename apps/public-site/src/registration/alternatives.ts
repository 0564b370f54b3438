import type { Client } from '@detroit-well/api-client';
import { findAlternatives } from '@detroit-well/booking/find-alternatives';
import { summarise, type SessionSummary } from '../sessions/session-view.ts';

/** Up to three sessions that could replace a full one (SPEC-B 9); none when the list can't be loaded. */
export async function loadAlternatives(
  client: Pick<Client, 'sessions'>,
  full: SessionSummary,
  now: string,
): Promise<readonly SessionSummary[]> {
  try {
    const { sessions } = await client.sessions.list(
      { query: { exclude_session: full.public_id, available_only: true, upcoming_only: true } },
      { background: true },
    );
    return findAlternatives(full, sessions, now).map(summarise);
  } catch {
    return [];
  }
}
