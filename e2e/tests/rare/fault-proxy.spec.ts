import { expect, test } from '@playwright/test';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { faults, openFaultProxy, type FaultProxy } from '../../fixtures/fault-proxy.ts';
import { isHeld } from '../../fixtures/held-calls.ts';

/** A small server in place of the API that returns what it received. */
async function openEcho() {
  const received: string[] = [];
  const tokens: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    received.push(`${request.method} ${request.url}`);
    tokens.push(request.headers.authorization);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ title: 'Rhythm', coach: { bio: 'Skates', coach_name: 'Stevie' } }));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    received,
    tokens,
    port: (server.address() as AddressInfo).port,
    close: () => new Promise((done) => server.close(done)),
  };
}

test('the fault proxy delays, cuts off, disconnects, replaces and edits exactly the requests that match its rules', async () => {
  const echo = await openEcho();
  const proxy: FaultProxy = await openFaultProxy(() => echo.port);
  const send = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${proxy.port}${path}`, init);
  try {
    expect(await (await send('/whole/')).json()).toMatchObject({ title: 'Rhythm' });

    proxy.when({ path: '/cut/', fault: { kind: 'cut' } });
    await expect(send('/cut/', { method: 'POST', body: '{}' })).rejects.toThrow();
    expect(echo.received).toContain('POST /cut/');

    proxy.when({ path: '/unreachable/', fault: { kind: 'unreachable' } });
    await expect(send('/unreachable/')).rejects.toThrow();
    expect(echo.received).not.toContain('GET /unreachable/');

    proxy.when({ path: /limited/, times: 1, fault: faults.status(429, {}, { 'Retry-After': '2' }) });
    const limited = await send('/limited/', { headers: { origin: 'http://localhost:1' } });
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '2']);
    expect(limited.headers.get('access-control-allow-origin')).toBe('http://localhost:1');
    expect((await send('/limited/')).status).toBe(200);

    const remove = proxy.when({ path: '/page/', fault: faults.html });
    expect(await (await send('/page/')).text()).toContain('<h1>It works!</h1>');
    remove();
    expect((await send('/page/')).headers.get('content-type')).toBe('application/json');

    proxy.when({ path: '/fields/', fault: faults.without('title', 'bio') });
    expect(await (await send('/fields/')).json()).toEqual({ coach: { coach_name: 'Stevie' } });

    let release = () => {};
    const until = new Promise<void>((resolve) => (release = resolve));
    proxy.when({ path: '/held/', fault: { kind: 'hold', until } });
    const held = send('/held/');
    await expect.poll(() => isHeld('/held/')).toBe(true);
    release();
    await until;
    expect(isHeld('/held/')).toBe(false);
    expect((await held).ok).toBe(true);

    proxy.when({ path: '/late/', method: 'GET', fault: { kind: 'delay', ms: 300 } });
    const began = performance.now();
    expect((await send('/late/')).ok).toBe(true);
    expect(performance.now() - began).toBeGreaterThanOrEqual(300);

    expect(proxy.seen.at(-1)).toBe('GET /late/');
    proxy.when({
      path: '/chosen/',
      matches: ({ headers }) => headers.authorization === 'Bearer old',
      fault: { kind: 'hold', until: Promise.resolve(), headers: { authorization: 'Bearer invalid' } },
    });
    await send('/chosen/', { headers: { authorization: 'Bearer old' } });
    await send('/chosen/', { headers: { authorization: 'Bearer new' } });
    expect(echo.tokens.slice(-2)).toEqual(['Bearer invalid', 'Bearer new']);
    proxy.restore();
    expect((await send('/unreachable/')).ok).toBe(true);
  } finally {
    await proxy.close();
    await echo.close();
  }
});
