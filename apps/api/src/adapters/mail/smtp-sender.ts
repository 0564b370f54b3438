import type { MailSettings } from '@detroit-well/config/env';
import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { sendWaiting, type Transport } from './send-waiting.ts';

interface Times {
  readonly everyMs: number;
  /** A letter under way when the server is asked to stop gets this long; then it is given up and tried again after the start. */
  readonly stopMs: number;
}

/** How long the mail server may be silent, in milliseconds. */
export interface SmtpTimeouts {
  readonly connect: number;
  readonly greet: number;
  /**
   * Long, since some look into a letter before they say that they have it: whoever hangs up meanwhile sends it again to somebody
   * who got it (RFC 5321, 4.5.3.2.6).
   */
  readonly answer: number;
  /** One letter from beginning to end: well below the claim, or another process would send what this one still sends. */
  readonly letter: number;
}

const minute = 60_000;
export const smtpTimeouts: SmtpTimeouts = {
  connect: 10_000,
  greet: 10_000,
  answer: 4 * minute,
  letter: 5 * minute,
};

/** The mail server of the settings. `stopping` gives up the letter under way. */
export function smtpTransport(
  { smtpUrl, from }: Extract<MailSettings, { via: 'smtp' }>,
  { connect, greet, answer, letter: whole }: SmtpTimeouts = smtpTimeouts,
  stopping?: AbortSignal,
): Transport {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: connect,
    greetingTimeout: greet,
    socketTimeout: answer,
  });
  const host = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  return async ({ id, ...letter }) => {
    const { signal, done } = givenUpAfter(whole, stopping);
    // One name for all tries, so that a letter taken without our hearing of it is not shown twice. The types of the package do
    // not know its signal yet.
    const mail = { from, ...letter, messageId: `<${id}@${host}>`, signal };
    await transport.sendMail(mail).finally(done);
  };
}

/** Node may forget a time limit that only `AbortSignal.any` knows of (its issue 57736): so a timer of our own. */
function givenUpAfter(ms: number, stopping: AbortSignal | undefined) {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, ms);
  stopping?.addEventListener('abort', abort);
  if (stopping?.aborted) abort();
  const done = () => {
    clearTimeout(timer);
    stopping?.removeEventListener('abort', abort);
  };
  return { signal: controller.signal, done };
}

/** Sends again and again while the server runs. Returns what stops it. */
export function startSender(
  database: Database,
  mail: Extract<MailSettings, { via: 'smtp' }>,
  clock: Clock,
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
  { everyMs, stopMs }: Times = { everyMs: 5_000, stopMs: 5_000 },
): () => Promise<void> {
  const [stopping, givingUp] = [new AbortController(), new AbortController()];
  const transport = smtpTransport(mail, smtpTimeouts, givingUp.signal);
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  const turn = async () => {
    await sendWaiting(database, transport, clock, log, { stopping: stopping.signal }).catch(
      (error: unknown) => log.error({ err: error }, 'mail waits'),
    );
    if (!stopping.signal.aborted) wait();
  };
  const wait = () => {
    timer = setTimeout(() => void (running = turn()), everyMs);
    timer.unref();
  };
  wait();
  return async () => {
    stopping.abort();
    clearTimeout(timer);
    const impatient = setTimeout(() => givingUp.abort(), stopMs);
    await running;
    clearTimeout(impatient);
  };
}
