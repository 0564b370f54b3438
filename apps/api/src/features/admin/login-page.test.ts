import { afterAll, beforeAll, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
beforeAll(async () => void (server = await testServer()));
afterAll(() => server?.close());

it.each(['/admin/login/', '/admin/login', '/admin/login/?next=%2Fadmin%2Fusers'])(
  '%s leads to the sign-in of the office',
  async (url) => {
    const { statusCode, headers } = await server.app.inject({ url });
    const { portalUrl } = server.deps.settings.addresses;
    expect([statusCode, headers.location]).toEqual([302, `${portalUrl}/login?next=%2Foffice`]);
  },
);
