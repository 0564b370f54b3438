import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aContractFixture, type ContractFixture } from '../contract/contract-fixture.ts';
import { plannedRequests } from './planned-requests.ts';
import type { Plan, Sent } from './program.ts';

/** `npm test` runs the three that differ most; `npm run proof -- runtimes` runs all. */
const inShort = ['node-20', 'bun', 'miniflare'];
const all = ['node-20', 'node-22', 'node-26', 'bun', 'deno', 'miniflare'];
const runtimes = process.env['PROOF'] === 'long' ? all : inShort;

const folder = fileURLToPath(new URL('.', import.meta.url));
const runner = fileURLToPath(new URL('../../../../../scripts/runtimes/run.mjs', import.meta.url));

let server: ContractFixture;
let temporary: string;
/** Content types of requests without a body. This server accepts them, others do not. */
const strayTypes: string[] = [];
beforeAll(async () => {
  server = await aContractFixture();
  server.server.app.server.prependListener('request', ({ method, url, headers }) => {
    const { 'content-type': type, 'content-length': length = '0', 'transfer-encoding': coding } = headers;
    if (type !== undefined && length === '0' && coding === undefined)
      strayTypes.push(`${method} ${url}: ${type}`);
  });
  temporary = await mkdtemp(join(tmpdir(), 'detroit-well-plan-'));
});
afterAll(async () => {
  await server?.server.close();
  await rm(temporary, { recursive: true, force: true });
});

async function sendIn(runtime: string, plan: Plan): Promise<Sent[]> {
  const file = join(temporary, `${runtime}-${plan.transport}.json`);
  await writeFile(file, JSON.stringify(plan));
  const { stdout } = await promisify(execFile)(process.execPath, [runner, runtime, folder, file], {
    maxBuffer: 2 ** 26,
  });
  return JSON.parse(stdout) as Sent[];
}

const titleOf = ({ name, variant }: Pick<Sent, 'name' | 'variant'>) => `${name}, ${variant}`;

it('a request without a body that names a type is seen (positive control)', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  await fetch(`${server.baseUrl}/auth/logout/`, { method: 'POST', headers });
  expect(strayTypes.splice(0)).toEqual(['POST /api/v2/auth/logout/: application/x-www-form-urlencoded']);
});

describe.each(runtimes)('the client in %s', (runtime) => {
  it.each(['axios', 'fetch'] as const)('makes every call of the contract over %s', async (transport) => {
    const began = Date.now();
    const planned = await plannedRequests(server);
    const prepared = Date.now();
    const sent = await sendIn(runtime, {
      baseUrl: server.baseUrl,
      transport,
      requests: planned.map(({ request }) => request),
    });
    console.log(
      `PROOF ${runtime} over ${transport}: ${sent.length} requests, prepared in ${prepared - began} ms, sent in ${Date.now() - prepared} ms`,
    );
    expect(strayTypes.splice(0)).toEqual([]);
    const expected = planned.map((each) => `${titleOf(each.request)}: ${each.status}`);
    expect(
      sent.map((each, index) => {
        const isRefused = (each.status ?? 0) >= 400 && each.status === planned[index]?.status;
        return `${titleOf(each)}: ${each.status}${each.error && !isRefused ? ` ${each.error}` : ''}`;
      }),
    ).toEqual(expected);
  });
});
