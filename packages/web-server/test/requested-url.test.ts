import { describe, expect, it } from 'vitest';
import { createWebServer, requestedUrl } from '../src/index.ts';

describe('the requested URL', () => {
  it.each([
    ['/training?a=b', '/training', '?a=b'],
    ['//', '/', ''],
    ['//[', '/[', ''],
    ['//evil.example/x', '/evil.example/x', ''],
    ['/\\evil.example', '/evil.example', ''],
    ['/x/..//[', '/[', ''],
    ['/x/..//evil.example/', '/evil.example/', ''],
    ['/%2e%2e//evil.example', '/evil.example', ''],
    ['http://[', '/http://[', ''],
    ['*', '/*', ''],
    ['/%00', '/%00', ''],
  ])('of %s is a path of the app itself: %s', (target, pathname, search) => {
    const url = requestedUrl(target, 'https://www.example.com');
    expect([url.origin, url.pathname, url.search]).toEqual(['https://www.example.com', pathname, search]);
    expect(new URL(url.pathname, url.origin).href).toBe(url.origin + url.pathname);
  });
});

describe('a request that no route can handle', () => {
  const server = () =>
    createWebServer({ origin: 'https://www.example.com', trustedProxies: [], clientFolder: null });

  it.each(['/%', '/%zz', '/%ff', '/%c0%af'])('%s gets 400 with the security headers', async (url) => {
    const { statusCode, headers, body } = await server().inject({ url });
    expect([statusCode, body]).toEqual([400, '{"message":"Bad request"}']);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
  });

  it('gets no details of a failure', async () => {
    const app = server();
    app.get('/fails', () => Promise.reject(new Error('secret of the server')));
    const { statusCode, body } = await app.inject({ url: '/fails' });
    expect([statusCode, body]).toEqual([500, '{"message":"Server error"}']);
  });
});
