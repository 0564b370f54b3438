import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { aSession, seedStudio, type Person } from '../../../test/booking.ts';
import { connectChat, listenForWebsockets, type ChatClient } from '../../../test/chat-client.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { aTeamMember } from '../../../test/team-fixture.ts';
import { coaches } from '../../platform/database/schema/training.ts';

let server: TestServer;
let base: string;
const clients: ChatClient[] = [];
beforeAll(async () => {
  server = await testServer();
  await seedStudio(server.database);
  base = await listenForWebsockets(server.app);
});
afterEach(() => clients.splice(0).forEach((client) => client.close()));
afterAll(() => server?.close());

type Act = (owner: Person, who: Person, sessionId: string) => ReturnType<TestServer['call']>;
const send = (method: string, path: string, { token }: Person, body?: object) =>
  server.call(method, `/office/${path}`, { token, ...(body && { body }) });

it.each<[what: string, role: 'front_desk' | 'coach', code: number, act: Act]>([
  [
    'a demotion',
    'front_desk',
    4403,
    (owner, who) => send('PATCH', `team/${who.id}/`, owner, { version: 1, role: 'editor' }),
  ],
  ['leaving the team', 'coach', 4403, (owner, who) => send('DELETE', `team/${who.id}/`, owner)],
  [
    'a substitute',
    'coach',
    4403,
    (owner, _who, id) => send('PATCH', `sessions/${id}/`, owner, { version: 1, coach_id: 'coach' }),
  ],
  [
    'being signed out',
    'coach',
    4401,
    (owner, who) => send('POST', `team/${who.id}/end-sessions/`, owner, {}),
  ],
])('%s closes the open room of a session', async (_what, role, code, act) => {
  const [owner, who] = [await aTeamMember(server, 'owner'), await aTeamMember(server, role, 0)];
  const coachId = `coach-${who.id}`;
  await server.database.db
    .insert(coaches)
    .values({ id: coachId, slug: coachId, name: 'Own', userId: who.id });
  const sessionId = await aSession(server.database, { coachId: role === 'coach' ? coachId : 'coach' });
  const room = await connectChat(`${base}/ws/chat/training/${sessionId}/`, who.token);
  clients.push(room);
  room.send({ message: 'hello' });
  await room.waitForFrames(1);
  expect((await act(owner, who, sessionId)).status).toBeLessThan(300);
  expect(await room.closeCode).toBe(code);
});
