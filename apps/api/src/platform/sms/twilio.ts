import type { TwilioSettings } from '@detroit-well/config/env';

/** Well below the time after which another process may claim the text, in milliseconds. */
const limitMs = 15_000;

/** Sends one text to the provider. Rejects with `SmsFailure`. */
export type SmsTransport = (message: { id: string; to: string; body: string }) => Promise<void>;

/** Why the provider did not accept a text. Contains no personal data, so that it can be logged. */
export class SmsFailure extends Error {
  override readonly name = 'SmsFailure';
  /** The provider will never accept this text: the number is unknown, cannot receive texts, or has opted out. */
  readonly permanent: boolean;
  readonly status: number | undefined;
  readonly code: number | undefined;

  constructor(facts: { permanent: boolean; status?: number; code?: number | undefined }) {
    super('the SMS provider did not accept a text');
    this.permanent = facts.permanent;
    this.status = facts.status;
    this.code = facts.code;
  }
}

/**
 * Twilio's Messages API (2010-04-01): form fields, basic auth, 201 once the message is queued. `statusUrlFor` is where Twilio
 * reports what became of a text, if it can reach this server.
 */
export function twilioTransport(
  { accountSid, authToken, from, apiBase }: TwilioSettings,
  statusUrlFor: (textId: string) => string | undefined,
): SmsTransport {
  const url = `${apiBase}/2010-04-01/Accounts/${accountSid}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  const sender = /^MG[0-9a-f]{32}$/i.test(from) ? 'MessagingServiceSid' : 'From';
  return async ({ id, to, body }) => {
    const statusUrl = statusUrlFor(id);
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization },
      body: new URLSearchParams({
        To: to,
        [sender]: from,
        Body: body,
        ...(statusUrl !== undefined && { StatusCallback: statusUrl }),
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(limitMs),
    }).catch(() => {
      throw new SmsFailure({ permanent: false });
    });
    const responseBody: unknown = await response.json().catch(() => null);
    if (response.ok) return;
    const { status } = response;
    // 401 and 403 concern the studio's credentials; 408 and 429 are temporary. Neither says anything about the number.
    const permanent = status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status);
    throw new SmsFailure({ permanent, status, code: codeIn(responseBody) });
  };
}

/** Twilio's error code, for example 21610: the number has opted out. */
function codeIn(responseBody: unknown): number | undefined {
  const { code } = Object(responseBody) as { code?: unknown };
  return typeof code === 'number' ? code : undefined;
}
