import { sql } from 'drizzle-orm';
import { ProblemError } from '../../../platform/calls/problem.ts';
import { listed, liveRegistrationStatuses } from '../../../platform/database/schema/statuses.ts';
import { startJobRun, type JobRunLimits } from '../../../platform/jobs/job-run.ts';
import type { PaymentsDeps } from '../../payments/port/provider.ts';
import { runRefunds } from '../ledger/refunds.ts';
import { findRegistrations } from '../ledger/registration-queries.ts';
import { cancelRecord } from './cancel.ts';
import { cancelTogether, groupsOf, isAlone } from './cancel-together.ts';
import { hasOpenCharge } from './end-registration.ts';

/** The name of the job, which a cancellation wakes. */
export const refundJob = 'refund-cancelled-sessions';

/**
 * Refunds all registrations of a session that the business cancelled, with an email (SPEC-B 10.7). The session's status
 * triggers it. Each registration is cancelled once, however many processes run this job.
 * A seat that is held while a card is asked is released, so that nothing is charged for it.
 */
export async function refundCancelledSessions(deps: PaymentsDeps, limits: JobRunLimits = {}): Promise<void> {
  const left = sql`r.status in ${listed(liveRegistrationStatuses)} and s.status = 'cancelled'`;
  const run = startJobRun(limits);
  const cancelled: string[] = [];
  const all = await findRegistrations(deps.database.db, left);
  const groups = groupsOf(all);
  // Registrations with an open charge come last: asking the provider may be slow and must not delay the others.
  const ordered = [
    ...groups.filter(([first]) => !hasOpenCharge(first)),
    ...groups.filter(([first]) => hasOpenCharge(first)),
  ];
  await run.each(ordered, async (group) => {
    const [first] = group;
    try {
      const reason = first.sessionCancelReason ?? 'The session was cancelled';
      if (isAlone(first)) await cancelRecord(deps, first, reason);
      else await cancelTogether(deps, group, reason);
      cancelled.push(...group.map(({ id }) => id));
    } catch (error) {
      // A payment is in progress, and the next run retries; or the session is no longer cancelled.
      if (!(error instanceof ProblemError)) throw error;
    }
  });
  // Refunds come after all emails, because the provider may be slow. Reconciliation handles the rest.
  await run.each(cancelled, (id) => runRefunds(deps, id));
  run.end();
}
