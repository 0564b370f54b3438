import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createReporter } from '../src/reporting/create-reporter.ts';
import type { ReporterOptions } from '../src/reporting/create-reporter.ts';

interface Received {
  readonly url: URL;
  readonly type: string | undefined;
  readonly lines: readonly Record<string, unknown>[];
}

/** A service that speaks the envelope protocol, https://develop.sentry.dev/sdk/data-model/envelopes/. */
async function openService(status = 200) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (piece: Buffer) => (body += piece.toString()));
    request.on('end', () => {
      const lines = body.split('\n').map((line) => JSON.parse(line) as Record<string, unknown>);
      received.push({
        url: new URL(request.url ?? '/', 'http://service.test'),
        type: request.headers['content-type'],
        lines,
      });
      response.writeHead(status, status === 429 ? { 'retry-after': '120' } : {});
      response.end('{}');
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return { received, dsn: `http://publickey@127.0.0.1:${port}/42`, close: () => server.close() };
}

const origin = { app: 'member-portal', environment: 'demo', platform: 'javascript' } as const;
const at = new Date('2026-03-14T21:12:00Z');
let service: Awaited<ReturnType<typeof openService>>;
let now = at;

function reporter(options: Partial<ReporterOptions> = {}) {
  return createReporter({
    settings: { via: 'sentry', dsn: service.dsn },
    origin,
    page: () => '/dashboard/session/:id',
    now: () => now,
    ...options,
  });
}

beforeEach(async () => {
  now = at;
  service = await openService();
});
afterEach(() => service.close());

describe('the error-reporting port', () => {
  it('sends one event in the envelope format, with the public key in the query', async () => {
    reporter()({ error: new TypeError('x is undefined'), reference: '7f3a02c1' });
    await vi.waitFor(() => expect(service.received).toHaveLength(1), 20_000);
    const [{ url, type, lines }] = service.received as [Received];
    expect(url.pathname).toBe('/api/42/envelope/');
    expect(url.searchParams.get('sentry_key')).toBe('publickey');
    expect(url.searchParams.get('sentry_version')).toBe('7');
    expect(type).toMatch(/^text\/plain/);
    const [header, item, event] = lines;
    expect(header).toEqual({ event_id: event?.['event_id'], sent_at: at.toISOString() });
    expect(event?.['event_id']).toMatch(/^[0-9a-f]{32}$/);
    expect(item).toEqual({ type: 'event' });
    expect(event).toMatchObject({
      platform: 'javascript',
      level: 'error',
      environment: 'demo',
      transaction: '/dashboard/session/:id',
      tags: { app: 'member-portal', reference: '7f3a02c1' },
      exception: { values: [{ type: 'TypeError', value: 'x is undefined' }] },
      sdk: { settings: { infer_ip: 'never' } },
    });
    expect(event).not.toHaveProperty('user');
    expect(event).not.toHaveProperty('request');
  });

  it('reports an error once, the same kind once a minute, and at most 20', async () => {
    const report = reporter();
    const error = new Error('again');
    report({ error });
    report({ error });
    report({ error: new Error('again') });
    now = new Date(at.getTime() + 61_000);
    report({ error: new Error('again') });
    await vi.waitFor(() => expect(service.received).toHaveLength(2), 20_000);
    for (let kind = 0; kind < 40; kind += 1) report({ error: new Error(`kind ${kind}`) });
    await vi.waitFor(() => expect(service.received).toHaveLength(20), { timeout: 10_000 });
  });

  it('pauses for the Retry-After of the service', async () => {
    service.close();
    service = await openService(429);
    let read = 0;
    const report = reporter({
      send: async (...given) => {
        const response = await fetch(...given);
        setTimeout(() => (read += 1));
        return response;
      },
    });
    report({ error: new Error('one') });
    // The wait starts after the response body has been read.
    await vi.waitFor(() => expect(read).toBe(1), 20_000);
    now = new Date(at.getTime() + 119_000);
    report({ error: new Error('two') });
    now = new Date(at.getTime() + 121_000);
    report({ error: new Error('three') });
    await vi.waitFor(() => expect(service.received).toHaveLength(2), 20_000);
    expect(JSON.stringify(service.received[1]?.lines)).toContain('three');
  });

  it('never throws when the service is unreachable', async () => {
    const send = vi.fn().mockRejectedValue(new TypeError('Failed to fetch'));
    reporter({ send })({ error: new Error('lost') });
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1), 20_000);
  });

  it('writes to the console, or does nothing', () => {
    const log = vi.fn();
    reporter({ settings: { via: 'console' }, log })({ error: new Error('seen') });
    expect(log).toHaveBeenCalledWith(expect.objectContaining({ type: 'Error', message: 'seen' }));
    reporter({ settings: { via: 'none' }, log })({ error: new Error('unseen') });
    expect(log).toHaveBeenCalledTimes(1);
    expect(service.received).toEqual([]);
  });
});
