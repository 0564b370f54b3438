import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { minuteMs } from '@detroit-well/config/durations';
import type { Clocks } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import { outboxMails, type StoredAttachment } from '../database/schema/outbox.ts';
import { claimEmail, maxAttempts, type ClaimEmail, type QueuedEmail } from './claim-email.ts';
import { htmlOf } from './outbox.ts';
import { wasUnreachable } from './unreachable.ts';

/** Emails per run. */
const batch = 20;

/** Sends one email to the mail server and throws when the server does not accept it. `id` is the same for every attempt. */
export type Transport = (email: {
  id: string;
  to: string;
  replyTo: string | undefined;
  subject: string;
  text: string;
  html: string | undefined;
  attachments: readonly StoredAttachment[];
  unsubscribeUrl: string | undefined;
}) => Promise<void>;

type Log = Pick<FastifyBaseLogger, 'warn' | 'error'>;

interface How {
  readonly claim?: ClaimEmail | undefined;
  /** Aborted when the server stops: no further email is started. */
  readonly stopping?: AbortSignal | undefined;
}

/**
 * Sends the emails that are due in the outbox and returns how many the mail server accepted. Several processes may run it
 * concurrently. An unreachable mail server ends the run without counting an attempt, because the email is not the cause.
 */
export async function sendWaiting(
  { db }: Database,
  transport: Transport,
  { clock, systemClock }: Clocks,
  log: Log,
  { claim = claimEmail, stopping }: How = {},
): Promise<number> {
  let sent = 0;
  for (let turn = 0; turn < batch && stopping?.aborted !== true; turn += 1) {
    const row = await claim(db, systemClock.now());
    if (row === undefined) break;
    const email = {
      id: row.id,
      to: row.recipient,
      replyTo: row.replyTo ?? undefined,
      subject: row.subject,
      text: row.textBody,
      html: htmlOf(row) ?? undefined,
      attachments: row.attachments,
      unsubscribeUrl: row.unsubscribeUrl ?? undefined,
    };
    const failure = await transport(email).then(
      () => undefined,
      (error: unknown) => ({ error }),
    );
    if (failure === undefined) {
      await db.update(outboxMails).set({ sentAt: clock.now() }).where(eq(outboxMails.id, row.id));
      sent += 1;
      continue;
    }
    const reached = !wasUnreachable(failure.error);
    const attempts = reached ? row.attempts : row.attempts - 1;
    sayFailed(log, row, failure.error);
    // The wait doubles with each attempt: 1, 2, 4, 8 ... minutes.
    const minutes = reached ? 2 ** Math.min(row.attempts - 1, 8) : 1;
    const nextAttemptAt = new Date(systemClock.now().getTime() + minuteMs * minutes);
    // If another process has claimed the email since, that process schedules the next attempt.
    const stillOurs = and(
      eq(outboxMails.id, row.id),
      eq(outboxMails.attempts, row.attempts),
      isNull(outboxMails.sentAt),
    );
    await db.update(outboxMails).set({ attempts, nextAttemptAt }).where(stillOurs);
    if (!reached) break;
  }
  return sent;
}

/** Logs the email by its id and error codes only, because mail servers repeat recipients in their error messages. */
function sayFailed(log: Log, { id, template, attempts }: QueuedEmail, error: unknown): void {
  const { code, responseCode } = Object(error) as Record<string, unknown>;
  const facts = { email: id, template, attempt: attempts, code, responseCode };
  if (attempts < maxAttempts) log.warn(facts, 'the mail server did not accept an email; it is retried');
  else log.error(facts, 'the mail server never accepted an email; it stays in the outbox');
}
