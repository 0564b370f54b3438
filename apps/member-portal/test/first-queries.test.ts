import { createClient } from '@detroit-well/api-client';
import { createQueries } from '@detroit-well/api-client/queries';
import { fakeTransport } from '@detroit-well/api-client/testing';
import { expect, it, vi } from 'vitest';
import { dashboardQuery, menuQuery, registeredSessionsQuery } from '../src/api/first-queries.ts';

vi.mock('../src/auth/session.ts', () => ({ session: undefined }));
vi.mock('../src/api/transport.ts', () => ({ transport: () => undefined, longestWaitMs: 0 }));

it('the queries of the first view have the keys of the client package, so that both share the cache', () => {
  const { profile, navigation, registeredSessions } = createQueries(
    createClient({ baseUrl: '', transport: fakeTransport({}) }),
  );
  expect([dashboardQuery(), menuQuery(), registeredSessionsQuery()].map(({ queryKey }) => queryKey)).toEqual(
    [profile.dashboard(), navigation.menu(), registeredSessions.list()].map(({ queryKey }) => queryKey),
  );
});
