import type { EnvReader } from './reader.ts';

/** SMS to members (SPEC-A 8.12): disabled by default, or sent by a provider with Twilio's Messages API. */
export type SmsSettings = { provider: 'none' } | ({ provider: 'twilio' } & TwilioSettings);

export type TwilioSettings = {
  accountSid: string;
  authToken: string;
  /** A number in E.164, a short code, a sender name, or the SID of a messaging service (`MG...`). */
  from: string;
  /** Origin of the Messages API; another host for a compatible provider or a local fake. */
  apiBase: string;
};

const twilioApiBase = 'https://api.twilio.com';

export function readSms(env: EnvReader): SmsSettings {
  const provider = env.choice('SMS', ['none', 'twilio'], 'none');
  if (provider === 'none') return { provider };
  const why = 'when SMS is twilio';
  const accountSid = env.required('TWILIO_ACCOUNT_SID', why);
  // The account SID becomes part of the request path.
  if (!/^\w*$/.test(accountSid)) env.problem('TWILIO_ACCOUNT_SID must be letters and digits');
  return {
    provider,
    accountSid,
    authToken: env.required('TWILIO_AUTH_TOKEN', why),
    from: env.required('TWILIO_FROM', why),
    apiBase: env.url('TWILIO_API_BASE', twilioApiBase),
  };
}
