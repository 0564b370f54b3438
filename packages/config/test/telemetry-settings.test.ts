import { describe, expect, it } from 'vitest';
import { readPortalSettings } from '../src/env.ts';
import { parseDsn } from '../src/telemetry.ts';

const telemetryOf = (env: Record<string, string>) => readPortalSettings(env).telemetry;

describe('the settings of analytics and error reporting', () => {
  it('are off unless set', () => {
    expect(telemetryOf({})).toEqual({ analytics: 'none', errorReporting: { via: 'none' } });
  });

  it('need only a DSN to report errors to its service', () => {
    const dsn = 'https://key@errors.example.test/42';
    expect(telemetryOf({ ERROR_REPORTING_DSN: dsn }).errorReporting).toEqual({ via: 'sentry', dsn });
    expect(telemetryOf({ ERROR_REPORTING: 'console', ERROR_REPORTING_DSN: dsn }).errorReporting).toEqual({
      via: 'console',
    });
  });

  it.each([
    [{ ERROR_REPORTING: 'sentry' }, 'ERROR_REPORTING_DSN is needed when ERROR_REPORTING is sentry'],
    [
      { ERROR_REPORTING_DSN: 'https://key:secret@errors.example.test/42' },
      'ERROR_REPORTING_DSN must be a DSN with a public key, such as https://key@host/42',
    ],
    [{ ANALYTICS: 'all' }, 'ANALYTICS must be none or console or dataLayer, not "all"'],
  ])('%o is rejected', (env, problem) => {
    expect(() => readPortalSettings(env)).toThrow(problem);
  });
});

describe('parseDsn', () => {
  it.each([
    ['https://key@o1.ingest.example.test/42', 'https://o1.ingest.example.test/api/42/envelope/'],
    ['http://key@127.0.0.1:9000/errors/7', 'http://127.0.0.1:9000/errors/api/7/envelope/'],
  ])('%s resolves to the endpoint %s', (dsn, envelopeUrl) => {
    expect(parseDsn(dsn)).toEqual({ origin: new URL(dsn).origin, envelopeUrl, publicKey: 'key' });
  });

  it.each([
    '',
    'errors.example.test/42',
    'https://errors.example.test/42',
    'https://key@errors.example.test/',
    'ftp://key@host/1',
  ])('"%s" is not a DSN', (text) => {
    expect(parseDsn(text)).toBeUndefined();
  });
});
