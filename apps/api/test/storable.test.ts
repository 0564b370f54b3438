import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allCalls } from '../src/app/routes.ts';
import { operationOf } from '../src/platform/http/serve.ts';
import { seedStudio } from './booking.ts';
import { aSessionFixture, type SessionFixture } from './session-fixture.ts';
import { testServer, type TestServer } from './server.ts';

const named = allCalls()
  .filter(({ endpoint, built }) => built && endpoint.path.includes('{'))
  .map(({ endpoint }) => [operationOf(endpoint), endpoint] as const);

let server: TestServer;
let fixture: SessionFixture;
beforeAll(async () => {
  server = await testServer();
  await seedStudio(server.database);
  fixture = await aSessionFixture(server);
});
afterAll(() => server?.close());

describe('text that the database cannot store', () => {
  it.each(named)('in a path returns 404 from %s', async (_name, { method, path, access }) => {
    const token = access === 'public' ? {} : { token: fixture.staff.token };
    const body = method === 'GET' ? {} : { body: {} };
    const { status } = await server.call(method, path.replaceAll(/\{\w+\}/g, 'a%00b'), { ...token, ...body });
    expect(status).toBe(404);
  });

  it.each(['a\u0000b', 'half \uD83D', '\uDE00 half'])(
    'is rejected with a field error: %j',
    async (message) => {
      const { token } = fixture.coach;
      for (const path of [
        `/sessions/registered/${fixture.sessionId}/messages/`,
        `/training/sessions/${fixture.sessionId}/message/`,
      ]) {
        const { status, body } = await server.call('POST', path, { token, body: { message } });
        expect([status, body['code']]).toEqual([400, 'validation_failed']);
      }
      const profile = { first_name: 'Ada', last_name: message, display_name: 'Ada' };
      const { body } = await server.call('PATCH', '/me/', { token, body: { profile } });
      expect(body['profile']).toEqual({ last_name: ['This text has a character that cannot be stored.'] });
      const query = await server.call('GET', '/pages/find/?html_path=a%00b');
      expect(query.status).toBe(400);
    },
  );

  it('does not include anything people write: all languages and symbols are accepted', async () => {
    const message = 'Ça va? 你好 👩🏽‍🦽 ‮ \u200f \t ok';
    const { token } = fixture.coach;
    const path = `/sessions/registered/${fixture.sessionId}/messages/`;
    expect((await server.call('POST', path, { token, body: { message } })).body).toMatchObject({ message });
  });
});
