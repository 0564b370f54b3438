import { mayDo, type WorklistEntry } from '@detroit-well/api-client/contract';
import { dayMs } from '@detroit-well/config/durations';
import { formatMediumDay } from '@detroit-well/config/studio-time';
import { fromCents } from '@detroit-well/pricing';
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

/** How long a failed email is worth a look. */
const emailMs = 30 * dayMs;

const paymentRow = z.object({
  id: z.string(),
  registrationId: z.string(),
  personId: z.string().nullable(),
  sessionId: z.string(),
  name: z.string(),
  title: z.string(),
  cents: z.int(),
  at: dateOfMs,
  nextAt: dateOfMs.nullable(),
});
const emailRow = z.object({
  id: z.string(),
  personId: z.string().nullable(),
  recipient: z.string(),
  subject: z.string(),
  at: dateOfMs,
});

/** No waiver in force, payments that were declined and emails that no server accepted. Not for coaches. */
export async function waitingFailures(db: Db, caller: StaffCaller, now: Date): Promise<WorklistEntry[]> {
  if (!seesMoney(caller)) return [];
  return [
    ...(await missingWaiver(db, caller, now)),
    ...(await failedPayments(db)),
    ...(await failedEmails(db, now)),
  ];
}

async function missingWaiver(db: Db, { role }: StaffCaller, now: Date): Promise<WorklistEntry[]> {
  if (!mayDo(role, 'waiver.write') || (await currentWaiver(db))) return [];
  const text = 'Nobody can register until an owner publishes one.';
  return [entry({ kind: 'no_waiver', id: 'first', title: 'No waiver is in force', text, at: now })];
}

async function failedPayments(db: Db): Promise<WorklistEntry[]> {
  const rows = await readRows(
    paymentRow,
    db.execute(sql`
    select i.id, r.id as "registrationId", r.user_id as "personId", s.id as "sessionId", s.title,
      coalesce(nullif(trim(coalesce(f.first_name, '') || ' ' || coalesce(f.last_name, '')), ''), u.email, '') as name,
      i.amount_cents as cents, ${epochMs('i.updated_at')} as at, ${epochMs('i.next_attempt_at')} as "nextAt"
    from instalments i join registrations r on r.id = i.registration_id join sessions s on s.id = r.session_id
    left join users u on u.id = r.user_id left join profiles f on f.user_id = r.user_id
    where i.status = 'failed' and r.status = 'confirmed' order by i.updated_at desc, i.id limit 100`),
  );
  return rows.map(({ id, registrationId, personId, sessionId, name, title, cents, at, nextAt }) =>
    entry({
      kind: 'payment_failed',
      id,
      title: `Payment failed: ${name}`,
      text: `$${fromCents(cents)} for ${title}. ${nextAt ? `Next try ${formatMediumDay(nextAt.toISOString().slice(0, 10))}.` : 'The person has to pay it.'}`,
      at,
      registrationId,
      sessionId,
      personId,
      amount: fromCents(cents),
    }),
  );
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
