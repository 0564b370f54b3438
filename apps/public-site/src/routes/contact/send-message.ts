import { isApiError, isUnknownOutcome, newIdempotencyKey } from '@detroit-well/api-client';
import { describe } from '@detroit-well/api-client/errors';
import { isInstant } from '@detroit-well/config/studio-time';
import { contactForm } from '@detroit-well/validation';
import type * as z from 'zod';
import {
  rateLimitWaitOf,
  showRateLimits,
  type ShowWait,
  type RateLimitWait,
} from '../../rate-limit/rate-limit-wait.ts';
import { contactEndpoint } from './contact-endpoint.ts';

/** The values of the form; its token is empty. */
export type ContactMessage = z.output<typeof contactForm>;

/** One press of the button. Its idempotency key and token are kept while its outcome is unknown. */
export interface Attempt {
  readonly key: string;
  readonly token: string;
  readonly fields: ContactMessage;
}

export type SendResult =
  | { readonly kind: 'sent'; readonly receivedAt: string }
  | {
      readonly kind: 'rejected';
      /** The server rejected the request before it processed the message. */
      readonly notProcessed: boolean;
      readonly message: string;
      readonly fields: Readonly<Record<string, string>>;
      /** A rate limit that is too long for the client to wait for. */
      readonly wait: RateLimitWait | null;
    }
  | { readonly kind: 'unknown' };

export const newAttempt = (fields: ContactMessage, token: string): Attempt => ({
  key: newIdempotencyKey(),
  token,
  fields,
});

/** Sends the message. A second call with the same attempt never sends it twice. */
export async function sendMessage(
  apiUrl: string,
  { key, token, fields }: Attempt,
  onWait: ShowWait,
): Promise<SendResult> {
  const body = { ...fields, turnstile_token: token };
  try {
    const contact = contactEndpoint(apiUrl, showRateLimits(onWait));
    const { received_at: at } = await contact.send({ body }, { idempotencyKey: key });
    // A server may confirm the message without a time.
    return { kind: 'sent', receivedAt: isInstant(at) ? at : new Date().toISOString() };
  } catch (error) {
    if (isUnknownOutcome(error)) return { kind: 'unknown' };
    // The response to a rate-limited request says nothing about an earlier request with the same key.
    const notProcessed = isApiError(error) && error.status === 429;
    // The same order as for the mailing list: the check's error, then the server's message (SPEC-B 8.6).
    const { message, fields: errors } = describe(error, 'newsletter');
    const known = Object.entries(errors).filter(([name]) => name in contactForm.shape);
    const byName = Object.fromEntries(known.map(([name, [first = message]]) => [name, first]));
    return { kind: 'rejected', notProcessed, message, fields: byName, wait: rateLimitWaitOf(error) };
  }
}
