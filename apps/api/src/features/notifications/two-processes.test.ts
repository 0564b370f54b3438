import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectChat } from '../../../test/chat-client.ts';
import { startChild, type ChildServer } from '../../../test/child-server.ts';
import { realDatabase } from '../../../test/database.ts';

// Two real server processes with the demo's data, on one PostgreSQL.
let database: Awaited<ReturnType<typeof realDatabase>>;
let folder: string;
let processes: ChildServer[] = [];
beforeAll(async () => {
  database = await realDatabase({ poolSize: 1 });
  folder = await mkdtemp(join(tmpdir(), 'detroit-notifications-'));
  const settings = { DATABASE_URL: database.url };
  // One after the other: the first fills the empty database.
  processes = [await startChild(folder, settings)];
  processes.push(await startChild(folder, settings));
});
afterAll(async () => {
  await Promise.all(processes.map((each) => each.stop()));
  await database?.close();
  await rm(folder, { recursive: true, force: true });
});

async function signIn(process: number, name: string) {
  const url = processes[process]?.url ?? '';
  const call = async (method: string, path: string, body?: object, token?: string) => {
    const reply = await fetch(`${url}${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return reply.status === 204 ? null : reply.json();
  };
  const { access } = (await call('POST', '/token/', {
    email: `${name}@demo.test`,
    password: 'Standard!2026',
  })) as { access: string };
  return {
    access,
    call: (method: string, path: string, body?: object) => call(method, path, body, access),
    connect: () => connectChat(`${url.replace('http', 'ws')}/ws/notifications/`, access),
  };
}

it('a message through one process is signaled within two seconds to a screen of the other, and after a reconnect', async () => {
  const [member, coach] = [await signIn(0, 'member'), await signIn(1, 'coach')];
  const { user_id: memberId } = (await member.call('GET', '/chat/rooms/')) as { user_id: string };
  const { rooms } = (await coach.call('GET', '/chat/rooms/')) as { rooms: { kind: string; id: string }[] };
  const mine = (await member.call('GET', '/chat/rooms/')) as { rooms: { kind: string; id: string }[] };
  const shared = rooms.find(({ id, kind }) => kind === 'training' && mine.rooms.some((one) => one.id === id));
  if (shared === undefined) throw new Error('the demo has no shared session');
  expect(memberId).toBeTruthy();
  const unread = async () =>
    ((await member.call('GET', '/notifications/')) as { unread: number; results: { body: string }[] })
      .results;
  const screen = await member.connect();
  await screen.waitForFrames(1);
  // On a busy machine, one message may wait for seconds, but not each of five.
  let fastest = Infinity;
  for (let sent = 1; sent <= 5 && fastest >= 2_000; sent += 1) {
    const started = Date.now();
    await coach.call('POST', `/training/sessions/${shared.id}/message/`, {
      message: 'From six, by the alley.',
    });
    const frames = await screen.waitForFrames(1 + sent);
    fastest = Math.min(fastest, Date.now() - started);
    expect(frames[sent]).toEqual({ type: 'changed', room: { kind: 'training', id: shared.id } });
  }
  expect(fastest).toBeLessThan(2_000);
  expect((await unread()).some(({ body }) => body.includes('From six, by the alley.'))).toBe(true);
  screen.close();
  await screen.closeCode;
  await coach.call('POST', `/training/sessions/${shared.id}/message/`, { message: 'While you were away.' });
  const again = await member.connect();
  // The first frame after a connection makes the screen load what it missed.
  expect((await again.waitForFrames(1))[0]).toEqual({ type: 'changed' });
  expect((await unread()).some(({ body }) => body.includes('While you were away.'))).toBe(true);
  again.close();
});

it('a connection without a valid token is closed', async () => {
  const url = `${(processes[0]?.url ?? '').replace('http', 'ws')}/ws/notifications/`;
  const stranger = await connectChat(url, 'no-token');
  expect(await stranger.closeCode).toBe(4401);
});
