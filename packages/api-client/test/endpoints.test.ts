import { expect, test } from 'vitest';
import * as endpoints from '../src/endpoints/index.ts';
import { contract } from '../src/contract/index.ts';
import { realServer } from './real-server.ts';

const { BlogEndpoint, SessionsEndpoint, WaitlistEndpoint, createCore } = endpoints;

test('an endpoint makes the calls of its noun, with the fallbacks of the client', async () => {
  const server = await realServer(({ path }) =>
    path.includes('availability')
      ? { status: 404 }
      : {
          json: {
            public_id: 's1',
            title: 'Rink',
            price_public: '75.00',
            max_participants: 10,
            available_spots: 0,
          },
        },
  );
  const sessions = new SessionsEndpoint(createCore({ baseUrl: server.url }));
  expect(await sessions.availability({ params: { id: 's1' } })).toMatchObject({ is_full: true });
});

test('endpoints of one core share its options', async () => {
  const server = await realServer(() => ({ status: 503 }));
  const events: string[] = [];
  const core = createCore({
    baseUrl: server.url,
    maxRetries: 0,
    onEvent: ({ type }) => events.push(type),
  });
  await Promise.allSettled([new BlogEndpoint(core).tags(), new WaitlistEndpoint(core).list()]);
  expect(events).toEqual(['serverError', 'serverError']);
});

test('there is a class for every noun of the client', () => {
  const nouns = Object.keys(contract).filter((noun) => !noun.startsWith('office'));
  const names = nouns.map((noun) => `${noun.charAt(0).toUpperCase()}${noun.slice(1)}Endpoint`);
  expect(Object.keys(endpoints).toSorted()).toEqual([...names, 'createCore'].toSorted());
});
