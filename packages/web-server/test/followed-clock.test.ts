import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createWebServer, followClock } from '../src/index.ts';

let api: Server;
let apiUrl = '';
let asked = 0;
/** What the API responds about its clock: the offset, or null where it has none. */
let aheadMs: number | null = 0;

beforeEach(async () => {
  asked = 0;
  api = createServer((request, response) => {
    asked += 1;
    response.statusCode = aheadMs === null || request.url !== '/dev/clock' ? 404 : 200;
    response.end(JSON.stringify({ ahead_ms: aheadMs }));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}/api/v2`;
});
afterEach(async () => {
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
});

const hourMs = 3_600_000;
const aheadOf = (clock: { now: () => Date }) =>
  Math.round((clock.now().getTime() - Date.now()) / 1_000) * 1_000;

describe('the clock of a web server', () => {
  it('is that of the API from the start, follows its moves within a second, and makes caches old', async () => {
    aheadMs = -hourMs;
    const clock = await followClock({ deployment: 'demo', apiUrl });
    if (clock === undefined) throw new Error('no clock');
    expect(aheadOf(clock)).toBe(-hourMs);
    const before = clock.cacheNow();
    aheadMs = hourMs;
    await expect.poll(() => aheadOf(clock), { timeout: 3_000 }).toBe(hourMs);
    expect(clock.cacheNow() - before).toBeGreaterThan(24 * hourMs);

    const app = createWebServer({
      origin: 'https://a.example',
      trustedProxies: [],
      clientFolder: null,
      clock,
    });
    for (const url of ['/healthz', '/nowhere', '/%']) {
      const { headers } = await app.inject({ url });
      expect(Math.abs(Date.parse(String(headers['date'])) - Date.now() - hourMs)).toBeLessThan(5_000);
    }
    await app.close();
  });

  it('keeps its offset while the API does not respond', async () => {
    aheadMs = hourMs;
    const clock = await followClock({ deployment: 'demo', apiUrl });
    api.closeAllConnections();
    api.close();
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    expect(clock && aheadOf(clock)).toBe(hourMs);
    clock?.close();
  });

  it('is the real one of an API without such a clock, which it asks once', async () => {
    aheadMs = null;
    const clock = await followClock({ deployment: 'demo', apiUrl });
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    expect([clock && aheadOf(clock), asked]).toEqual([0, 1]);
  });

  it('does not exist in production', async () => {
    expect(await followClock({ deployment: 'production', apiUrl })).toBeUndefined();
    expect(asked).toBe(0);
  });
});
