import { cleanLine, cleanText } from '@detroit-well/validation/clean-text';
import { anyText } from '@detroit-well/reference-texts/any-text';
import fc from 'fast-check';
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

describe('a text that no record can have', () => {
  it.each(named)('in a path returns 404 from %s', async (_name, { method, path, access }) => {
    const token = access === 'public' ? {} : { token: fixture.staff.token };
    const body = method === 'GET' ? {} : { body: {} };
    for (const id of ['a%00b', 'a%E2%80%8Bb', 'e%CC%81']) {
      const { status } = await server.call(method, path.replaceAll(/\{\w+\}/g, id), { ...token, ...body });
      expect(status).toBe(404);
    }
  });

  it('in a query finds what is left of it', async () => {
    expect((await server.call('GET', '/pages/find/?html_path=a%00b')).status).toBe(404);
    expect((await server.call('GET', '/blog/posts/?search=%00%E2%80%8B')).status).toBe(200);
  });
});

const messages = () => `/sessions/registered/${fixture.sessionId}/messages/`;

describe('what people write', () => {
  it('is stored as they wrote it, in every language and with every symbol', async () => {
    const message = 'Ça va? 你好 👩🏽‍🦽 می‌روم क्‍ष\nok';
    const { token } = fixture.coach;
    expect((await server.call('POST', messages(), { token, body: { message } })).body).toMatchObject({
      message,
    });
  });

  it('is stored without what nobody can see', async () => {
    const { token } = fixture.coach;
    const body = { message: 'a\u0000b \uD83Dc\u202Ed\u0007\r\ne\u0301\uFEFF' };
    expect((await server.call('POST', messages(), { token, body })).body).toMatchObject({
      message: 'ab cd\né',
    });
  });

  it('is required to be visible', async () => {
    const { token } = fixture.coach;
    for (const nothing of ['\u200B', '\u3164\u2800', '\0', '\uD83D', '\u202E\u2069']) {
      const reply = await server.call('POST', messages(), { token, body: { message: nothing } });
      expect([reply.status, reply.body['code']]).toEqual([400, 'validation_failed']);
      const profile = { first_name: 'Ada', last_name: nothing, display_name: 'Ada' };
      const { body } = await server.call('PATCH', '/me/', { token, body: { profile } });
      expect(body['profile']).toEqual({ last_name: ['Last name is required'] });
    }
  });

  it('is stored in its canonical form or refused, for any Unicode string', async () => {
    const { token } = fixture.coach;
    await fc.assert(
      fc.asyncProperty(anyText, async (given) => {
        const names = { first_name: `A${given}`, last_name: `${given}Z`, display_name: given };
        const { body } = await server.call('PATCH', '/me/', { token, body: { profile: names } });
        expect(body).toMatchObject(
          cleanLine(given) === ''
            ? { profile: { display_name: ['Display name is required'] } }
            : {
                first_name: cleanLine(names.first_name),
                last_name: cleanLine(names.last_name),
                display_name: cleanLine(given),
              },
        );
        const reply = await server.call('POST', messages(), { token, body: { message: `${given}.` } });
        expect([reply.status, reply.body['message']]).toEqual([201, cleanText(`${given}.`)]);
      }),
      { numRuns: 60 },
    );
  }, 60_000);
});
