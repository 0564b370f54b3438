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
  folder = await mkdtemp(join(tmpdir(), 'detroit-chat-'));
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

const first = (name: string) => signIn(0, name);
const second = (name: string) => signIn(1, name);

async function signIn(process: number, name: string) {
  const url = processes[process]?.url ?? '';
  const reply = await fetch(`${url}/token/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${name}@demo.test`, password: 'Standard!2026' }),
  });
  const { access } = (await reply.json()) as { access: string };
  const payload = Buffer.from(access.split('.')[1] ?? '', 'base64url').toString();
  const { user_public_id: id } = JSON.parse(payload) as { user_public_id: string };
  return {
    id,
    access,
    call: (path: string) => connectChat(`${url.replace('http', 'ws')}/ws/chat/${path}`, access),
  };
}

it('two people on two processes chat, both reject a third, and a person who reconnects gets missed messages', async () => {
  const [member, coach, other] = [await first('member'), await second('coach'), await second('public')];
  const room = `private/${member.id}/${coach.id}/`;
  const [here, there] = [await member.call(room), await coach.call(room)];
  here.send({ message: 'Is the side door open?' });
  expect((await there.waitForFrames(1))[0]).toMatchObject({
    sender: member.id,
    message: 'Is the side door open?',
  });
  here.close();
  await here.closeCode;
  there.send({ message: 'From six.' });
  await there.waitForFrames(2);
  const back = await member.call(room);
  expect((await back.waitForFrames(2)).map(({ message }) => message)).toEqual(there.messages());
  const stranger = await other.call(room);
  expect([await stranger.closeCode, stranger.frames]).toEqual([4403, []]);
  there.close();
  back.close();
});

it('a process that stops sends close frames, and the other keeps running', async () => {
  const [member, coach] = [await first('member'), await second('coach')];
  const room = `private/${member.id}/${coach.id}/`;
  const [here, there] = [await member.call(room), await coach.call(room)];
  await processes[1]?.stop();
  expect(await there.closeCode).toBe(1001);
  here.send({ message: 'Still here.' });
  // The history of the room may arrive first.
  await expect.poll(() => here.messages().at(-1)).toBe('Still here.');
  here.close();
});
