import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from './server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { ALLOWED_ORIGINS: 'https://app.example, http://localhost:5173' } });
});
afterAll(() => server?.close());

const ask = (origin: string) => server.app.inject({ url: '/api/v2/training/sessions/', headers: { origin } });
const preflight = (origin: string) =>
  server.app.inject({
    method: 'OPTIONS',
    url: '/api/v2/me/',
    headers: { origin, 'access-control-request-method': 'PATCH' },
  });
const corsHeaders = ({ headers }: { headers: Record<string, unknown> }) =>
  Object.keys(headers).filter((name) => name.startsWith('access-control-'));

describe('a page of an allowed origin', () => {
  it.each(['https://app.example', 'http://localhost:5173', 'http://localhost:4200'])(
    'may call the API: %s',
    async (origin) => {
      const [reply, before] = [await ask(origin), await preflight(origin)];
      expect(reply.headers['access-control-allow-origin']).toBe(origin);
      expect(before.headers['access-control-allow-origin']).toBe(origin);
      expect(before.headers['access-control-allow-headers']).toContain('Idempotency-Key');
      expect(reply.headers['access-control-allow-credentials']).toBeUndefined();
      expect(reply.headers['vary']).toContain('Origin');
    },
  );

  it('may read what a client needs', async () => {
    const { headers } = await ask('https://app.example');
    expect(String(headers['access-control-expose-headers']).split(', ')).toEqual([
      'X-Request-ID',
      'Retry-After',
      'RateLimit-Policy',
      'RateLimit',
      'Idempotent-Replayed',
      'Content-Disposition',
      'Date',
    ]);
  });
});

describe('a page of any other origin', () => {
  it.each([
    'https://evil.example',
    'https://app.example.evil.example',
    'https://sub.app.example',
    'http://app.example',
    'https://app.example:8443',
    'null',
  ])('gets no CORS header: %s', async (origin) => {
    expect(corsHeaders(await ask(origin))).toEqual([]);
    expect(corsHeaders(await preflight(origin))).toEqual([]);
  });
});
