import type { MailSettings } from '@detroit-well/config/env';
import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { outboxMails } from '../../db/schema/outbox.ts';

const EVERY_MS = 5_000;
const BATCH = 20;
/** A letter taken by a process that died is free again after this. */
const CLAIM_MS = 60_000;
/** After that many failures a letter stays in the outbox for an operator to look at. */
const MOST_ATTEMPTS = 10;

type Row = typeof outboxMails.$inferSelect;

/** Hands one letter to the mail server; throws when it does not take it. */
export type Transport = (letter: {
  to: string;
  subject: string;
  text: string;
  html: string;
}) => Promise<void>;

/** The mail server of the settings. */
export function smtpTransport({ smtpUrl, from }: Extract<MailSettings, { via: 'smtp' }>): Transport {
  const transport = createTransport(smtpUrl);
  return async (letter) => void (await transport.sendMail({ from, ...letter }));
}

/** Sends what waits in the outbox. Several processes may do so at once: each letter is claimed before it is sent. */
export async function sendWaiting(database: Database, transport: Transport, clock: Clock): Promise<number> {
  const claimed = await claim(database, clock.now());
  let sent = 0;
  for (const row of claimed) {
    const letter = { to: row.recipient, subject: row.subject, text: row.textBody, html: row.htmlBody };
    const taken = await transport(letter).then(
      () => true,
      () => false,
    );
    // Later each time: 1, 2, 4, 8 ... minutes.
    const again = new Date(clock.now().getTime() + CLAIM_MS * 2 ** Math.min(row.attempts - 1, 8));
    await database.db
      .update(outboxMails)
      .set(taken ? { sentAt: clock.now() } : { nextAttemptAt: again })
      .where(eq(outboxMails.id, row.id));
    if (taken) sent += 1;
  }
  return sent;
}

async function claim({ db }: Database, now: Date): Promise<Row[]> {
  const waiting = db
    .select({ id: outboxMails.id })
    .from(outboxMails)
    .where(
      and(
        isNull(outboxMails.sentAt),
        lte(outboxMails.nextAttemptAt, now),
        lte(outboxMails.attempts, MOST_ATTEMPTS - 1),
      ),
    )
    .orderBy(asc(outboxMails.sequence))
    .limit(BATCH)
    .for('update', { skipLocked: true });
  return db
    .update(outboxMails)
    .set({ attempts: sql`${outboxMails.attempts} + 1`, nextAttemptAt: new Date(now.getTime() + CLAIM_MS) })
    .where(inArray(outboxMails.id, waiting))
    .returning();
}

/** Sends again and again while the server runs. Returns what stops it. */
export function startSender(
  database: Database,
  transport: Transport,
  clock: Clock,
  log: FastifyBaseLogger,
): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  const turn = () =>
    sendWaiting(database, transport, clock).catch((error: unknown) =>
      log.error({ err: error }, 'mail waits'),
    );
  const timer = setInterval(() => {
    running = running.then(turn);
  }, EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
