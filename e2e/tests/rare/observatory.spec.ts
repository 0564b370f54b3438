import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@detroit-well/scripts/ports';
import { grade } from '../../fixtures/observatory.ts';
import { expect, test } from '../../fixtures/test.ts';

const least = 125;
/** The public addresses of production, where a proxy ends TLS. */
const production = {
  DEPLOYMENT: 'production',
  API_URL: 'https://api.studio.example',
  PUBLIC_SITE_URL: 'https://www.studio.example',
  PORTAL_URL: 'https://members.studio.example',
  PAYMENTS: 'stripe',
  CHALLENGE: 'turnstile',
  LOG_LEVEL: 'silent',
};

/** Starts the production build of a web app with production settings; the returned function stops it. */
async function startWebApp(app: 'public-site' | 'member-portal', portSetting: string) {
  const port = await freePort();
  const folder = fileURLToPath(new URL(`../../../apps/${app}`, import.meta.url));
  const pictures = await mkdtemp(join(tmpdir(), 'detroit-pictures-'));
  const server = spawn(process.execPath, ['dist/server.js'], {
    cwd: folder,
    env: { ...process.env, ...production, [portSetting]: String(port), PICTURES_DIR: pictures },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const address = `http://localhost:${port}`;
  await expect
    .poll(
      () =>
        fetch(`${address}/healthz`).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 60_000 },
    )
    .toBe(200);
  return {
    address,
    stop: async () => {
      server.kill();
      await once(server, 'exit');
      await rm(pictures, { recursive: true });
    },
  };
}

for (const [app, setting, hostname, paths] of [
  ['public-site', 'PUBLIC_SITE_PORT', 'www.studio.example', ['/', '/training', '/contact', '/no-such-page']],
  [
    'member-portal',
    'PORTAL_PORT',
    'members.studio.example',
    ['/', '/login', '/register', '/dashboard/waiver'],
  ],
] as const) {
  test(`the ${app} scores ${least} or more in the HTTP Observatory, with production settings`, async () => {
    const { address, stop } = await startWebApp(app, setting);
    try {
      for (const path of paths) {
        const { score, results } = await grade(address + path, hostname);
        expect(results.filter(({ pass }) => !pass)).toEqual([]);
        expect([path, score >= least ? 'enough' : score]).toEqual([path, 'enough']);
      }
    } finally {
      await stop();
    }
  });
}

test(`the API scores ${least} or more in the HTTP Observatory`, async ({ addresses }) => {
  for (const path of ['/api/v2/openapi.json', '/healthz', '/api/v2/training/sessions/upcoming/']) {
    const { score, results } = await grade(addresses.apiOrigin + path, 'api.studio.example');
    expect(results).toHaveLength(10);
    expect(results.filter(({ pass }) => !pass)).toEqual([]);
    expect([path, score >= least ? 'enough' : score]).toEqual([path, 'enough']);
  }
});

test('the grading fails a server without a content security policy (positive control)', async ({
  addresses,
}) => {
  const original = globalThis.fetch;
  globalThis.fetch = async (...request) => {
    const reply = await original(...request);
    const headers = new Headers(reply.headers);
    headers.delete('content-security-policy');
    return new Response(await reply.text(), { status: reply.status, headers });
  };
  try {
    const { score, results } = await grade(addresses.site, 'www.studio.example');
    expect(results.filter(({ pass }) => !pass).map(({ test: name }) => name)).toContain(
      'content-security-policy',
    );
    expect(score).toBeLessThan(least);
  } finally {
    globalThis.fetch = original;
  }
});
