import { z } from 'zod';
import { byDefault, httpUrl, required } from './values.ts';

const why = 'when SMS is twilio';

/** SMS to members (SPEC-A 8.12): disabled by default, or sent by a provider with Twilio's Messages API. */
export const smsSettings = z.discriminatedUnion('SMS', [
  z.object({ SMS: byDefault('none') }).transform(() => ({ sms: { provider: 'none' as const } })),
  z
    .object({
      SMS: z.literal('twilio'),
      /** Becomes part of the request path. */
      TWILIO_ACCOUNT_SID: required(why).regex(/^\w*$/, 'must be letters and digits'),
      TWILIO_AUTH_TOKEN: required(why),
      /** A number in E.164, a short code, a sender name, or the SID of a messaging service (`MG...`). */
      TWILIO_FROM: required(why),
      /** Another host for a compatible provider or a local fake. */
      TWILIO_API_BASE: httpUrl.default('https://api.twilio.com'),
    })
    .transform((env) => ({
      sms: {
        provider: env.SMS,
        accountSid: env.TWILIO_ACCOUNT_SID,
        authToken: env.TWILIO_AUTH_TOKEN,
        from: env.TWILIO_FROM,
        apiBase: env.TWILIO_API_BASE,
      },
    })),
]);

export type SmsSettings = z.output<typeof smsSettings>['sms'];
export type TwilioSettings = Omit<Extract<SmsSettings, { provider: 'twilio' }>, 'provider'>;
