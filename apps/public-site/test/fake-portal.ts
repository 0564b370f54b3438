import { createClient } from '@detroit-well/api-client';
import { fakeTransport, type FakeHandlers } from '@detroit-well/api-client/testing';

/** The server responses of the current test. */
export const fakePortal: { responses: FakeHandlers } = { responses: {} };

const client = createClient({
  baseUrl: '',
  transport: (request) => fakeTransport(fakePortal.responses)(request),
  retryReads: false,
  session: { accessToken: async () => 'token', refresh: async () => 'token', end: async () => {} },
  sleep: () => Promise.resolve(),
});

/** Replaces the sign-in at the portal: a member is signed in, and the test provides the responses. */
export const portalAuth = () => ({ client });
