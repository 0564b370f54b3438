import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createClient } from '../src/index.ts';
import { createMockStudio } from '../src/testing/index.ts';
import { mswHandlers } from '../src/testing-msw/index.ts';
import { failed, transports } from './retrying-client.ts';

const baseUrl = 'https://api.studio.test/api/v2';
const studio = createMockStudio();
const server = setupServer(...mswHandlers(studio, baseUrl));
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => studio.reset());
afterAll(() => server.close());

test.each(transports)('Mock Service Worker responds from the studio over %s', async (_, optionsFor) => {
  const client = createClient({ baseUrl, maxRetries: 0, ...optionsFor(baseUrl) });
  const { sessions } = await client.sessions.list({ query: { available_only: true } });
  expect(sessions.map(({ public_id }) => public_id)).toEqual([
    'session-last-spot',
    'session-free',
    'session-open',
  ]);
  studio.provoke('unavailable', 'sessions.list');
  expect(await failed(client.sessions.list())).toMatchObject({ status: 503, code: 'unavailable' });
  expect(await failed(client.sessions.detail({ params: { id: 'nothing' } }))).toMatchObject({ status: 404 });
});
