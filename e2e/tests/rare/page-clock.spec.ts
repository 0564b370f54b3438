import { expect, test } from '@playwright/test';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { advance, installClock, stopClock } from '../../fixtures/page-clock.ts';

/** A server whose `/slow` takes 300 ms, long enough for a test that does not wait to notice. */
async function openSlowServer() {
  const server = createServer((request, response) => {
    const respond = async () => {
      if (request.url === '/slow') await wait(300);
      response.setHeader('content-type', 'text/html');
      response.end('<title>Slow</title>');
    };
    void respond();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((done) => server.close(done)),
  };
}

for (const kind of ['fetch', 'XMLHttpRequest']) {
  test(`the clock of a page advances only after a response to ${kind} has arrived`, async ({ page }) => {
    const server = await openSlowServer();
    try {
      await installClock(page);
      await page.goto(server.address);
      await stopClock(page);
      const start = await page.evaluate(() => Date.now());
      const arrivedAt = page.evaluate(async (by) => {
        if (by === 'fetch') await (await fetch('/slow')).text();
        else
          await new Promise((resolve) => {
            const request = new XMLHttpRequest();
            request.open('GET', '/slow');
            request.addEventListener('loadend', resolve);
            request.send();
          });
        return Date.now();
      }, kind);
      await advance(page, 5_000);
      expect(await page.evaluate(() => Date.now())).toBe(start + 5_000);
      expect(await arrivedAt).toBe(start);
    } finally {
      await server.close();
    }
  });
}
