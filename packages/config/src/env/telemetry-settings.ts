import { parseDsn } from '../dsn.ts';
import type { ErrorReportingSettings, TelemetrySettings } from '../telemetry.ts';
import type { EnvReader } from './reader.ts';

/** A DSN alone enables error reporting to its service. */
function readErrorReporting(env: EnvReader): ErrorReportingSettings {
  const dsn = env.optional('ERROR_REPORTING_DSN');
  const via = env.choice('ERROR_REPORTING', ['none', 'console', 'sentry'], dsn ? 'sentry' : 'none');
  if (via !== 'sentry') return { via };
  const needed = env.required('ERROR_REPORTING_DSN', 'when ERROR_REPORTING is sentry');
  // The message omits the value because it may contain a secret.
  if (needed && !parseDsn(needed)) {
    env.problem('ERROR_REPORTING_DSN must be a DSN with a public key, such as https://key@host/42');
  }
  return { via, dsn: needed };
}

export function readTelemetry(env: EnvReader): TelemetrySettings {
  return {
    analytics: env.choice('ANALYTICS', ['none', 'console', 'dataLayer'], 'none'),
    errorReporting: readErrorReporting(env),
  };
}
