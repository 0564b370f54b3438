import { createCore, NewsletterEndpoint } from '@detroit-well/api-client/endpoints';
import { messages } from '@detroit-well/validation/messages';
import { describe, sentences } from '@detroit-well/api-client/errors';
import {
  rateLimitWaitOf,
  showRateLimits,
  type ShowWait,
  type RateLimitWait,
} from '../rate-limit/rate-limit-wait.ts';

interface JoinOptions {
  readonly apiUrl: string;
  readonly email: string;
  readonly token: string;
  readonly idempotencyKey: string;
  /** The form that sent the address; it decides `source_form` and the error message (SPEC-B 8.6). */
  readonly form: 'homepage' | 'coming_soon';
  /** Called when the client waits for a rate limit. */
  readonly onWait: ShowWait;
}

export type JoinResult =
  | { kind: 'success'; message: string }
  /** `wait`: a rate limit that is too long for the client to wait for. */
  | { kind: 'error'; message: string; wait: RateLimitWait | null; error?: unknown };

const operations = { homepage: 'newsletter', coming_soon: 'comingSoonNewsletter' } as const;

/** Adds an email address, trimmed and in lower case, to the mailing list (SPEC-B 7.8). */
export async function joinMailingList({
  apiUrl,
  email,
  token,
  idempotencyKey,
  form,
  onWait,
}: JoinOptions): Promise<JoinResult> {
  const address = email.trim().toLowerCase();
  if (!address || !token) return { kind: 'error', message: messages.newsletterIncomplete, wait: null };
  try {
    const newsletter = new NewsletterEndpoint(
      createCore({ baseUrl: apiUrl, onEvent: showRateLimits(onWait) }),
    );
    const { message } = await newsletter.signUp(
      { body: { email: address, source_form: form, turnstile_token: token } },
      { idempotencyKey },
    );
    // Another server may send no message (SPEC-B 8.6, success default).
    return { kind: 'success', message: message || sentences.subscribed };
  } catch (error) {
    return {
      kind: 'error',
      message: describe(error, operations[form]).message,
      wait: rateLimitWaitOf(error),
      error,
    };
  }
}
