import type { MailSettings } from '@detroit-well/config/env';
import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { sendWaiting, type Transport } from './send-waiting.ts';

const EVERY_MS = 5_000;

/** How long the mail server may be silent, in milliseconds. */
export interface Patience {
  readonly connect: number;
  readonly greet: number;
  readonly answer: number;
  /** One letter from beginning to end: well below the claim, or another process would send what this one still sends. */
  readonly letter: number;
}

export const patience: Patience = { connect: 10_000, greet: 10_000, answer: 15_000, letter: 30_000 };

/** The mail server of the settings. */
export function smtpTransport(
  { smtpUrl, from }: Extract<MailSettings, { via: 'smtp' }>,
  { connect, greet, answer, letter: whole }: Patience = patience,
): Transport {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: connect,
    greetingTimeout: greet,
    socketTimeout: answer,
  });
  return async (letter) => {
    // The types of the package do not know its signal yet.
    const mail = { from, ...letter, signal: AbortSignal.timeout(whole) };
    await transport.sendMail(mail);
  };
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
    sendWaiting(database, transport, clock, log).catch((error: unknown) =>
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
