import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPostgres } from '../src/platform/database/open-postgres.ts';
import { realServer } from './database.ts';
import type { PostgresServer } from './postgres.ts';
import { testServer, type TestServer } from './server.ts';

let postgres: PostgresServer;
let server: TestServer;
beforeAll(async () => {
  postgres = await realServer();
  server = await testServer({ database: await openPostgres(postgres.url, { poolSize: 2 }) });
});
afterAll(() => server?.close());

it('every kind of call responds that the service is unavailable, without details, when the database is down', async () => {
  expect((await server.app.inject({ url: '/healthz' })).statusCode).toBe(200);
  await postgres.stop();
  const health = await server.app.inject({ url: '/healthz' });
  const list = await server.call('GET', '/navigation/menu/');
  const signIn = await server.call('POST', '/token/', {
    body: { email: 'a@demo.test', password: 'Standard!2026' },
  });
  expect([health.statusCode, list.status, signIn.status]).toEqual([503, 503, 503]);
  for (const body of [health.json<object>(), list.body, signIn.body]) {
    expect(body).toEqual({
      code: 'unavailable',
      message: 'Service temporarily unavailable. Please try again later.',
      request_id: expect.any(String),
    });
  }
});
