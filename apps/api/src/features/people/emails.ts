import type { Contract, OfficePersonEmail } from '@detroit-well/api-client/contract';
import { dayMs } from '@detroit-well/config/durations';
import { toStudioIso } from '@detroit-well/config/studio-time';
import { and, desc, eq, getTableColumns, gt, inArray } from 'drizzle-orm';
import type { Handler } from '../../platform/calls/calls.ts';
import { problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { outboxMails } from '../../platform/database/schema/outbox.ts';
import { idOfRequest } from '../../platform/idempotency/request-id.ts';
import { emailState, type QueuedEmail } from '../../platform/mail/claim-email.ts';
import { copyOf } from '../../platform/mail/copy-of.ts';
import type { PeopleDeps } from './dependencies.ts';
import { endedEmails } from './ended-emails.ts';
import { lockOpenPerson, targetOf } from './open-person.ts';
import { users } from '../../platform/database/schema/people.ts';

const shownMs = 30 * dayMs;
const mostEmails = 100;

type Deps = Pick<PeopleDeps, 'clock' | 'settings'>;
interface Recipient {
  readonly id: string;
  readonly email: string | null;
}

/** Emails to the present address of a person, newest first. An address that only gets mail may be somebody else's, with their emails. */
export async function emailsTo(db: Db, person: Recipient, deps: Deps): Promise<OfficePersonEmail[]> {
  const addresses = await addressesOf(db, person);
  if (addresses.length === 0) return [];
  const rows = await rowsTo(db, addresses, deps);
  const ended = await endedEmails(db, person.id, rows, deps.clock.now());
  // Nothing leaves the outbox of the demo, which has taken every email.
  const mayWait = deps.settings.mail.via === 'smtp';
  const unsent = rows.filter((row) => mayWait && row.state === 'waiting');
  const waiting = new Set(unsent.flatMap(({ id, resentFrom }) => [id, resentFrom]));
  return rows.map((row) => ({
    id: row.id,
    template: row.template,
    subject: row.subject,
    created_at: toStudioIso(row.createdAt),
    state: row.state,
    sent_at: row.sentAt && toStudioIso(row.sentAt),
    resend: ended.has(row.id) ? 'ended' : waiting.has(row.id) ? 'waiting' : 'possible',
    resent_from: row.resentFrom,
  }));
}

/** Those that sign in, of all records of a person. */
async function addressesOf(db: Db, { id, email }: Recipient): Promise<string[]> {
  const rows = await db.select({ email: users.email }).from(users).where(eq(users.personId, id));
  return [...new Set([email, ...rows.map((row) => row.email)])].filter((one) => !!one) as string[];
}

const rowsTo = (
  db: Db,
  addresses: readonly string[],
  { clock }: Deps,
): Promise<(QueuedEmail & Pick<OfficePersonEmail, 'state'>)[]> =>
  db
    .select({ ...getTableColumns(outboxMails), state: emailState })
    .from(outboxMails)
    .where(
      and(
        inArray(outboxMails.recipient, addresses),
        gt(outboxMails.createdAt, new Date(clock.now().getTime() - shownMs)),
      ),
    )
    .orderBy(desc(outboxMails.sequence))
    .limit(mostEmails);

const refusals = { waiting: 'email_waiting', ended: 'email_ended' } as const;

/** Sends an email of the list again, as an email of its own: mail servers drop a second one with the same id. */
export const resendEmail: Handler<Contract['officePeople']['resendEmail'], PeopleDeps> = (call, deps) =>
  deps.office.change(call, async (tx, record) => {
    const { id, email } = call.params;
    const person = await lockOpenPerson(tx, id);
    const copyId = idOfRequest(call);
    const before = await emailsTo(tx, person, deps);
    // A repetition after a crash finds what it sent.
    const sent = before.find((one) => one.id === copyId);
    if (sent) return sent;
    const shown = before.find((one) => one.id === email);
    const [stored] = shown ? await tx.select().from(outboxMails).where(eq(outboxMails.id, shown.id)) : [];
    if (shown === undefined || stored === undefined) throw problem('not_found');
    if (shown.resend !== 'possible') throw problem(refusals[shown.resend]);
    await tx.insert(outboxMails).values({ ...copyOf(stored, deps), id: copyId });
    await record({
      action: 'email.resend',
      target: targetOf(id),
      personId: id,
      before: null,
      after: { template: stored.template },
    });
    const copy = (await emailsTo(tx, person, deps)).find((one) => one.id === copyId);
    if (copy === undefined) throw new Error('the email was not stored');
    return copy;
  });
