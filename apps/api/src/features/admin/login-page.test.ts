import { afterAll, beforeAll, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
beforeAll(async () => void (server = await testServer()));
afterAll(() => server?.close());

it.each(['/admin/login/', '/admin/login', '/admin/login/?next=%2Fadmin%2Fusers'])(
  '%s is an HTML page that leads to the portal',
  async (url) => {
    const { statusCode, headers, body } = await server.app.inject({ url });
    expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(body).toContain(`href="${server.deps.settings.addresses.portalUrl}/login`);
  },
);
