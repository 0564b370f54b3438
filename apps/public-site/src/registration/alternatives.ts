import type { Client } from '@detroit-well/api-client';
import { constants } from '@detroit-well/config/constants';
import { alternatives } from '@detroit-well/pricing';
import { summarise, type SessionSummary } from '../sessions/session-view.ts';

const { guardWindowDays, shownMax } = constants.alternatives;

/** Up to three sessions that could replace a full one (Spec B 9); none when the list cannot be had. */
export async function offerInstead(
  client: Client,
  full: SessionSummary,
  now: string,
): Promise<readonly SessionSummary[]> {
  try {
    const { sessions } = await client.sessions.list({
      query: { exclude_session: full.public_id, available_only: true, upcoming_only: true },
    });
    const wanted = {
      ...full,
      start_datetime: full.start,
      coach_name: full.coach,
      program: { title: full.program, category_name: full.category, difficulty_level: full.level },
    };
    const found = alternatives(wanted, sessions, { now, limit: shownMax, windowDays: guardWindowDays });
    return found.map(({ session }) => summarise(session));
  } catch {
    return [];
  }
}
