import { get } from 'node:http';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  chooseEncoding,
  createLogger,
  createWebServer,
  escapeHtml,
  jsonForScript,
  sendDocument,
} from '../src/index.ts';
import { fileHeaderBytes } from '../src/tooling/budgets.ts';

let clientFolder = '';
beforeAll(async () => {
  clientFolder = await mkdtemp(join(tmpdir(), 'client-'));
  await mkdir(join(clientFolder, 'assets'));
  await writeFile(join(clientFolder, 'assets/a-1.js'), 'let a');
  await writeFile(join(clientFolder, 'assets/a-1.js.br'), 'packed');
  await writeFile(join(clientFolder, 'secret.js'), 'let b');
  await mkdir(join(clientFolder, 'art/named/d1'), { recursive: true });
  await writeFile(join(clientFolder, 'art/named/d1/hero.svg'), '<svg/>');
  await writeFile(join(clientFolder, 'art/named/d1/hero.svg.br'), 'packed');
});
afterAll(() => rm(clientFolder, { recursive: true }));

function serverWith(options: Partial<Parameters<typeof createWebServer>[0]> = {}) {
  const app = createWebServer({
    origin: 'https://www.example.com',
    trustedProxies: [],
    clientFolder: null,
    ...options,
  });
  app.get('/page', (request, reply) => sendDocument(request, reply, '<p>Hello</p>'));
  app.get('/ip', (request) => request.ip);
  return app;
}

describe('every response', () => {
  it('carries the security headers, also where no route exists', async () => {
    for (const url of ['/page', '/healthz', '/nowhere']) {
      const { headers } = await serverWith().inject({ url });
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'reporting-endpoints': 'policy="/policy-reports"',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
      });
      expect(headers['permissions-policy']).toContain('camera=()');
      expect(headers['x-request-id']).toMatch(/^[\w-]{36}$/);
    }
  });

  it('lets the frames of Stripe ask for payments and open windows only where Stripe is used', async () => {
    const headersWith = async (stripe: boolean) =>
      (await serverWith({ stripe }).inject({ url: '/page' })).headers;
    expect((await headersWith(false))['permissions-policy']).toContain('payment=(self),');
    expect(await headersWith(true)).toMatchObject({
      'permissions-policy': expect.stringContaining(
        'payment=(self "https://js.stripe.com" "https://*.js.stripe.com")',
      ) as string,
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    });
  });

  it('serves the domain file of Apple Pay only where it is set', async () => {
    const url = '/.well-known/apple-developer-merchantid-domain-association';
    expect((await serverWith().inject({ url })).statusCode).toBe(404);
    const { body, headers } = await serverWith({ applePayDomain: '7B22' }).inject({ url });
    expect(body).toBe('7B22');
    expect(headers['content-type']).toMatch(/^text\/plain/);
  });

  it('requires https of later visits only on an https origin', async () => {
    const { headers } = await serverWith({ origin: 'http://localhost:4100' }).inject({ url: '/page' });
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('repeats a well-formed request id and replaces any other', async () => {
    const idFor = async (id: string) =>
      (await serverWith().inject({ url: '/page', headers: { 'x-request-id': id } })).headers['x-request-id'];
    expect(await idFor('proxy-12345')).toBe('proxy-12345');
    expect(await idFor('a b"><script>')).not.toContain('script');
  });
});

describe('a document', () => {
  it.each([
    ['gzip, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, identity', undefined, (body: Buffer) => body],
  ])('for %s is sent as %s', async (accepted, encoding, decode) => {
    const reply = await serverWith().inject({ url: '/page', headers: { 'accept-encoding': accepted } });
    expect(reply.headers['content-encoding']).toBe(encoding);
    expect(reply.headers['vary']).toBe('accept-encoding');
    expect(decode(reply.rawPayload).toString()).toBe('<p>Hello</p>');
  });

  it('is not compressed for a client that accepts no encoding', () => {
    expect(chooseEncoding(undefined)).toBe('identity');
    expect(chooseEncoding('zstd, br;q=0')).toBe('identity');
  });
});

describe('a built file', () => {
  it('is sent precompressed and cached for a year', async () => {
    const app = serverWith({ clientFolder });
    const reply = await app.inject({ url: '/assets/a-1.js', headers: { 'accept-encoding': 'br' } });
    expect(reply.body).toBe('packed');
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await app.inject({ url: '/assets/a-1.js' })).body).toBe('let a');
  });

  it('that is a named picture is cached for a year and must not run scripts', async () => {
    const app = serverWith({ clientFolder });
    const url = '/art/named/d1/hero.svg';
    const reply = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect(reply.body).toBe('packed');
    expect(reply.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
  });

  it('of the home screen is a square PNG', async () => {
    const { rawPayload: png } = await serverWith({}).inject({ url: '/apple-touch-icon.png' });
    expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
      'PNG',
      180,
      180,
    ]);
  });

  it('carries no headers of documents, and at most the bytes that the budgets count for it', async () => {
    const app = serverWith({ clientFolder });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const raw = await new Promise<readonly string[]>((resolve, reject) => {
      get(`${app.listeningOrigin}/assets/a-1.js`, { headers: { 'accept-encoding': 'br' } }, (reply) => {
        reply.resume();
        resolve(reply.rawHeaders);
      }).on('error', reject);
    });
    await app.close();
    const names = raw.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());
    expect(names.toSorted()).toEqual([
      'cache-control',
      'connection',
      'content-encoding',
      'content-length',
      'content-type',
      'cross-origin-resource-policy',
      'date',
      'keep-alive',
      'vary',
      'x-content-type-options',
    ]);
    // Each name and value has a colon, a space and a line end; the status line is one more line.
    const bytes = raw.join('').length + names.length * 4 + 'HTTP/1.1 200 OK\r\n\r\n'.length + 5;
    expect(bytes).toBeLessThanOrEqual(fileHeaderBytes);
    expect(bytes).toBeGreaterThan(fileHeaderBytes - 20);
  });

  it('exists only in the folders of assets and named pictures', async () => {
    const app = serverWith({ clientFolder });
    for (const url of ['/assets/../secret.js', '/assets/%2e%2e/secret.js', '/secret.js', '/assets/none.js']) {
      expect((await app.inject({ url })).statusCode).toBeGreaterThanOrEqual(400);
    }
  });
});

it('trusts X-Forwarded-For only from a trusted proxy', async () => {
  const seen = async (trustedProxies: readonly string[]) => {
    const request = { url: '/ip', remoteAddress: '10.0.0.9', headers: { 'x-forwarded-for': '203.0.113.7' } };
    return (await serverWith({ trustedProxies }).inject(request)).body;
  };
  expect(await seen([])).toBe('10.0.0.9');
  expect(await seen(['10.0.0.0/8'])).toBe('203.0.113.7');
});

it('escapes text for attributes, and JSON for script elements', () => {
  expect(escapeHtml(`<a b="c" d='e'>&`)).toBe('&lt;a b=&quot;c&quot; d=&#39;e&#39;&gt;&amp;');
  const json = jsonForScript({ text: '</script><!--\u2028\u2029' });
  expect(json).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual({ text: '</script><!--\u2028\u2029' });
});

describe('the log', () => {
  const secrets = ['/reset-password/u1/secret-token', 'secret-term', '203.0.113.9', 'ada@secret.test', 'q=1'];

  /** Requests with personal data: a page, an unknown address, an unknown method, an error, and an aborted upload. */
  async function linesOf(app: FastifyInstance, lines: string[]) {
    app.get('/fails', () => {
      throw Object.assign(new Error('no page for ada@secret.test at /a?q=1'), { url: '/x?secret-term' });
    });
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    for (const [method, url] of [
      ['GET', '/page?search=secret-term'],
      ['GET', '/reset-password/u1/secret-token?q=1'],
      ['PUT', '/reset-password/u1/secret-token?q=1'],
      ['GET', '/fails?email=ada@secret.test'],
    ] as const)
      await app.inject({ method, url, headers, remoteAddress: '203.0.113.9' });
    return lines.join('');
  }

  const memory = () => {
    const lines: string[] = [];
    return { lines, stream: { write: (line: string) => void lines.push(line) } };
  };

  it('contains no URLs, addresses or personal data at any level, but every route, status and error', async () => {
    const { lines, stream } = memory();
    const logger = createLogger('portal', 'trace', stream);
    const log = await linesOf(serverWith({ logger, trustedProxies: ['203.0.113.9'] }), lines);
    expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
    expect(lines.map((line) => JSON.parse(line) as Record<string, unknown>)).toMatchObject([
      { app: 'portal', method: 'GET', route: '/page', status: 200 },
      { method: 'GET', route: 'unknown', status: 404 },
      { method: 'PUT', route: 'unknown', status: 404 },
      {
        err: {
          type: 'Error',
          message: 'no page for [email] at /a',
          stack: expect.stringContaining('    at '),
        },
      },
      { method: 'GET', route: '/fails', status: 500 },
    ]);
  });

  it('would contain them with the usual lines of Fastify (positive control)', async () => {
    const { lines, stream } = memory();
    const app = Fastify({ logger: { level: 'trace', stream } });
    app.get('/page', () => 'Hello');
    const log = await linesOf(app, lines);
    expect(secrets.filter((secret) => log.includes(secret))).toEqual(secrets);
  });
});
