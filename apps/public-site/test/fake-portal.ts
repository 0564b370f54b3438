import { createClient } from '@detroit-well/api-client';
import { fakeTransport, type FakeHandlers } from '@detroit-well/api-client/testing';

/** What the server of a test answers. */
export const told: { answers: FakeHandlers } = { answers: {} };

/** In place of the portal's session: a member is signed in, and calls are answered by the test. */
export const portalSession = () => ({
  client: createClient({
    baseUrl: '',
    transport: fakeTransport(told.answers),
    session: { accessToken: async () => 'token', refresh: async () => 'token', end: async () => {} },
    sleep: () => Promise.resolve(),
  }),
});
