import { sql } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { Refusal } from '../refusals.ts';
import { cancelRegistration } from './cancel.ts';
import { keptRegistrations } from './kept.ts';

/**
 * Gives everybody back what they paid for a session that the business called off, with a letter (Decision 3, Refund). The
 * session's status is the order to do so; each registration is cancelled once, whoever and how many run this.
 */
export async function cancelCalledOff(deps: Deps): Promise<void> {
  const left = sql`r.status = 'confirmed' and s.status = 'cancelled'`;
  for (const kept of await keptRegistrations(deps.database.db, left)) {
    try {
      await cancelRegistration(deps, kept, 'The session was cancelled');
    } catch (error) {
      // A payment under way this moment: it is settled first, and the next run comes back.
      if (!(error instanceof Refusal)) throw error;
    }
  }
}
