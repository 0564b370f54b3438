import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';

const other = createServer();
let takenPort: number;
beforeAll(async () => {
  other.listen(0, '127.0.0.1');
  await once(other, 'listening');
  takenPort = (other.address() as AddressInfo).port;
});
afterAll(() => other.close());

const source = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);

/** Runs a web server in a process of its own; `create` is the code of its factory. Returns its exit code and output. */
async function run(create: string): Promise<{ code: number; output: string }> {
  const script = `
    const { runWebServer } = await import(${source('../src/run-web-server.ts')});
    const { readManifest } = await import(${source('../src/client-build.ts')});
    const { readSiteSettings, readPortalSettings } = await import('@detroit-well/config/env');
    const { default: Fastify } = await import('fastify');
    await runWebServer(async () => { ${create} });`;
  const child = spawn(
    process.execPath,
    ['--conditions=detroit-source', '--input-type=module', '--eval', script],
    { cwd: new URL('..', import.meta.url), stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += String(part)));
  const [code] = (await once(child, 'close')) as [number];
  return { code, output };
}

test.each<[string, () => string, RegExp]>([
  [
    'the public site lacks settings of production',
    () => `readSiteSettings({ DEPLOYMENT: 'production' })`,
    /API_URL is needed in production[^]*CHALLENGE must be turnstile/,
  ],
  [
    'the portal lacks settings of production',
    () => `readPortalSettings({ DEPLOYMENT: 'production' })`,
    /PORTAL_URL is needed in production[^]*PAYMENTS must be stripe/,
  ],
  [
    'its port is in use',
    () => `return { app: Fastify(), host: '127.0.0.1', port: ${takenPort}, origin: '' }`,
    /^Another program already uses port \d+\./,
  ],
  ['the app is not built', () => `readManifest('/absent')`, /^The app is not built: \/absent/],
  ['something throws what is not an error', () => `throw { errno: 44 }`, /^\{ errno: 44 \}$/m],
])('a web server prints sentences and ends with 1 when %s', async (_when, create, sentence) => {
  const { code, output } = await run(create());
  expect({ code, output }).toMatchObject({ code: 1, output: expect.stringMatching(sentence) });
  expect(output).not.toMatch(/^ {4}at |\[object/m);
});
