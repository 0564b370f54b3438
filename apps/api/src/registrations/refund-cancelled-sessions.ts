import { sql } from 'drizzle-orm';
import type { Deps } from '../dependencies.ts';
import { startJobRun, type JobRunLimits } from '../jobs/job-run.ts';
import { ProblemError } from '../problem.ts';
import { cancelRecord, hasOpenCharge } from './cancel.ts';
import { findRegistrations } from './registration-queries.ts';
import { runRefunds } from './refunds.ts';

/**
 * Gives everybody back what they paid for a session that the business called off, with a letter (SPEC-B 10.7). The
 * session's status is the order to do so; each registration is cancelled once, whoever and how many run this.
 */
export async function refundCancelledSessions(deps: Deps, limits: JobRunLimits = {}): Promise<void> {
  const left = sql`r.status = 'confirmed' and s.status = 'cancelled'`;
  const round = startJobRun(limits);
  const cancelled: string[] = [];
  const all = await findRegistrations(deps.database.db, left);
  // Where a charge is open the provider is asked first, which may take its time: nobody else waits for that.
  const [paying, others] = [all.filter(hasOpenCharge), all.filter((kept) => !hasOpenCharge(kept))];
  await round.each([...others, ...paying], async (kept) => {
    try {
      await cancelRecord(deps, kept, 'The session was cancelled');
      cancelled.push(kept.id);
    } catch (error) {
      // A payment under way this moment: it is settled first, and the next run comes back. Or the session is held after all.
      if (!(error instanceof ProblemError)) throw error;
    }
  });
  // After all letters: the money is another's, and may take its time. What is left over is the repair's.
  await round.each(cancelled, (id) => runRefunds(deps, id));
  round.end();
}
