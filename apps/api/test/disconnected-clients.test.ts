import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { outboxMails } from '../src/platform/database/schema/outbox.ts';
import { rateLimits } from '../src/platform/database/schema/server.ts';
import { aMember, seedStudio, type Person } from './booking.ts';
import { testServer, type TestServer } from './server.ts';

let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'default' } });
  await seedStudio(server.database);
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => server?.close());
afterEach(() => vi.restoreAllMocks());

/** Requests an email, without a body, and disconnects while the server still authenticates the request. */
async function requestAndDisconnect({ token }: Person): Promise<void> {
  const { accessTokens } = server.deps;
  const read = accessTokens.read.bind(accessTokens);
  const arrived = once(server.app.server, 'connection') as Promise<[Socket]>; // Node has no typed events for a server
  const client = connect(port, '127.0.0.1');
  vi.spyOn(accessTokens, 'read').mockImplementationOnce(async (given) => {
    const [connection] = await arrived;
    client.destroy();
    await once(connection, 'close');
    return read(given);
  });
  const headers = ['host: x', `authorization: Bearer ${token}`];
  const start = 'POST /api/v2/auth/resend-verification/ HTTP/1.1';
  client.write(`${[start, ...headers, 'content-length: 0'].join('\r\n')}\r\n\r\n`);
  await once(client, 'close');
}

it('a client that disconnects is served and rate-limited like any other, though its address is gone', async () => {
  const { db } = server.database;
  const person = await aMember(server);
  await requestAndDisconnect(person);
  await vi.waitFor(async () => {
    const emails = await db.select().from(outboxMails).where(eq(outboxMails.recipient, person.email));
    expect(emails).toMatchObject([{ template: 'verify_email' }]);
  }, 20_000);
  const network = createHash('sha256').update('127.0.0.1').digest('base64url');
  const key = `POST /auth/resend-verification/|network|${network}`;
  expect(await db.select().from(rateLimits).where(eq(rateLimits.key, key))).toMatchObject([{ attempts: 1 }]);
});
