import { z } from 'zod';
import { byDefault, hostnames, httpUrl, required, text } from './values.ts';

const withStripe = 'when PAYMENTS is stripe';
const withTurnstile = 'when CHALLENGE is turnstile';

/** The payment provider and its keys. If the keys were swapped, every browser would receive the secret key. */
export const paymentSettings = z.discriminatedUnion('PAYMENTS', [
  z
    .object({ PAYMENTS: byDefault('sandbox') })
    .transform(() => ({ payments: { provider: 'sandbox' as const } })),
  z
    .object({
      PAYMENTS: z.literal('stripe'),
      STRIPE_SECRET_KEY: required(withStripe).regex(/^(?!pk_)/, 'is a publishable key (pk_...)'),
      STRIPE_PUBLISHABLE_KEY: required(withStripe).regex(/^(?![sr]k_)/, 'is a secret key, not pk_...'),
      STRIPE_WEBHOOK_SECRET: required(withStripe),
      /** Overrides Stripe's host, for a local fake. */
      STRIPE_API_BASE: httpUrl.optional(),
    })
    .transform((env) => ({
      payments: {
        provider: env.PAYMENTS,
        secretKey: env.STRIPE_SECRET_KEY,
        publishableKey: env.STRIPE_PUBLISHABLE_KEY,
        webhookSecret: env.STRIPE_WEBHOOK_SECRET,
        apiBase: env.STRIPE_API_BASE,
      },
    })),
]);

export type PaymentSettings = z.output<typeof paymentSettings>['payments'];

/** The bot check and its keys. */
export const challengeSettings = z.discriminatedUnion('CHALLENGE', [
  z
    .object({ CHALLENGE: byDefault('local') })
    .transform(() => ({ challenge: { provider: 'local' as const } })),
  z
    .object({
      CHALLENGE: z.literal('turnstile'),
      TURNSTILE_SITE_KEY: required(withTurnstile),
      TURNSTILE_SECRET_KEY: required(withTurnstile),
      /** Where the widget may be solved; without it, on the pages of this studio. */
      TURNSTILE_HOSTNAMES: hostnames.optional(),
      TURNSTILE_VERIFY_URL: httpUrl.default('https://challenges.cloudflare.com/turnstile/v0/siteverify'),
    })
    .transform((env) => ({
      challenge: {
        provider: env.CHALLENGE,
        siteKey: env.TURNSTILE_SITE_KEY,
        secretKey: env.TURNSTILE_SECRET_KEY,
        hostnames: env.TURNSTILE_HOSTNAMES,
        verifyUrl: env.TURNSTILE_VERIFY_URL,
      },
    })),
]);

export type ChallengeSettings = z.output<typeof challengeSettings>['challenge'];

function isMailServer(value: string): boolean {
  const { protocol, hostname } = URL.canParse(value) ? new URL(value) : { protocol: '', hostname: '' };
  return /^smtps?:$/.test(protocol) && hostname !== '';
}

/** The mail server and the sender. Without a server, emails stay in the outbox in the database. */
export const mailSettings = z
  .object({
    /** Contains a password, so the message must not show it. */
    SMTP_URL: text
      .refine(
        isMailServer,
        'must be an smtp or smtps address with a host, such as smtps://name:password@host',
      )
      .optional(),
    MAIL_FROM: text.optional(),
  })
  .superRefine(
    ({ SMTP_URL, MAIL_FROM }, ctx) => {
      if (SMTP_URL !== undefined && MAIL_FROM === undefined) {
        ctx.addIssue({ code: 'custom', path: ['MAIL_FROM'], message: 'is needed when SMTP_URL is set' });
      }
    },
    { when: () => true },
  )
  .transform(({ SMTP_URL, MAIL_FROM: from = 'studio@localhost' }) => ({
    mail:
      SMTP_URL === undefined
        ? ({ via: 'outbox', from } as const)
        : ({ via: 'smtp', smtpUrl: SMTP_URL, from } as const),
  }));

export type MailSettings = z.output<typeof mailSettings>['mail'];
