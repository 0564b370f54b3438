import { brotliDecompressSync } from 'node:zlib';
import { readPortalSettings } from '@detroit-well/config/env';
import { describe, expect, it } from 'vitest';
import { buildApp } from '../src/server/app.ts';

const portalWith = (env: Record<string, string>) =>
  buildApp({
    settings: readPortalSettings({
      API_URL: 'http://api.test/api/v2',
      PUBLIC_SITE_URL: 'http://site.test',
      PORTAL_URL: 'http://portal.test',
      LOG_LEVEL: 'silent',
      ...env,
    }),
    thirdParties: { stripe: false, turnstile: false },
    filesFor: (files) => ({ script: '/assets/main.js', styles: [], preloads: [...files], font: null }),
    bridgeScript: '/assets/bridge.js',
  });
const app = portalWith({});

const get = (url: string) => app.inject({ method: 'GET', url });

describe('the server of the portal', () => {
  it.each([
    ['/signup?next=%2Ffeed', '/register?next=%2Ffeed'],
    ['/dashboard/profile-settings?a=b', '/dashboard/profile-edit?a=b'],
    ['/reset-password?uid=u&token=t&x=1', '/reset-password/u/t?x=1'],
  ])('%s moves for good to %s, keeping the query', async (from, to) => {
    const answer = await get(from);
    expect([answer.statusCode, answer.headers.location]).toEqual([301, to]);
  });

  it.each([
    ['/profile', '/dashboard/profile-edit'],
    ['/billing/cards', '/dashboard/billing-address'],
    ['/training/my-sessions', '/dashboard/training'],
    ['/admin', 'http://api.test/admin/login/?next=%2Fadmin'],
    ['/admin/users?a=1', 'http://api.test/admin/login/?next=%2Fadmin%2Fusers%3Fa%3D1'],
    ['/training/skate-well?id=1', 'http://site.test/training/skate-well?id=1'],
    ['/no-such-page', 'http://site.test/no-such-page'],
  ])('%s leads to %s', async (from, to) => {
    const answer = await get(from);
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe(to);
  });

  it('answers its screens with the document, and preloads layout and screen', async () => {
    const answer = await get('/dashboard/session/abc');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.body).toContain('src/layouts/member-layout.tsx');
    expect(answer.body).toContain('src/routes/session/session.tsx');
  });

  it('compresses documents for those who take it', async () => {
    const answer = await app.inject({ url: '/login', headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('class="shell');
    expect((await get('/login')).headers['content-encoding']).toBeUndefined();
  });

  it('answers 404 below the dashboard where there is no screen', async () => {
    expect((await get('/dashboard/nowhere')).statusCode).toBe(404);
  });

  it('lets the public site alone frame the bridge, and nobody a screen', async () => {
    const bridge = await get('/session-bridge');
    expect(bridge.headers['content-security-policy']).toContain('frame-ancestors http://site.test;');
    const login = await get('/login');
    expect(login.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  it('tells the page where to look its address up, and lets it ask there, only where that is set', async () => {
    const told = async (env: Record<string, string>) => {
      const answer = await portalWith(env).inject({ url: '/dashboard/waiver' });
      const settings = /id="settings">([^<]*)/.exec(answer.body)?.[1] ?? '';
      return {
        url: (JSON.parse(settings) as { ipLookupUrl?: string }).ipLookupUrl,
        policy: answer.headers['content-security-policy'],
      };
    };
    const on = await told({ IP_LOOKUP_URL: 'https://ip.test/?format=json' });
    expect(on.url).toBe('https://ip.test/?format=json');
    expect(on.policy).toContain("connect-src 'self' http://api.test ws://api.test/ws/chat/ https://ip.test;");
    const off = await told({});
    expect(off.url).toBeUndefined();
    expect(off.policy).toContain("connect-src 'self' http://api.test ws://api.test/ws/chat/;");
  });

  it('uses another nonce for every answer', async () => {
    const nonce = async () => /nonce="([^"]+)"/.exec((await get('/login')).body)?.[1];
    expect(await nonce()).not.toBe(await nonce());
  });

  it('starts the calls of the dashboard with its document alone', async () => {
    expect((await get('/dashboard')).body).toContain('earlyAnswers');
    expect((await get('/dashboard/training')).body).not.toContain('earlyAnswers');
    expect((await get('/login')).body).not.toContain('earlyAnswers');
  });

  it('draws a picture at its address and nothing elsewhere', async () => {
    const picture = await get('/art/v1/named/empty-floor.svg');
    expect(picture.statusCode).toBe(200);
    expect(picture.headers['content-type']).toContain('image/svg+xml');
    expect(picture.headers['cache-control']).toContain('immutable');
    expect((await get('/art/v1/named/nothing.svg')).statusCode).toBe(404);
  });

  it('says that it is well', async () => {
    expect((await get('/healthz')).statusCode).toBe(200);
  });
});
