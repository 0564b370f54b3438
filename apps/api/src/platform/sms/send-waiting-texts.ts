import { and, asc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { minuteMs } from '@detroit-well/config/durations';
import type { Clocks } from '../clock/clock.ts';
import type { Database, Db } from '../database/database.ts';
import { outboxMails } from '../database/schema/outbox.ts';
import { outboxTexts } from '../database/schema/texts.ts';
import { SmsFailure, type SmsTransport } from './twilio.ts';

/** Texts per run. */
const batchSize = 20;
/** When a process dies, another one may claim its text after this time. */
const claimMs = 2 * minuteMs;
/** 1 + 2 + 4 + 8 minutes. After that the member gets an email, while the offer still has hours left. */
export const mostTextAttempts = 5;

type Log = Pick<FastifyBaseLogger, 'warn' | 'error'>;
type WaitingText = typeof outboxTexts.$inferSelect;

interface How {
  /** Aborted when the server stops: no further text is started. */
  readonly stopping?: AbortSignal | undefined;
}

/** Sends the texts that are due and returns how many the provider accepted. Several processes may run it concurrently. */
export async function sendWaitingTexts(
  database: Pick<Database, 'db' | 'withTx'>,
  transport: SmsTransport,
  clocks: Clocks,
  log: Log,
  { stopping }: How = {},
): Promise<number> {
  const { clock } = clocks;
  let sent = 0;
  await dropExpired(database.db, clock.now());
  for (let count = 0; count < batchSize && stopping?.aborted !== true; count += 1) {
    const text = await claimText(database.db, clocks);
    if (text === undefined) break;
    const failure = await transport({ id: text.id, to: text.recipient, body: text.body }).then(
      () => undefined,
      (error: unknown) => (error instanceof SmsFailure ? error : new SmsFailure({ permanent: false })),
    );
    if (failure === undefined) {
      // Unless the carrier's refusal was faster.
      await database.db.update(outboxTexts).set({ sentAt: clock.now() }).where(ofAttempt(text));
      sent += 1;
      continue;
    }
    const last = failure.permanent || text.attempts >= mostTextAttempts;
    logFailure(log, text, failure, last);
    await (last ? database.withTx((tx) => giveUp(tx, text, clocks)) : retryLater(database.db, text, clocks));
  }
  return sent;
}

const unsent = and(isNull(outboxTexts.sentAt), isNull(outboxTexts.givenUpAt));

async function dropExpired(db: Db, now: Date): Promise<void> {
  await db
    .update(outboxTexts)
    .set({ givenUpAt: now })
    .where(and(unsent, lte(outboxTexts.expiresAt, now)));
}

async function claimText(db: Db, { clock, systemClock }: Clocks): Promise<WaitingText | undefined> {
  const now = systemClock.now();
  const next = db
    .select({ id: outboxTexts.id })
    .from(outboxTexts)
    .where(and(unsent, lte(outboxTexts.nextAttemptAt, now), gt(outboxTexts.expiresAt, clock.now())))
    .orderBy(asc(outboxTexts.attempts), asc(outboxTexts.sequence))
    .limit(1)
    .for('update', { skipLocked: true });
  const [text] = await db
    .update(outboxTexts)
    .set({ attempts: sql`${outboxTexts.attempts} + 1`, nextAttemptAt: new Date(now.getTime() + claimMs) })
    .where(eq(outboxTexts.id, next))
    .returning();
  return text;
}

/** Only the process that claimed this attempt may record its result. */
const ofAttempt = ({ id, attempts }: WaitingText) =>
  and(eq(outboxTexts.id, id), eq(outboxTexts.attempts, attempts), unsent);

async function retryLater(db: Db, text: WaitingText, { systemClock }: Clocks): Promise<void> {
  const nextAttemptAt = new Date(systemClock.now().getTime() + minuteMs * 2 ** (text.attempts - 1));
  await db.update(outboxTexts).set({ nextAttemptAt }).where(ofAttempt(text));
}

/** Gives up on a text, which then does not count as sent. If the member chose SMS only, the server stores the email instead. */
export async function giveUp(
  tx: Db,
  text: Pick<WaitingText, 'id' | 'attempts' | 'fallback'>,
  { clock, systemClock }: Clocks,
): Promise<void> {
  const now = clock.now();
  const [ended] = await tx
    .update(outboxTexts)
    .set({ sentAt: null, givenUpAt: now, fallback: null })
    .where(
      and(
        eq(outboxTexts.id, text.id),
        eq(outboxTexts.attempts, text.attempts),
        isNull(outboxTexts.givenUpAt),
      ),
    )
    .returning({ id: outboxTexts.id });
  if (ended === undefined || text.fallback === null) return;
  await tx.insert(outboxMails).values({ ...text.fallback, nextAttemptAt: systemClock.now(), createdAt: now });
}

/** Logs the text by its id, because the phone number and the message are personal data. */
function logFailure(log: Log, { id, template, attempts }: WaitingText, failure: SmsFailure, last: boolean) {
  const facts = { text: id, template, attempt: attempts, status: failure.status, code: failure.code };
  if (last) log.error(facts, 'a text could not be delivered; the member is notified by email');
  else log.warn(facts, 'the SMS provider did not accept a text; it is retried');
}
