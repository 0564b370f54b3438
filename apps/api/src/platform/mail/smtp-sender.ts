import { brand } from '@detroit-well/config/brand';
import type { ApiSettings, MailSettings } from '@detroit-well/config/env';
import type { FastifyBaseLogger } from 'fastify';
import { isIP } from 'node:net';
import { createTransport } from 'nodemailer';
import type { Clocks } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import { sendWaiting, type Transport } from './send-waiting.ts';

interface Times {
  readonly everyMs: number;
  /**
   * The time that an email in progress gets after the server is asked to stop. After that it is aborted and retried after the
   * restart.
   */
  readonly stopMs: number;
}

/** The time for which the mail server may stay silent, in milliseconds. */
export interface SmtpTimeouts {
  readonly connect: number;
  readonly greet: number;
  /**
   * Long, because some mail servers inspect an email before they confirm it. A client that disconnects before that sends
   * the email to the recipient twice (RFC 5321, 4.5.3.2.6).
   */
  readonly response: number;
  /** One email from start to end. Well below the claim time, so that no other process sends the same email. */
  readonly email: number;
}

const minute = 60_000;
export const smtpTimeouts: SmtpTimeouts = {
  connect: 10_000,
  greet: 10_000,
  response: 4 * minute,
  email: 5 * minute,
};

interface SmtpOptions {
  /** The host of the API as the internet knows it. */
  readonly host: string;
  readonly timeouts?: SmtpTimeouts | undefined;
  /** Aborting it aborts the email in progress. */
  readonly stopping?: AbortSignal;
}

/**
 * The name that the server sends to the mail server (EHLO): one that leads back to it. Mail servers distrust the address literal
 * that the library sends for a machine whose own name has no dot. Undefined without such a name.
 */
export const greetingName = (host: string): string | undefined =>
  host.includes('.') && isIP(host) === 0 ? host : undefined;

/** Connects to the mail server from the settings. */
export function smtpTransport(
  { smtpUrl, from }: Extract<MailSettings, { via: 'smtp' }>,
  { host: ownHost, timeouts = smtpTimeouts, stopping }: SmtpOptions,
): Transport {
  const { connect, greet, response, email: whole } = timeouts;
  const name = greetingName(ownHost);
  const transport = createTransport({
    url: smtpUrl,
    ...(name !== undefined && { name }),
    connectionTimeout: connect,
    greetingTimeout: greet,
    socketTimeout: response,
  });
  const host = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  // A bare address has no name in an inbox.
  const sender = from.includes('<') ? from : { name: brand.name, address: from };
  return async ({ id, attachments, unsubscribeUrl, ...email }) => {
    const { signal, done } = abortAfter(whole, stopping);
    // The message id is the same for every attempt. If a response is lost, mail clients do not show the email twice. The
    // package's types do not include `signal` yet.
    const messageId = `<${id}@${host}>`;
    // Keeps out-of-office replies away (RFC 3834, 5). Only an email that forwards a person's message has a reply address.
    const headers = {
      ...(email.replyTo === undefined ? { 'Auto-Submitted': 'auto-generated' } : {}),
      ...(unsubscribeUrl === undefined ? {} : oneClick(unsubscribeUrl)),
    };
    const files = attachments.map(({ fileName, contentType, text }) => ({
      filename: fileName,
      contentType,
      content: text,
    }));
    const mail = { from: sender, ...email, attachments: files, messageId, headers, signal };
    await transport.sendMail(mail).finally(done);
  };
}

/** The headers with which a mail program unsubscribes by one request (RFC 8058). */
const oneClick = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Uses its own timer, because Node may garbage-collect a timeout that only `AbortSignal.any` references (nodejs/node 57736). */
function abortAfter(ms: number, stopping: AbortSignal | undefined) {
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

/** Sends emails repeatedly while the server runs. Returns a function that stops it. */
export function startSender(
  database: Database,
  mail: Extract<MailSettings, { via: 'smtp' }>,
  { settings, ...clocks }: Clocks & { readonly settings: Pick<ApiSettings, 'addresses'> },
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
  { everyMs, stopMs }: Times = { everyMs: 5_000, stopMs: 5_000 },
): () => Promise<void> {
  const [stopping, abortController] = [new AbortController(), new AbortController()];
  const host = new URL(settings.addresses.apiUrl).hostname;
  const transport = smtpTransport(mail, { host, stopping: abortController.signal });
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  const turn = async () => {
    await sendWaiting(database, transport, clocks, log, { stopping: stopping.signal }).catch(
      (error: unknown) => log.error({ err: error }, 'a run of the email sender failed'),
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
    const impatient = setTimeout(() => abortController.abort(), stopMs);
    await running;
    clearTimeout(impatient);
  };
}
