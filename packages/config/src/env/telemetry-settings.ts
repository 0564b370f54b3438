import { z } from 'zod';
import { parseDsn } from '../dsn.ts';
import type { ErrorReportingSettings } from '../telemetry.ts';
import { choice, text } from './values.ts';

/** A DSN alone enables error reporting to its service. */
const errorReporting = z
  .object({
    ERROR_REPORTING: choice('none', 'console', 'sentry').optional(),
    ERROR_REPORTING_DSN: text.optional(),
  })
  .transform(({ ERROR_REPORTING, ERROR_REPORTING_DSN: dsn }, ctx): ErrorReportingSettings => {
    const via = ERROR_REPORTING ?? (dsn === undefined ? 'none' : 'sentry');
    if (via !== 'sentry') return { via };
    if (dsn !== undefined && parseDsn(dsn)) return { via, dsn };
    // The message omits the value because it may contain a secret.
    const message =
      dsn === undefined
        ? 'is needed when ERROR_REPORTING is sentry'
        : 'must be a DSN with a public key, such as https://key@host/42';
    ctx.addIssue({ code: 'custom', path: ['ERROR_REPORTING_DSN'], message });
    return z.NEVER;
  });

export const telemetrySettings = z
  .object({ ANALYTICS: choice('none', 'console', 'dataLayer').default('none') })
  .transform((env) => ({ analytics: env.ANALYTICS }))
  .and(errorReporting.transform((settings) => ({ errorReporting: settings })))
  .transform((telemetry) => ({ telemetry }));
