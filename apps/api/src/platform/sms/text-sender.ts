import type { ApiSettings, SmsSettings } from '@detroit-well/config/env';
import type { FastifyBaseLogger } from 'fastify';
import type { Clocks } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import { sendWaitingTexts } from './send-waiting-texts.ts';
import { statusUrlOf } from './text-status.ts';
import { twilioTransport } from './twilio.ts';

/**
 * Sends texts every few seconds while the server runs. Returns a function that stops the sender and waits for the current
 * text.
 */
export function startTextSender(
  database: Database,
  sms: Extract<SmsSettings, { provider: 'twilio' }>,
  { settings, ...clocks }: Clocks & { readonly settings: Pick<ApiSettings, 'addresses'> },
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
  everyMs = 5_000,
): () => Promise<void> {
  const stop = new AbortController();
  const transport = twilioTransport(sms, (id) => statusUrlOf(settings, id));
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  const run = async (): Promise<void> => {
    await sendWaitingTexts(database, transport, clocks, log, { stopping: stop.signal }).catch(
      (error: unknown) => log.error({ err: error }, 'a run of the text sender failed'),
    );
    if (!stop.signal.aborted) schedule();
  };
  const schedule = (): void => {
    timer = setTimeout(() => void (running = run()), everyMs);
    timer.unref();
  };
  schedule();
  return async () => {
    stop.abort();
    clearTimeout(timer);
    await running;
  };
}
