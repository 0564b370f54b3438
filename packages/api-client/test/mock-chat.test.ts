import { spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createMockStudio, mockPassword } from '../src/testing/index.ts';
import { mockServer } from '../src/testing/mock/serve-mock.ts';

const studio = createMockStudio();
const server = mockServer(studio);
let origin: string;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => studio.reset());

async function call(path: string, body: object, token?: string) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const response = await fetch(`http://${origin}/api/v2${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  return (await response.json()) as Record<string, never>;
}
const signIn = async (name: string) => {
  const { access } = await call('/token/', { email: `${name}@demo.test`, password: mockPassword });
  return String(access);
};

async function join(path: string, token?: string) {
  const socket = new WebSocket(`ws://${origin}${path}`, token === undefined ? [] : ['bearer', token]);
  const frames: unknown[] = [];
  socket.addEventListener('message', ({ data }) => frames.push(JSON.parse(String(data))));
  const closed = new Promise<number>((resolve) =>
    socket.addEventListener('close', ({ code }) => resolve(code)),
  );
  await new Promise((resolve) => socket.addEventListener('open', resolve));
  return { socket, frames, closed, send: (frame: object) => socket.send(JSON.stringify(frame)) };
}
const room = '/ws/chat/training/session-free/';

describe('the chat of the mock studio', () => {
  test('gives everyone in the room each message, and a newcomer the earlier ones', async () => {
    const [member, coach] = [await signIn('member'), await signIn('coach')];
    await call('/training/registrations/register/', { session_id: 'session-free' }, member);
    const [one, other] = [await join(room, member), await join(`/api/v2${room}`, coach)];
    one.send({ message: ' Is the small rink open? ' });
    await expect.poll(() => other.frames).toHaveLength(1);
    expect(one.frames).toEqual(other.frames);
    expect(one.frames[0]).toMatchObject({
      sender: 'person-member',
      sender_name: 'Danielle W.',
      message: 'Is the small rink open?',
    });
    expect(one.socket.protocol).toBe('bearer');
    const late = await join(room, coach);
    await expect.poll(() => late.frames).toEqual(one.frames);
    for (const { socket } of [one, other, late]) socket.close();
  });

  test('answers a ping, and tells only the writer why a frame is rejected', async () => {
    const coach = await signIn('coach');
    const { frames, send, socket } = await join(room, coach);
    send({ type: 'ping' });
    send({ message: '' });
    await expect
      .poll(() => frames)
      .toEqual([{ type: 'pong' }, { code: 'validation_failed', error: 'Message is required' }]);
    socket.close();
  });

  test('accepts the token in the first frame', async () => {
    const { frames, send, socket } = await join(room);
    send({ token: await signIn('coach') });
    send({ message: 'hello' });
    await expect.poll(() => frames).toHaveLength(1);
    socket.close();
  });

  test.each([
    ['an unknown token', room, () => Promise.resolve('guessed'), 4401],
    ['a person who is not registered', room, () => signIn('public'), 4403],
    [
      'a conversation of other people',
      '/ws/chat/private/person-member/person-coach/',
      () => signIn('public'),
      4403,
    ],
  ])('closes for %s', async (_who, path, token, code) => {
    expect(await (await join(path, await token())).closed).toBe(code);
  });
});

test('the command takes a free port when its own is in use, and says which', async () => {
  const taken = createServer();
  taken.listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const command = fileURLToPath(new URL('../src/cli/index.ts', import.meta.url));
  const child = spawn(process.execPath, ['-C', 'detroit-source', command, 'mock', '--port', String(port)]);
  const said: string[] = [];
  createInterface(child.stderr).on('line', (line) => said.push(line));
  const [first] = (await once(createInterface(child.stdout), 'line')) as [string];
  expect(said).toContain(`Port ${port} is in use, so the mock studio takes another one.`);
  const url = /http:\S+/.exec(first)?.[0] ?? '';
  expect(url).not.toContain(`:${port}/`);
  expect((await fetch(`${url}/training/sessions/`)).status).toBe(200);
  child.kill();
  taken.close();
});
