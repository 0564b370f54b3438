import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { outboxMails } from '../../db/schema/outbox.ts';
import { wasUnreachable } from './unreachable.ts';
import { claimEmail, MOST_ATTEMPTS, type ClaimEmail, type QueuedEmail } from './claim-email.ts';

/** Letters of one turn. */
const BATCH = 20;
const MINUTE_MS = 60_000;

/** Hands one letter to the mail server; throws when it does not take it. `id` is the same in every try. */
export type Transport = (letter: {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}) => Promise<void>;

type Log = Pick<FastifyBaseLogger, 'warn' | 'error'>;

interface How {
  readonly claim?: ClaimEmail | undefined;
  /** The server is asked to stop: no further letter is begun. */
  readonly stopping?: AbortSignal | undefined;
}

/**
 * Sends what waits in the outbox and returns how many letters were taken. Several processes may do so at once. A mail server
 * that cannot be reached ends the turn, and no letter is counted as tried: it was no letter's fault.
 */
export async function sendWaiting(
  { db }: Database,
  transport: Transport,
  clock: Clock,
  log: Log,
  { claim = claimEmail, stopping }: How = {},
): Promise<number> {
  let sent = 0;
  for (let turn = 0; turn < BATCH && stopping?.aborted !== true; turn += 1) {
    const row = await claim(db, clock.now());
    if (row === undefined) break;
    const letter = {
      id: row.id,
      to: row.recipient,
      subject: row.subject,
      text: row.textBody,
      html: row.htmlBody,
    };
    const failure = await transport(letter).then(
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
    // Later each time: 1, 2, 4, 8 ... minutes.
    const minutes = reached ? 2 ** Math.min(row.attempts - 1, 8) : 1;
    const nextAttemptAt = new Date(clock.now().getTime() + MINUTE_MS * minutes);
    // Whoever has the letter by now says when it is tried again.
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

/** Names the letter by its id: mail servers repeat recipients in their words, so only codes are told. */
function sayFailed(log: Log, { id, template, attempts }: QueuedEmail, error: unknown): void {
  const { code, responseCode } = Object(error) as Record<string, unknown>;
  const facts = { letter: id, template, attempt: attempts, code, responseCode };
  if (attempts < MOST_ATTEMPTS) log.warn(facts, 'the mail server did not take a letter; it is tried again');
  else log.error(facts, 'the mail server never took a letter; it stays in the outbox');
}
