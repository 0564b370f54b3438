import { spawn } from 'node:child_process';
import { chmod, lstat, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

const entry = join(inject('builtFolder'), 'server.js');
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'detroit-start-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Starts the server in a process of its own. */
function start(env: Record<string, string>) {
  const child = spawn(process.execPath, [entry], {
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? '',
      LOG_LEVEL: 'silent',
      API_PORT: '0',
      DATA_DIR: folder,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (part) => (output += String(part)));
  child.stderr.on('data', (part) => (output += String(part)));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const listening = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const url = /listening on (\S+)/.exec(output)?.[1];
      if (url !== undefined) resolve(url);
    });
    void ended.then(() => reject(new Error(output)));
  });
  // A server that never listens is checked by its output instead.
  listening.catch(() => {});
  return { child, ended, listening, output: () => output };
}

describe('server start', () => {
  it('fails once in production with a list of all missing secrets', async () => {
    const server = start({ DEPLOYMENT: 'production' });
    expect(await server.ended).toBe(1);
    for (const name of ['DATABASE_URL', 'STRIPE_SECRET_KEY', 'TURNSTILE_SECRET_KEY', 'SMTP_URL', 'API_URL']) {
      expect(server.output()).toContain(name);
    }
    expect(server.output()).not.toContain('    at ');
  });

  it.each([
    [
      'a closed port of PostgreSQL',
      { DATABASE_URL: 'postgres://127.0.0.1:9/studio' },
      'Nothing listens at 127.0.0.1:9',
    ],
    ['a data folder that is a file', { DATA_DIR: entry }, `${entry} cannot be a folder`],
  ])('fails with one sentence about %s', async (_what, env, sentence) => {
    const server = start(env);
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain(sentence);
    expect(server.output()).not.toMatch(/^ {4}at |\[object/m);
  });

  it('seeds the demo, rejects a second start on the same folder, survives kill -9, and stops on request', async () => {
    const first = start({});
    const health = new URL('/healthz', await first.listening);
    expect((await fetch(health)).status).toBe(200);

    const second = start({});
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain('The data folder is in use');
    expect((await fetch(health)).status).toBe(200);

    first.child.kill('SIGKILL');
    await first.ended;
    const third = start({});
    const url = await third.listening;
    const signIn = await fetch(`${url}/token/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'member@demo.test', password: 'Standard!2026' }),
    });
    expect(signIn.status).toBe(200);
    third.child.kill('SIGTERM');
    expect(await third.ended).toBe(0);
  });
});

/** The files and folders that another account of the machine may read, write or list. */
async function openToOthers(path: string): Promise<string[]> {
  const found = await lstat(path);
  const inside = found.isDirectory() ? await readdir(path) : [];
  const deeper = await Promise.all(inside.map((name) => openToOthers(join(path, name))));
  return [...((found.mode & 0o077) === 0 ? [] : [path]), ...deeper.flat()];
}

it('makes the data folder private, also what an earlier version created', async () => {
  const data = join(folder, 'shared');
  const old = join(data, 'files/old');
  await mkdir(join(data, 'files'), { recursive: true });
  await writeFile(old, 'a picture');
  for (const path of [data, join(data, 'files')]) await chmod(path, 0o755);
  await chmod(old, 0o644);
  expect(await openToOthers(data)).toEqual([data, join(data, 'files'), old]);
  const server = start({ DATA_DIR: data });
  await server.listening;
  expect(await openToOthers(data)).toEqual([]);
  expect((await lstat(old)).mode & 0o777).toBe(0o600);
  // A backup asks the running server over this socket.
  expect((await lstat(join(data, 'backup.sock'))).isSocket()).toBe(true);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(await openToOthers(data)).toEqual([]);
});
