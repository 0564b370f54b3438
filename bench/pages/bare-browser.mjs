/**
 * A browser driven by the DevTools protocol alone. Playwright and Puppeteer add a script environment of their own to every
 * page, whose cost would count as the page's: 80 to 95 ms on home and training, on a CPU four times slower.
 */
import { chromiumPath, launchArguments } from '@detroit-well/e2e/browser';
import { freePort } from '@detroit-well/scripts/ports';
import { chromium } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const startMs = 20_000;

/** Resolves with the address of the browser's protocol as soon as it answers. */
async function protocolAddress(port) {
  for (const until = Date.now() + startMs; ; await wait(100)) {
    try {
      const reply = await fetch(`http://127.0.0.1:${port}/json/version`);
      return (await reply.json()).webSocketDebuggerUrl;
    } catch (error) {
      if (Date.now() > until) throw new Error('The browser did not start.', { cause: error });
    }
  }
}

/** Sends commands over one socket, and passes events to listeners by the session of their tab. */
async function connect(address) {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const calls = new Map();
  const listeners = new Map();
  let lastId = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id, sessionId, method, params, result, error } = JSON.parse(data);
    if (id === undefined) return listeners.get(sessionId)?.(method, params);
    const { resolve, reject } = calls.get(id);
    calls.delete(id);
    return error ? reject(new Error(error.message)) : resolve(result);
  });
  const send = (method, params = {}, sessionId) =>
    new Promise((resolve, reject) => {
      lastId += 1;
      calls.set(lastId, { resolve, reject });
      socket.send(JSON.stringify({ id: lastId, method, params, sessionId }));
    });
  return { send, listeners };
}

export async function openBareBrowser() {
  const profile = await mkdtemp(join(tmpdir(), 'bench-browser-'));
  const port = await freePort();
  const flags = ['--headless', `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`];
  const browser = spawn(chromiumPath ?? chromium.executablePath(), [...launchArguments, ...flags], {
    stdio: 'ignore',
  });
  const connection = await connect(await protocolAddress(port));
  return {
    /** Opens an empty tab. `onEvent` is called with the method and the parameters of each event. */
    openTab: async (onEvent) => {
      const { targetId } = await connection.send('Target.createTarget', { url: 'about:blank' });
      const attached = await connection.send('Target.attachToTarget', { targetId, flatten: true });
      connection.listeners.set(attached.sessionId, onEvent);
      return {
        send: (method, params) => connection.send(method, params, attached.sessionId),
        close: async () => {
          connection.listeners.delete(attached.sessionId);
          await connection.send('Target.closeTarget', { targetId });
        },
      };
    },
    close: async () => {
      const ended = once(browser, 'exit');
      await connection.send('Browser.close');
      await ended;
      await rm(profile, { recursive: true, force: true });
    },
  };
}
