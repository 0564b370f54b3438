import { createClient } from '@detroit-well/api-client';
import { fakeTransport } from '@detroit-well/api-client/testing';
import { expect, it } from 'vitest';
import { loadAlternatives } from '../src/registration/alternatives.ts';
import { summarise } from '../src/sessions/session-view.ts';
import { now, session } from './fixtures.ts';

it('finds another date of the program that is beyond the first page of all sessions', async () => {
  const date = { ...session, public_id: 'date' };
  const client = createClient({
    baseUrl: '',
    transport: fakeTransport({
      sessions: {
        list: ({ query }) => ({
          sessions: query.get('program') === session.program.title ? [date] : [],
          count: 1,
        }),
      },
    }),
  });
  const found = await loadAlternatives(client, summarise(session), now.toISOString());
  expect(found.map((one) => one.public_id)).toEqual(['date']);
});
