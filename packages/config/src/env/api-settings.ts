import { readAddresses, readDeployment } from './addresses.ts';
import { readFiles } from './file-settings.ts';
import { readSettings } from './reader.ts';
import { readShowSamples } from './samples.ts';
import { readSms } from './sms-settings.ts';
import { readTrustedProxies } from './trusted-proxies.ts';
import type { Addresses, Deployment } from './addresses.ts';
import type { FileSettings } from './file-settings.ts';
import type { EnvReader, EnvSource } from './reader.ts';
import type { SmsSettings } from './sms-settings.ts';

export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

export type PaymentSettings =
  | { provider: 'sandbox' }
  | {
      provider: 'stripe';
      secretKey: string;
      publishableKey: string;
      webhookSecret: string;
      /** Overrides Stripe's host, for a local fake. */
      apiBase: string | undefined;
    };

export type ChallengeSettings =
  { provider: 'local' } | { provider: 'turnstile'; siteKey: string; secretKey: string; verifyUrl: string };

/** Without an SMTP server, emails stay in the outbox in the database. */
export type MailSettings = { via: 'outbox'; from: string } | { via: 'smtp'; smtpUrl: string; from: string };

/** The settings of the API server (SPEC-B 14). */
export type ApiSettings = {
  deployment: Deployment;
  addresses: Addresses;
  /** PostgreSQL; undefined means the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  dataDir: string;
  files: FileSettings;
  payments: PaymentSettings;
  challenge: ChallengeSettings;
  mail: MailSettings;
  sms: SmsSettings;
  rateLimits: 'default' | 'load-test';
  /** Whether sample posts are served (SPEC-A 7.19). */
  showSamples: boolean;
  /** Proxies whose X-Forwarded-For header is trusted: addresses, CIDRs and named ranges. */
  trustedProxies: readonly string[];
  logLevel: LogLevel;
};

const turnstileVerifyUrl = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';

export const readPaymentProvider = (env: EnvReader): PaymentSettings['provider'] =>
  env.choice('PAYMENTS', ['sandbox', 'stripe'], 'sandbox');

export const readChallengeProvider = (env: EnvReader): ChallengeSettings['provider'] =>
  env.choice('CHALLENGE', ['local', 'turnstile'], 'local');

function readPayments(env: EnvReader): PaymentSettings {
  const provider = readPaymentProvider(env);
  if (provider === 'sandbox') return { provider };
  const why = 'when PAYMENTS is stripe';
  const secretKey = env.required('STRIPE_SECRET_KEY', why);
  const publishableKey = env.required('STRIPE_PUBLISHABLE_KEY', why);
  // If the keys were swapped, every browser would receive the secret key.
  if (secretKey.startsWith('pk_')) env.problem('STRIPE_SECRET_KEY is a publishable key (pk_...)');
  if (/^[sr]k_/.test(publishableKey)) env.problem('STRIPE_PUBLISHABLE_KEY is a secret key, not pk_...');
  return {
    provider,
    secretKey,
    publishableKey,
    webhookSecret: env.required('STRIPE_WEBHOOK_SECRET', why),
    apiBase: env.optional('STRIPE_API_BASE') && env.url('STRIPE_API_BASE', ''),
  };
}

function readChallenge(env: EnvReader): ChallengeSettings {
  const provider = readChallengeProvider(env);
  if (provider === 'local') return { provider };
  const why = 'when CHALLENGE is turnstile';
  return {
    provider,
    siteKey: env.required('TURNSTILE_SITE_KEY', why),
    secretKey: env.required('TURNSTILE_SECRET_KEY', why),
    verifyUrl: env.url('TURNSTILE_VERIFY_URL', turnstileVerifyUrl),
  };
}

function readMail(env: EnvReader): MailSettings {
  const smtpUrl = env.optional('SMTP_URL');
  if (!smtpUrl) return { via: 'outbox', from: env.text('MAIL_FROM', 'studio@localhost') };
  const url = URL.canParse(smtpUrl) ? new URL(smtpUrl) : undefined;
  if (!(url?.protocol === 'smtp:' || url?.protocol === 'smtps:') || url.hostname === '') {
    // The value contains a password, so the message must not show it.
    env.problem('SMTP_URL must be an smtp or smtps address with a host, such as smtps://name:password@host');
  }
  return { via: 'smtp', smtpUrl, from: env.required('MAIL_FROM', 'when SMTP_URL is set') };
}

/** The settings that production rejects, each with the required replacement (SPEC-B 12). */
function refuseInProduction(env: EnvReader, settings: ApiSettings): void {
  if (settings.deployment !== 'production') return;
  env.required('DATABASE_URL', 'in production');
  if (settings.payments.provider === 'sandbox') {
    env.problem(
      'PAYMENTS must be stripe in production, with its keys: STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET',
    );
  }
  if (settings.challenge.provider === 'local') {
    env.problem(
      'CHALLENGE must be turnstile in production, with its keys: TURNSTILE_SITE_KEY, TURNSTILE_SECRET_KEY',
    );
  }
  if (settings.mail.via === 'outbox') {
    env.required('SMTP_URL', 'in production');
    env.required('MAIL_FROM', 'in production');
  }
  if (settings.rateLimits === 'load-test') env.problem('RATE_LIMITS must be default in production');
}

/** Reads the API's settings; throws one SettingsError that lists every problem. */
export function readApiSettings(source: EnvSource): ApiSettings {
  return readSettings(source, (env) => {
    const deployment = readDeployment(env);
    const settings: ApiSettings = {
      deployment,
      addresses: readAddresses(env),
      databaseUrl: env.optional('DATABASE_URL'),
      dataDir: env.text('DATA_DIR', './data'),
      files: readFiles(env),
      payments: readPayments(env),
      challenge: readChallenge(env),
      mail: readMail(env),
      sms: readSms(env),
      rateLimits: env.choice('RATE_LIMITS', ['default', 'load-test'], 'default'),
      showSamples: readShowSamples(env, deployment),
      trustedProxies: readTrustedProxies(env),
      logLevel: env.choice('LOG_LEVEL', logLevels, 'info'),
    };
    refuseInProduction(env, settings);
    return settings;
  });
}
