import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lookUpAddress } from '../src/http/look-up-address.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  vi.restoreAllMocks();
});

/** Starts a lookup service with this handler. */
async function service(handler: RequestListener): Promise<string> {
  server = createServer(handler);
  await new Promise<void>((listening) => server?.listen(0, '127.0.0.1', listening));
  // A server that listens on a port has an address of this type.
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}/`;
}

const serviceReturning = (text: string, status = 200) =>
  service((_request, response) => void response.writeHead(status).end(text));

describe('the address that a lookup returns', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7\n', '203.0.113.7'],
    ['2001:db8::7', '2001:db8::7'],
    ['{"ip":"203.0.113.7"}', '203.0.113.7'],
    [' {"ip":"2001:DB8::7","country":"US"}\n', '2001:DB8::7'],
    ['0000:0000:0000:0000:0000:ffff:192.168.100.228', '0000:0000:0000:0000:0000:ffff:192.168.100.228'],
  ])('is read from %j as %s', async (text, address) => {
    expect(await lookUpAddress(await serviceReturning(text))).toBe(address);
  });

  it.each([
    '',
    'unknown',
    '203.0.113',
    '203.0.113.256',
    '203.0.113.7, 198.51.100.1',
    '203.0.113.7 <script>',
    '2001:db8::7::1',
    'fe80::1%eth0',
    '203.000.113.07',
    '1'.repeat(46),
    '<!doctype html><p>203.0.113.7</p>',
    '{"ip":"nobody"}',
    '{"ip":203}',
    '{"ip":{"v4":"203.0.113.7"}}',
    '{"address":"203.0.113.7"}',
    '{"ip":"203.0.113.7"',
    'null',
  ])('is unknown when the service responds %j', async (text) => {
    expect(await lookUpAddress(await serviceReturning(text))).toBe('unknown');
  });

  it('is unknown when the service responds with an error status', async () => {
    expect(await lookUpAddress(await serviceReturning('203.0.113.7', 429))).toBe('unknown');
  });
});

describe('the time limit of a lookup', () => {
  const timed = async (url: string, ms?: number) => {
    const begun = performance.now();
    return { address: await lookUpAddress(url, ms), took: performance.now() - begun };
  };

  it('ends the lookup after 1.5 seconds without a response', async () => {
    const { address, took } = await timed(await service(() => {}));
    expect(address).toBe('unknown');
    expect(took).toBeGreaterThan(1_400);
    expect(took).toBeLessThan(20_000);
  });

  it('ends the lookup when a response starts but never ends', async () => {
    const { address, took } = await timed(
      await service((_request, response) => response.write('203.0')),
      100,
    );
    expect(address).toBe('unknown');
    expect(took).toBeLessThan(20_000);
  });
});

describe('a lookup that cannot run', () => {
  it('never throws, whatever its URL', async () => {
    const stopped = await serviceReturning('203.0.113.7');
    server?.close();
    for (const url of [stopped, 'nowhere', 'ftp://127.0.0.1/'])
      expect(await lookUpAddress(url)).toBe('unknown');
  });

  it('sends nothing without a URL', async () => {
    const fetching = vi.spyOn(globalThis, 'fetch');
    expect(await lookUpAddress(undefined)).toBe('unknown');
    expect(fetching).not.toHaveBeenCalled();
  });
});

it('a lookup sends no cookies and no referrer', async () => {
  const fetching = vi.spyOn(globalThis, 'fetch');
  const url = await serviceReturning('203.0.113.7');
  await lookUpAddress(url);
  expect(fetching).toHaveBeenCalledWith(
    url,
    expect.objectContaining({ credentials: 'omit', referrerPolicy: 'no-referrer', cache: 'no-store' }),
  );
});
