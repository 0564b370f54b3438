/** Analytics and error reporting settings that the web servers pass to the page. */
export type AnalyticsProvider = 'none' | 'console' | 'dataLayer';

export type ErrorReportingSettings =
  | { readonly via: 'none' }
  | { readonly via: 'console' }
  /** A Sentry-compatible service; the DSN contains only its public key. */
  | { readonly via: 'sentry'; readonly dsn: string };

export interface TelemetrySettings {
  readonly analytics: AnalyticsProvider;
  readonly errorReporting: ErrorReportingSettings;
}

export { parseDsn } from './dsn.ts';
export type { Dsn } from './dsn.ts';
