import { z } from 'zod';
import { addressSettings } from './addresses.ts';
import { deploymentSettings, launchSettings, sampleSettings } from './deployment.ts';
import { fileSettings } from './file-settings.ts';
import { challengeSettings, mailSettings, paymentSettings } from './provider-settings.ts';
import { readSettings } from './read-settings.ts';
import { serverSettings } from './server-settings.ts';
import { smsSettings } from './sms-settings.ts';
import { choice, httpOrigin, instant, origins, port, required, text } from './values.ts';
import type { EnvSource } from './read-settings.ts';

/** The settings that production requires of the API, besides the public URLs (SPEC-B 12). */
const production = {
  DATABASE_URL: required('in production'),
  PAYMENTS: z.literal(
    'stripe',
    'must be stripe in production, with its keys: STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET',
  ),
  CHALLENGE: z.literal(
    'turnstile',
    'must be turnstile in production, with its keys: TURNSTILE_SITE_KEY, TURNSTILE_SECRET_KEY',
  ),
  SMTP_URL: required('in production'),
  MAIL_FROM: required('in production'),
  RATE_LIMITS: z.literal('default', 'must be default in production').optional(),
};

/** `postgres:///studio?host=/run/postgresql` has no host, and the driver reads it with a base as well. */
const isPostgresUrl = (value: string) =>
  /^postgres(ql)?:\/\//.test(value) && URL.canParse(value, 'postgres://base');

/** Contains a password, so the message must not show it. */
const postgresUrl = text.refine(
  isPostgresUrl,
  'must be a PostgreSQL address, such as postgres://user:password@host:5432/database',
);

const weeks = z.coerce.number().int().min(1).max(104);

/** Every setting of the API server, with its default (SPEC-B 14). */
export const apiSettings = deploymentSettings(production)
  .and(addressSettings)
  .and(fileSettings)
  .and(paymentSettings)
  .and(challengeSettings)
  .and(mailSettings)
  .and(smsSettings)
  .and(sampleSettings)
  .and(launchSettings)
  .and(serverSettings)
  .and(
    z
      .object({
        /** PostgreSQL; without it, the embedded database in `DATA_DIR`. */
        DATABASE_URL: postgresUrl.optional(),
        /** A streaming replica of DATABASE_URL for anonymous reads. */
        DATABASE_REPLICA_URL: postgresUrl.optional(),
        /** A pooler in transaction mode before DATABASE_URL, such as PgBouncer. */
        DATABASE_POOLER_URL: postgresUrl.optional(),
        DATA_DIR: text.default('./data'),
        /** Address on which the server listens: by default this machine in the demo, every address in production. */
        HOST: text.optional(),
        /** Origins of other sites whose pages may call the API and open its websockets. */
        ALLOWED_ORIGINS: origins('https://app.example.com').default([]),
        /** Address of the documentation site, which the OpenAPI document links to. */
        DOCS_URL: httpOrigin('must be an origin without a path').optional(),
        /** Port of `/metrics`; without it, there are no metrics. */
        METRICS_PORT: port.optional(),
        METRICS_HOST: text.default('127.0.0.1'),
        RATE_LIMITS: choice('default', 'load-test').default('default'),
        /** The time at which the studio of an empty database begins; not in production. */
        CLOCK: instant.optional(),
        /** Only to refuse CLOCK in production. */
        DEPLOYMENT: text.optional(),
        /** The number of weeks ahead for which the sessions of series exist. */
        SERIES_WEEKS_AHEAD: weeks.default(12),
        /** Unless it is `production`, every response is checked against the contract. */
        NODE_ENV: text.optional(),
      })
      .refine((env) => env.DATABASE_REPLICA_URL === undefined || env.DATABASE_URL !== undefined, {
        path: ['DATABASE_REPLICA_URL'],
        message: 'needs DATABASE_URL, the primary that it copies',
      })
      .refine((env) => env.DATABASE_POOLER_URL === undefined || env.DATABASE_URL !== undefined, {
        path: ['DATABASE_POOLER_URL'],
        message: 'needs DATABASE_URL, the server behind the pooler',
      })
      .refine((env) => env.CLOCK === undefined || env.DEPLOYMENT !== 'production', {
        path: ['CLOCK'],
        message: 'must not be set in production, which has the real time',
      })
      .transform((env) => ({
        databaseUrl: env.DATABASE_URL,
        poolerUrl: env.DATABASE_POOLER_URL,
        replicaUrl: env.DATABASE_REPLICA_URL,
        dataDir: env.DATA_DIR,
        host: env.HOST,
        allowedOrigins: env.ALLOWED_ORIGINS,
        docsUrl: env.DOCS_URL,
        metrics:
          env.METRICS_PORT === undefined ? undefined : { port: env.METRICS_PORT, host: env.METRICS_HOST },
        rateLimits: env.RATE_LIMITS,
        clock: env.CLOCK,
        seriesWeeksAhead: env.SERIES_WEEKS_AHEAD,
        checkReplies: env.NODE_ENV !== 'production',
      })),
  );

export type ApiSettings = z.output<typeof apiSettings>;

/** Reads the settings of the API server; throws one SettingsError that lists every problem. */
export const readApiSettings = (source: EnvSource): ApiSettings => readSettings(apiSettings, source);
