import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { artPath } from '@detroit-well/art';
import { readPortalSettings } from '@detroit-well/config/env';
import { afterAll, describe, expect, it } from 'vitest';
import { buildApp } from '../src/server/app.ts';
import { portalPictures } from '../src/server/portal-pictures.ts';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
afterAll(() => rmSync(folder, { recursive: true }));

const portalWith = (env: Record<string, string>, officeFolder?: string) =>
  buildApp({
    ...(officeFolder === undefined ? {} : { officeFolder }),
    settings: readPortalSettings({
      API_URL: 'http://api.test/api/v2',
      PUBLIC_SITE_URL: 'http://site.test',
      PORTAL_URL: 'http://portal.test',
      LOG_LEVEL: 'silent',
      ...env,
    }),
    filesFor: (file) => ({
      script: '/assets/main.js',
      styles: [],
      preloads: file === undefined ? [] : [file],
      font: null,
    }),
    bridgeScript: '/assets/bridge.js',
    earlyScript: 'early()',
    pictures: portalPictures(folder),
  });
const app = portalWith({});

/** A client build of the office: its entry, and the parts of the roster. */
function builtOffice(): string {
  const built = mkdtempSync(join(folder, 'office-'));
  mkdirSync(join(built, '.vite'));
  mkdirSync(join(built, 'assets'));
  const manifest = {
    'src/app/main.tsx': { file: 'assets/main-1.js', isEntry: true },
    'src/routes/roster/next-roster.tsx': { file: 'assets/next-roster-1.js' },
    'src/routes/roster/roster.tsx': { file: 'assets/roster-1.js' },
    'src/roster/sync-bar.tsx': { file: 'assets/sync-bar-1.js' },
  };
  writeFileSync(join(built, '.vite/manifest.json'), JSON.stringify(manifest));
  for (const file of ['main-1.js', 'main-1.js.br']) writeFileSync(join(built, 'assets', file), '');
  writeFileSync(join(built, 'worker.js'), 'keepFiles();');
  return built;
}

const get = (url: string) => app.inject({ method: 'GET', url });

describe('the portal server', () => {
  it.each([
    ['/signup?next=%2Ffeed', '/register?next=%2Ffeed'],
    ['/dashboard/profile-settings?a=b', '/dashboard/profile-edit?a=b'],
    ['/reset-password?uid=u&token=t&x=1', '/reset-password/u/t?x=1'],
    ['/Dashboard/Waiver?a=b', '/dashboard/waiver?a=b'],
    ['/Reset-Password/Mq/aB-c', '/reset-password/Mq/aB-c'],
  ])('redirects %s permanently to %s and keeps the query', async (from, to) => {
    const response = await get(from);
    expect([response.statusCode, response.headers.location]).toEqual([301, to]);
  });

  it.each([
    ['/profile', '/dashboard/profile-edit'],
    ['/billing/cards', '/dashboard/billing-address'],
    ['/training/my-sessions', '/dashboard/training'],
    ['/admin', 'http://api.test/admin/login/?next=%2Fadmin'],
    ['/admin/users?a=1', 'http://api.test/admin/login/?next=%2Fadmin%2Fusers%3Fa%3D1'],
    ['/training/skate-well?id=1', 'http://site.test/training/skate-well?id=1'],
    ['/no-such-page', 'http://site.test/no-such-page'],
    ['/reset-password/Mq/aB-c_.', '/reset-password/Mq/aB-c_'],
    ['/reset-password/Mq/aB-c%3E,', '/reset-password/Mq/aB-c'],
    ['/reset-password?uid=u&token=t).', '/reset-password?uid=u&token=t'],
    ['/dashboard/session/ses_1%E3%80%82', '/dashboard/session/ses_1'],
    ['/dashboard/waitlist?session=ses_1;', '/dashboard/waitlist?session=ses_1'],
    ['/office/invitation/aB-c!', '/office/invitation/aB-c'],
    ['/login.', '/login'],
  ])('redirects %s temporarily to %s', async (from, to) => {
    const response = await get(from);
    expect(response.statusCode).toBe(302);
    expect(response.headers.location).toBe(to);
  });

  it('serves each screen as a document that preloads its file', async () => {
    const response = await get('/dashboard/session/abc');
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toContain('text/html');
    expect(response.body).toContain('src/routes/session/session.tsx');
  });

  it('compresses documents for clients that accept compression', async () => {
    const response = await app.inject({ url: '/login', headers: { 'accept-encoding': 'gzip, br' } });
    expect(response.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(response.rawPayload).toString()).toContain('class="shell');
    expect((await get('/login')).headers['content-encoding']).toBeUndefined();
  });

  it('serves the office with a document, a policy and files of its own', async () => {
    const { statusCode, headers, body } = await get('/office/team?role=coach');
    expect(statusCode).toBe(200);
    expect(body).toContain('/office/src/app/main.tsx');
    expect(body).not.toContain('/assets/main.js');
    const policy = String(headers['content-security-policy']);
    const [, nonce] = /<meta property="csp-nonce" nonce="([^"]+)">/.exec(body) ?? [];
    expect(policy).toContain(`script-src 'self' 'nonce-${nonce}';`);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toMatch(/trusted-types office-worker dompurify ProseMirrorClipboard(;|$)/);
  });

  it('lets the script of Stripe into the office, for a keyed card, only where Stripe is the provider', async () => {
    const answers = async (env: Record<string, string>) => {
      const { headers, body } = await portalWith(env, builtOffice()).inject({ url: '/office' });
      const policy = String(headers['content-security-policy']);
      return [policy.includes('https://js.stripe.com'), body.includes("createPolicy('default'")];
    };
    expect([await answers({ PAYMENTS: 'stripe' }), await answers({})]).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  it('keeps the files of the office by a worker of its own, and one document without a person', async () => {
    const office = portalWith({}, builtOffice());
    const worker = await office.inject({ url: '/office/worker.js' });
    expect(worker.headers['service-worker-allowed']).toBe('/office');
    expect(worker.headers['cache-control']).toBe('no-cache');
    expect(worker.body).toContain('"url":"/office/assets/main-1.js","revision":null');
    expect(worker.body).not.toContain('main-1.js.br');
    expect(worker.body.endsWith('keepFiles();')).toBe(true);
    const kept = await office.inject({ url: '/office/kept' });
    expect([kept.statusCode, kept.body.includes('"isKept":true')]).toEqual([200, true]);
    expect((await office.inject({ url: '/office' })).body).toContain('"isKept":false');
    expect((await get('/office/worker.js')).statusCode).toBe(404);
  });

  it.each([
    ['/office/kept', true],
    ['/office/roster', true],
    ['/office/sessions/ses_1/roster', true],
    ['/office', false],
  ])('loads the parts of the roster early at %s: %s', async (url, expected) => {
    const { body } = await portalWith({}, builtOffice()).inject({ url });
    const parts = ['next-roster-1.js', 'roster-1.js', 'sync-bar-1.js'];
    expect(parts.map((file) => body.includes(`/office/assets/${file}`))).toEqual(parts.map(() => expected));
  });

  it('names a document anew when what it contains changes, and ends the worker on request', async () => {
    const scriptOf = async (env: Record<string, string>) =>
      (await portalWith(env, builtOffice()).inject({ url: '/office/worker.js' })).body;
    const revision = (script: string) => /"revision":"([^"]+)"/.exec(script)?.[1];
    const usual = await scriptOf({});
    expect(revision(usual)).toBe(revision(await scriptOf({})));
    expect(revision(usual)).not.toBe(revision(await scriptOf({ API_URL: 'http://other.test/api/v2' })));
    const ending = await scriptOf({ OFFICE_WORKER: 'off' });
    expect(ending).toContain('self.registration.unregister()');
    expect(ending).not.toContain('indexedDB');
  });

  it('lets a device install the office, which opens on the roster', async () => {
    const { headers, body } = await get('/office/manifest.webmanifest');
    expect(headers['content-type']).toContain('application/manifest+json');
    expect(JSON.parse(body)).toMatchObject({ start_url: '/office/roster', scope: '/office' });
    expect((await get('/office')).body).toContain('rel="manifest" href="/office/manifest.webmanifest"');
    expect((await get('/login')).body).not.toContain('rel="manifest"');
  });

  it('returns 404 for a path of the office without a screen, and for a file that it does not have', async () => {
    expect((await get('/office/nowhere')).statusCode).toBe(404);
    const file = await get('/office/assets/old.js');
    expect([file.statusCode, file.headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
  });

  it('returns 404 for a dashboard path without a screen', async () => {
    expect((await get('/dashboard/nowhere')).statusCode).toBe(404);
  });

  it('lets only the public site frame the session bridge, and forbids framing of screens', async () => {
    const bridge = await get('/session-bridge');
    expect(bridge.headers['content-security-policy']).toContain('frame-ancestors http://site.test;');
    const login = await get('/login');
    expect(login.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  it('sends the header against framing with every response except the session bridge', async () => {
    expect((await get('/login')).headers['x-frame-options']).toBe('DENY');
    expect((await get('/session-bridge')).headers['x-frame-options']).toBeUndefined();
  });

  it('keeps Trusted Types on with Stripe, and allows only script URLs of Stripe', async () => {
    const { headers, body } = await portalWith({ PAYMENTS: 'stripe' }).inject({ url: '/dashboard' });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain('trusted-types dompurify default;');
    const [, nonce, script] = /<script nonce="([^"]+)">(window\.trustedTypes[^<]*)</.exec(body) ?? [];
    expect(policy).toContain(`'nonce-${nonce}'`);
    expect(script).toContain('["https://js.stripe.com","https://*.js.stripe.com"]');
    expect((await get('/dashboard')).body).not.toContain('trustedTypes');
  });

  it('allows each third party only on the screens that use it, and names the others to the page', async () => {
    const both = portalWith({ PAYMENTS: 'stripe', CHALLENGE: 'turnstile' });
    const seen = async (url: string) => {
      const { headers, body } = await both.inject({ url });
      const policy = String(headers['content-security-policy']);
      const settings = JSON.parse(/id="settings">([^<]*)/.exec(body)?.[1] ?? '{}') as {
        absentThirdParties: string[];
      };
      return {
        allowed: ['stripe.com', 'cloudflare.com'].filter((host) => policy.includes(host)),
        absent: settings.absentThirdParties,
      };
    };
    const stripeOnly = { allowed: ['stripe.com'], absent: ['turnstile'] };
    for (const url of ['/dashboard', '/dashboard/waitlist', '/dashboard/session/a']) {
      expect(await seen(url)).toEqual(stripeOnly);
    }
    expect(await seen('/register')).toEqual({ allowed: ['cloudflare.com'], absent: ['stripe'] });
    for (const url of ['/login', '/feed', '/test-chat', '/session-bridge', '/dashboard/waiver']) {
      expect((await seen(url)).allowed).toEqual([]);
    }
  });

  it.each(['//[', '/x/..//[', '//', '/%00', '/%0a', '/%zz'])('answers %s without a failure', async (url) => {
    const { statusCode, headers } = await get(url);
    expect(statusCode).toBeLessThan(500);
    expect(headers.location ?? '/').toMatch(/^(\/[^/]|\/$|http:\/\/site\.test\/)/);
  });

  it('adds the IP lookup to the settings and the content security policy only when it is configured', async () => {
    const lookupConfig = async (env: Record<string, string>) => {
      const response = await portalWith(env).inject({ url: '/dashboard/waiver' });
      const settings = /id="settings">([^<]*)/.exec(response.body)?.[1] ?? '';
      return {
        url: (JSON.parse(settings) as { ipLookupUrl?: string }).ipLookupUrl,
        policy: response.headers['content-security-policy'],
      };
    };
    const on = await lookupConfig({ IP_LOOKUP_URL: 'https://ip.test/?format=json' });
    expect(on.url).toBe('https://ip.test/?format=json');
    const own = "connect-src 'self' http://api.test ws://api.test/ws/chat/ ws://api.test/ws/notifications/";
    expect(on.policy).toContain(`${own} https://ip.test;`);
    const off = await lookupConfig({});
    expect(off.url).toBeUndefined();
    expect(off.policy).toContain(`${own};`);
  });

  it('uses a new nonce for every response', async () => {
    const nonce = async () => /nonce="([^"]+)"/.exec((await get('/login')).body)?.[1];
    expect(await nonce()).not.toBe(await nonce());
  });

  it('starts early calls only in the document of the dashboard', async () => {
    const { body } = await get('/dashboard');
    expect(body).toContain('early()');
    expect(body).toContain(
      '"earlyPaths":["/dashboard/","/sessions/registered/","/training/sessions/upcoming/"]',
    );
    expect((await get('/dashboard/training')).body).not.toContain('early()');
    expect((await get('/login')).body).not.toContain('early()');
  });

  it('serves a picture at its address and returns 404 for an unknown picture', async () => {
    const picture = await get(artPath.named('empty-floor'));
    expect(picture.statusCode).toBe(200);
    expect(picture.headers['content-type']).toContain('image/svg+xml');
    expect(picture.headers['cache-control']).toContain('immutable');
    expect((await get(artPath.named('empty-floor').replace('empty-floor', 'nothing'))).statusCode).toBe(404);
  });

  it('responds to the health check with 200', async () => {
    expect((await get('/healthz')).statusCode).toBe(200);
  });
});
