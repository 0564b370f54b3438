import { basePath } from '@detroit-well/api-client/contract';
import { execFile } from 'node:child_process';
import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seed } from '../../../src/app/seed/seed.ts';
import { anyDatabase } from '../../database.ts';
import { testServer, type TestServer } from '../../server.ts';

// The programs of the guide, word for word but for the address, against this server with the data of `npm start`.
const guide = fileURLToPath(
  new URL('../../../../docs/src/content/docs/guides/first-booking.mdx', import.meta.url),
);
/** Below the packages of the API, so that a program finds the client. */
const cache = fileURLToPath(new URL('../../../node_modules/.cache/', import.meta.url));

let server: TestServer;
let folder: string;
beforeAll(async () => {
  const database = await anyDatabase();
  server = await testServer({ database });
  await seed(database, server.clock.now());
  const origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
  await mkdir(cache, { recursive: true });
  folder = await mkdtemp(join(cache, 'first-booking-'));
  const text = await readFile(guide, 'utf8');
  for (const name of ['book.mjs', 'cancel.mjs']) {
    const blocks = text.matchAll(new RegExp(`^\`\`\`js title="${name}".*\\n([^]*?)^\`\`\`$`, 'gm'));
    const program = [...blocks].map(([, code]) => code).join('\n');
    const [before, after, more] = program.split(`'http://localhost:4000${basePath}'`);
    if (after === undefined || more !== undefined) throw new Error(`${name} does not name the server once`);
    await writeFile(join(folder, name), `${before}'${origin}${basePath}'${after}`);
  }
});
afterAll(async () => {
  await server?.close();
  if (folder) await rm(folder, { recursive: true, force: true });
});

/** Runs a program and returns the lines that it prints. */
async function node(...args: string[]): Promise<string[]> {
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, ['-C', 'detroit-source', ...args], { cwd: folder });
  return stdout.trim().split('\n');
}

it('books and pays, hears of a declined card, confirms with the bank, and cancels', async () => {
  const booked = await node('book.mjs');
  expect(booked.length).toBeGreaterThan(20);
  expect(booked.at(-1)).toMatch(/^.+: confirmed, \$\d+\.00 paid\.$/);

  expect((await node('book.mjs', '4000000000000002')).at(-1)).toMatch(/^Your bank declined this card/);

  const confirmed = await node('book.mjs', '4000002760003184');
  expect(confirmed.at(-2)).toBe('The bank asks for a confirmation.');
  expect(confirmed.at(-1)).toMatch(/^.+: confirmed, \$\d+\.00 paid\.$/);

  const [title, price] = confirmed.at(-1)!.split(/: confirmed, | paid/);
  // Booked in time, so everything comes back.
  expect(await node('cancel.mjs')).toEqual([`${title}: cancelled, ${price} back.`]);
});
