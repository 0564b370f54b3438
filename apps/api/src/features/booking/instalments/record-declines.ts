import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { dayMs } from '@detroit-well/config/durations';
import type { PlatformDeps } from '../../../platform/calls/dependencies.ts';
import { mailAddress } from '../../../platform/database/mail-address.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { listed, openInstalmentStatuses } from '../../../platform/database/schema/statuses.ts';
import type { JobRun } from '../../../platform/jobs/job-run.ts';
import { asksToConfirm } from '../../payments/port/decline-reason.ts';
import { sessionUrl } from '../registration/session-url.ts';
import { keyPrefix } from './claim-instalment.ts';
import { instalmentDeclinedEmail } from './email-templates.ts';
import { joinPerson } from '../../../platform/database/records-of-person.ts';

/** Days until the next attempt after the first, second and third decline. After that, the member has to pay. */
export const againAfterDays = [1, 2, 3] as const;

const declinedRow = z.object({
  id: z.string(),
  declines: z.int(),
  cents: z.int(),
  reason: z.string().nullable(),
  sessionId: z.string(),
  sessionTitle: z.string(),
  email: z.string(),
  firstName: z.string(),
});

/**
 * Processes declined charges, whichever process learned of the decline. One transaction per decline marks the instalment as
 * failed, schedules the next attempt and emails the member. A 3-D Secure challenge counts as a decline.
 */
export async function recordDeclines(
  { database, clock, mail, settings }: PlatformDeps,
  run: JobRun,
): Promise<void> {
  const now = clock.now();
  const rows = await readRows(
    declinedRow,
    database.db.execute(sql`
    select i.id, d.many as declines, i.amount_cents as cents, d.reason, s.id as "sessionId", s.title as "sessionTitle", ${mailAddress('u')} as email,
      coalesce(f.first_name, '') as "firstName"
    from instalments i join registrations r on r.id = i.registration_id and r.status = 'confirmed'
    join sessions s on s.id = r.session_id ${joinPerson('r.user_id', 'join')}
    join lateral (
      select count(*)::int as many, (array_agg(m.failure_code order by m.created_at desc))[1] as reason from payments m
      where m.registration_id = r.id and m.instalment_id = i.id and m.kind = 'charge'
        and starts_with(m.idempotency_key, ${keyPrefix})
        and (m.status = 'failed' or (m.status = 'cancelled' and m.client_secret is not null))
    ) d on d.many > i.declines
    where i.status = 'due' or (i.status = 'failed' and i.next_attempt_at is not null) limit 200`),
  );
  await run.each(rows, async ({ id, declines, cents, reason, sessionId, sessionTitle, email, firstName }) => {
    const days = againAfterDays[declines - 1];
    const againOn = days === undefined ? null : new Date(now.getTime() + days * dayMs);
    await database.withTx(async (tx) => {
      const noted = await tx.execute(sql`
        update instalments set status = 'failed', declines = ${declines}::smallint, updated_at = ${now.toISOString()}::timestamptz,
          next_attempt_at = ${againOn?.toISOString() ?? null}::timestamptz
        where id = ${id} and declines < ${declines}::smallint and status in ${listed(openInstalmentStatuses)} returning id`);
      if (noted.rows.length === 0) return;
      const asks = asksToConfirm(reason);
      const data = {
        firstName,
        sessionTitle,
        cents,
        asks,
        againOn,
        sessionUrl: sessionUrl(sessionId, settings),
      };
      await mail.send(tx, instalmentDeclinedEmail(email, data));
    });
  });
}
