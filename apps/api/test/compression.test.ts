import { brotliDecompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testServer, type TestServer } from './server.ts';

let server: TestServer;
beforeAll(async () => void (server = await testServer()));
afterAll(() => server?.close());

const url = '/api/v2/openapi.json';

it('the server compresses long responses for clients that accept it', async () => {
  const { headers, rawPayload } = await server.app.inject({ url, headers: { 'accept-encoding': 'br' } });
  expect(headers['content-encoding']).toBe('br');
  expect(headers.vary).toContain('accept-encoding');
  const { body, headers: plain } = await server.app.inject({ url });
  expect(plain['content-encoding']).toBeUndefined();
  expect(brotliDecompressSync(rawPayload).toString()).toBe(body);
  expect(rawPayload.length).toBeLessThan(body.length / 4);
});

it('the server decompresses no request body, because its decompressed size has no limit', async () => {
  const { statusCode } = await server.app.inject({
    method: 'POST',
    url: '/api/v2/token/',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    // If decompressed, the body would be read and rejected as a wrong password (401).
    body: gzipSync(JSON.stringify({ email: 'unknown@demo.test', password: 'Wrong!2026' })),
  });
  expect([400, 415]).toContain(statusCode);
});
