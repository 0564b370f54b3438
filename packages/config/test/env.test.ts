import { describe, expect, test } from 'vitest';
import { readApiSettings, readPortalSettings, readSiteSettings } from '../src/env.ts';
import { problemsOf } from './problems-of.ts';
import type { EnvSource } from '../src/env.ts';

const production: EnvSource = {
  DEPLOYMENT: 'production',
  DATABASE_URL: 'postgres://db/well',
  API_URL: 'https://api.example.com/api/v2',
  PUBLIC_SITE_URL: 'https://www.example.com',
  PORTAL_URL: 'https://members.example.com',
  PAYMENTS: 'stripe',
  STRIPE_SECRET_KEY: 'secret',
  STRIPE_PUBLISHABLE_KEY: 'publishable',
  STRIPE_WEBHOOK_SECRET: 'webhook',
  CHALLENGE: 'turnstile',
  TURNSTILE_SITE_KEY: 'site',
  TURNSTILE_SECRET_KEY: 'secret',
  SMTP_URL: 'smtp://mail',
  MAIL_FROM: 'studio@example.com',
};

test('without settings everything runs embedded on the ports of the specification', () => {
  expect(readApiSettings({})).toEqual({
    deployment: 'demo',
    addresses: {
      apiUrl: 'http://localhost:4000/api/v2',
      siteUrl: 'http://localhost:4100',
      portalUrl: 'http://localhost:4200',
      apiPort: 4000,
      sitePort: 4100,
      portalPort: 4200,
    },
    allowedOrigins: [],
    checkReplies: true,
    databaseUrl: undefined,
    dataDir: './data',
    files: { storage: 'folder' },
    launchState: null,
    payments: { provider: 'sandbox' },
    challenge: { provider: 'local' },
    mail: { via: 'outbox', from: 'studio@localhost' },
    sms: { provider: 'none' },
    rateLimits: 'default',
    seriesWeeksAhead: 12,
    showSamples: true,
    trustedProxies: [],
    logLevel: 'info',
  });
});

test('HOST says where the API listens', () => {
  expect(readApiSettings({ HOST: '127.0.0.1' }).host).toBe('127.0.0.1');
});

test('the port settings change the addresses', () => {
  const { addresses } = readApiSettings({ API_PORT: '5000', PUBLIC_SITE_PORT: '5100', PORTAL_PORT: '5200' });
  expect(addresses).toMatchObject({
    apiUrl: 'http://localhost:5000/api/v2',
    siteUrl: 'http://localhost:5100',
    portalUrl: 'http://localhost:5200',
  });
});

test('a default address is spelled as browsers spell an origin', () => {
  expect(readSiteSettings({ PUBLIC_SITE_PORT: '80' }).addresses.siteUrl).toBe('http://localhost');
});

test.each([
  ['https://api.example.com', 'https://api.example.com/api/v2'],
  ['https://api.example.com/', 'https://api.example.com/api/v2'],
  ['https://api.example.com/api/v2/', 'https://api.example.com/api/v2'],
])('API_URL %s is parsed as %s', (setting, expected) => {
  expect(readApiSettings({ API_URL: setting }).addresses.apiUrl).toBe(expected);
});

describe('one error message lists all problems', () => {
  test('with invalid values', () => {
    const source = { PAYMENTS: 'cash', API_PORT: 'abc', PUBLIC_SITE_URL: 'ftp://x', LOG_LEVEL: 'loud' };
    expect(problemsOf(source)).toEqual([
      'API_PORT must be a port from 0 to 65535, not "abc"',
      'PUBLIC_SITE_URL must be an http or https address, not "ftp://x"',
      'PAYMENTS must be sandbox or stripe, not "cash"',
      'LOG_LEVEL must be trace or debug or info or warn or error or fatal or silent, not "loud"',
    ]);
    expect(() => readApiSettings(source)).toThrow(
      /API_PORT[\s\S]*PUBLIC_SITE_URL[\s\S]*PAYMENTS[\s\S]*LOG_LEVEL/,
    );
  });

  test('with invalid and missing values, each setting once', () => {
    const source = {
      DEPLOYMENT: 'staging',
      API_PORT: '70000',
      PAYMENTS: 'stripe',
      STRIPE_SECRET_KEY: 'sk_1',
      SMTP_URL: 'mail',
      SHOW_SAMPLES: 'maybe',
      TRUSTED_PROXIES: 'all',
    };
    expect(problemsOf(source).map((problem) => problem.split(' ')[0])).toEqual([
      'DEPLOYMENT',
      'API_PORT',
      'STRIPE_PUBLISHABLE_KEY',
      'STRIPE_WEBHOOK_SECRET',
      'SMTP_URL',
      'MAIL_FROM',
      'SHOW_SAMPLES',
      'TRUSTED_PROXIES',
    ]);
    expect(problemsOf(source)).toContain('DEPLOYMENT must be demo or production, not "staging"');
  });

  test('with secrets that a provider needs', () => {
    const problems = problemsOf({ PAYMENTS: 'stripe', CHALLENGE: 'turnstile', SMTP_URL: 'smtp://mail' }).join(
      '\n',
    );
    for (const name of [
      'STRIPE_SECRET_KEY',
      'STRIPE_PUBLISHABLE_KEY',
      'STRIPE_WEBHOOK_SECRET',
      'TURNSTILE_SITE_KEY',
      'TURNSTILE_SECRET_KEY',
      'MAIL_FROM',
    ]) {
      expect(problems).toContain(name);
    }
  });

  test('with swapped Stripe keys, so that no browser receives the secret key', () => {
    const swapped = { ...production, STRIPE_SECRET_KEY: 'pk_live_1', STRIPE_PUBLISHABLE_KEY: 'sk_live_1' };
    expect(problemsOf(swapped)).toEqual([
      'STRIPE_SECRET_KEY is a publishable key (pk_...)',
      'STRIPE_PUBLISHABLE_KEY is a secret key, not pk_...',
    ]);
    expect(problemsOf(production)).toEqual([]);
  });
});

describe('the mail server', () => {
  const mail = (SMTP_URL: string) => problemsOf({ SMTP_URL, MAIL_FROM: 'studio@example.com' });

  test.each(['smtp://mail', 'smtp://mail.example.com:587', 'smtps://na%40me:pass%2Fword@mail.example.com'])(
    'accepts %s',
    (url) => expect(mail(url)).toEqual([]),
  );

  test.each([
    'mail.example.com',
    'mail.example.com:587',
    'smtp:mail.example.com',
    'smtp://',
    'smtps:///mail.example.com',
    'smtps://name:secret@',
    'https://name:secret@mail.example.com',
    'smtps://name:secret#1@mail.example.com',
    'smtp://mail.example.com:99999',
  ])('is rejected at startup without printing its password: %s', (url) => {
    const problems = mail(url);
    expect(problems).toEqual([expect.stringContaining('SMTP_URL must be an smtp or smtps address')]);
    expect(problems.join()).not.toContain('secret');
  });
});

describe('production', () => {
  test('starts with all required settings', () => {
    expect(readApiSettings(production)).toMatchObject({ deployment: 'production', rateLimits: 'default' });
  });

  test.each(Object.keys(production).filter((name) => name !== 'DEPLOYMENT'))(
    'does not start without %s',
    (name) => {
      expect(problemsOf({ ...production, [name]: '' }).join('\n')).toContain(name);
    },
  );

  test.each([
    ['PAYMENTS', 'sandbox'],
    ['CHALLENGE', 'local'],
    ['RATE_LIMITS', 'load-test'],
  ])('rejects %s=%s', (name, value) => {
    expect(problemsOf({ ...production, [name]: value })).toEqual([expect.stringContaining(name)]);
  });

  test('reports all missing settings at once', () => {
    const message = problemsOf({ DEPLOYMENT: 'production' }).join('\n');
    const unnamed = Object.keys(production).filter((name) => !message.includes(name));
    expect(unnamed).toEqual(['DEPLOYMENT']);
  });
});

test('responses are checked against the contract, except in production builds', () => {
  expect(readApiSettings({ NODE_ENV: 'development' }).checkReplies).toBe(true);
  expect(readApiSettings({ NODE_ENV: 'production' }).checkReplies).toBe(false);
});

test('root page, sample data and dashboard layout are configurable', () => {
  expect(readSiteSettings({})).toMatchObject({ launchState: null, showSamples: true, pictureOrigins: [] });
  expect(
    readSiteSettings({ PICTURE_ORIGINS: 'https://media.example.com, https://cdn.example.com/' }),
  ).toMatchObject({
    pictureOrigins: ['https://media.example.com', 'https://cdn.example.com'],
  });
  for (const PICTURE_ORIGINS of ['media.example.com', 'https://media.example.com/posts', 'data:', '*']) {
    expect(() => readSiteSettings({ PICTURE_ORIGINS })).toThrow('PICTURE_ORIGINS must be origins');
  }
  expect(readSiteSettings({ LAUNCH_STATE: 'coming_soon', SHOW_SAMPLES: 'off' })).toMatchObject({
    launchState: 'coming_soon',
    showSamples: false,
  });
  for (const read of [readSiteSettings, readPortalSettings]) {
    expect(read({}).applePayDomain).toBeUndefined();
    expect(read({ APPLE_PAY_DOMAIN_ASSOCIATION: '7B22' }).applePayDomain).toBe('7B22');
  }
  expect(readPortalSettings({}).dashboardLayout).toBe('panels');
  expect(readPortalSettings({ DASHBOARD_LAYOUT: 'sidebar' }).dashboardLayout).toBe('sidebar');
  expect(() => readPortalSettings({ DASHBOARD_LAYOUT: 'tabs' })).toThrow('DASHBOARD_LAYOUT');
  expect(readPortalSettings({}).officeWorker).toBe(true);
  expect(readPortalSettings({ OFFICE_WORKER: 'off' }).officeWorker).toBe(false);
});

describe.each([
  ['public site', readSiteSettings],
  ['portal', readPortalSettings],
])('the server of the %s', (_app, read) => {
  test('listens on this machine only, unless HOST is set', () => {
    expect(read({}).host).toBe('localhost');
    expect(read({ HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
  });

  test('keeps drawn pictures in the folder of PICTURES_DIR', () => {
    expect(read({}).picturesFolder).toBe('./data/pictures');
    expect(read({ PICTURES_DIR: '/var/pictures' }).picturesFolder).toBe('/var/pictures');
  });

  test('trusts no proxy, unless TRUSTED_PROXIES names one', () => {
    expect(read({}).trustedProxies).toEqual([]);
    expect(read({ TRUSTED_PROXIES: 'loopback' }).trustedProxies).toEqual(['loopback']);
  });

  test('allows a third party only if it is the provider of the API', () => {
    expect(read({}).thirdParties).toEqual({ stripe: false, turnstile: false });
    expect(read({ PAYMENTS: 'stripe' }).thirdParties).toEqual({ stripe: true, turnstile: false });
    expect(read({ CHALLENGE: 'turnstile' }).thirdParties).toEqual({ stripe: false, turnstile: true });
    expect(() => read({ PAYMENTS: 'cash' })).toThrow('PAYMENTS must be sandbox or stripe');
  });
});

test.each([
  ['public site', readSiteSettings],
  ['portal', readPortalSettings],
])('the %s lists everything that production lacks', (_app, read) => {
  const required = ['API_URL', 'PUBLIC_SITE_URL', 'PORTAL_URL', 'PAYMENTS', 'CHALLENGE'];
  for (const name of required) expect(() => read({ DEPLOYMENT: 'production' })).toThrow(`- ${name} `);
  expect(read(production).deployment).toBe('production');
});

test.each(['localhost:5432/studio', 'mysql://host/studio', 'postgres://host:port/studio'])(
  'DATABASE_URL must not be %s, and the message does not repeat it',
  (DATABASE_URL) => {
    const [problem = ''] = problemsOf({ DATABASE_URL });
    expect(problem).toMatch(/^DATABASE_URL must be a PostgreSQL address/);
    expect(problem).not.toContain(DATABASE_URL);
  },
);

test.each([
  'postgres://owner:p%40ss@db.example.com:5433/studio?sslmode=require',
  'postgresql://db/studio',
  'postgres:///studio?host=/run/postgresql',
])('DATABASE_URL may be %s', (DATABASE_URL) => {
  expect(problemsOf({ DATABASE_URL })).toEqual([]);
});

test('the address of an app must not have a path', () => {
  expect(problemsOf({ PORTAL_URL: 'https://example.com/members' })).toEqual([
    'PORTAL_URL must be an origin without a path',
  ]);
});

test('chat connects to the API by WebSocket unless WEBSOCKET_URL is set', () => {
  const at = (env: Record<string, string>) => readPortalSettings(env).websocketUrl;
  expect(at({})).toBe('ws://localhost:4000');
  expect(at({ API_URL: 'https://api.example.com/api/v2' })).toBe('wss://api.example.com');
  expect(at({ WEBSOCKET_URL: 'wss://live.example.com/' })).toBe('wss://live.example.com');
  expect(() => at({ WEBSOCKET_URL: 'https://live.example.com' })).toThrow('WEBSOCKET_URL');
});

test.each([
  ['DATABASE_REPLICA_URL', 'replicaUrl', 'the primary that it copies'],
  ['DATABASE_POOLER_URL', 'poolerUrl', 'the server behind the pooler'],
] as const)('%s needs DATABASE_URL', (name, field, what) => {
  const url = 'postgres://other:6432/well';
  expect(problemsOf({ [name]: url })).toEqual([`${name} needs DATABASE_URL, ${what}`]);
  expect(readApiSettings({ [name]: url, DATABASE_URL: 'postgres://db/well' })[field]).toBe(url);
});
