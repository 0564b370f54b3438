import { mayDo, type WorklistEntry } from '@detroit-well/api-client/contract';
import { dayMs } from '@detroit-well/config/durations';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { StaffCaller } from '../../platform/calls/calls.ts';
import type { Db } from '../../platform/database/database.ts';
import { dateOfMs, epochMs } from '../../platform/database/instants.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { maxAttempts } from '../../platform/mail/claim-email.ts';
import { currentWaiver } from '../waiver/versions.ts';
import { dayAndTime, entry } from './entry.ts';
import { seesMoney } from './meetings.ts';

/** The time for which a failed email is worth a look. */
const emailMs = 30 * dayMs;

const emailRow = z.object({
  id: z.string(),
  personId: z.string().nullable(),
  recipient: z.string(),
  subject: z.string(),
  at: dateOfMs,
});

/** No waiver in force, and emails that no server accepted. Not for coaches. */
export async function waitingFailures(db: Db, caller: StaffCaller, now: Date): Promise<WorklistEntry[]> {
  if (!seesMoney(caller)) return [];
  return [...(await missingWaiver(db, caller, now)), ...(await failedEmails(db, now))];
}

async function missingWaiver(db: Db, { role }: StaffCaller, now: Date): Promise<WorklistEntry[]> {
  if (!mayDo(role, 'waiver.write') || (await currentWaiver(db, now))) return [];
  const text = 'Nobody can register until an owner publishes one.';
  return [entry({ kind: 'no_waiver', id: 'first', title: 'No waiver is in force', text, at: now })];
}

async function failedEmails(db: Db, now: Date): Promise<WorklistEntry[]> {
  const since = new Date(now.getTime() - emailMs).toISOString();
  const rows = await readRows(
    emailRow,
    db.execute(sql`
    select o.id, u.id as "personId", o.recipient, o.subject, ${epochMs('o.created_at')} as at
    from outbox_mails o left join users u on u.email = lower(o.recipient)
    where o.sent_at is null and o.attempts >= ${maxAttempts} and o.created_at > ${since}::timestamptz
    order by o.created_at desc, o.id limit 100`),
  );
  return rows.map(({ id, personId, recipient, subject, at }) =>
    entry({
      kind: 'email_failed',
      id,
      title: `Email not delivered: ${recipient}`,
      text: `“${subject}”, ${dayAndTime(at)}. The address may be wrong.`,
      at,
      personId,
    }),
  );
}
