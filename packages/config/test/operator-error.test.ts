import { mkdtemp, rm, writeFile, mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { operatorMessage, OperatorError } from '../src/env.ts';

const listen = (options: { port: number; host?: string }) =>
  new Promise<AddressInfo>((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(options, () => {
      const address = server.address() as AddressInfo;
      server.close(() => resolve(address));
    });
  });

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => operatorMessage(error),
  );

test('a port in use is named', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const message = await failureOf(listen({ port, host: '127.0.0.1' }));
  other.close();
  expect(message).toBe(`Another program already uses port ${port}. Stop it, or choose another port.`);
});

test('an address of another machine is named with its setting', async () => {
  expect(await failureOf(listen({ port: 0, host: '192.0.2.1' }))).toMatch(/192\.0\.2\.1\. Check HOST\.$/);
});

test('a file in place of a folder is named', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'operator-'));
  const file = join(folder, 'file');
  await writeFile(file, '');
  expect(await failureOf(mkdir(file, { recursive: true }))).toContain(`${file} cannot be a folder`);
  expect(await failureOf(mkdir(join(file, 'data'), { recursive: true }))).toContain('cannot be a folder');
  await rm(folder, { recursive: true });
});

const systemError = (code: string, more: object) => Object.assign(new Error(code), { code, ...more });

test.each([
  ['a folder without permission', systemError('EACCES', { path: '/data' }), /may not read or write \/data/],
  ['a read-only disk', systemError('EROFS', { path: '/data' }), /\/data .* mounted read-only/],
  ['a full disk', systemError('ENOSPC', { path: '/data' }), /The disk is full: \/data/],
  [
    'a privileged port',
    systemError('EACCES', { syscall: 'listen', port: 443 }),
    /may not listen on port 443/,
  ],
  [
    'an unknown host',
    systemError('ENOTFOUND', { syscall: 'getaddrinfo', hostname: 'web' }),
    /"web" is unknown/,
  ],
  ['an error with its own sentence', new OperatorError('Do this.'), /^Do this\.$/],
])('%s is explained', (_what, error, message) => {
  expect(operatorMessage(error)).toMatch(message);
});

test.each([[new Error('a defect')], [{ errno: 44 }], [undefined], [systemError('ENOSPC', {})]])(
  'an error that settings cannot correct is left to the caller: %s',
  (error) => {
    expect(operatorMessage(error)).toBeUndefined();
  },
);
