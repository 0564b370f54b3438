import { createClient, fetchTransport, newIdempotencyKey, type Client } from '@detroit-well/api-client';
import { basePath } from '@detroit-well/api-client/contract';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aCard, aMember, aSession, books, guestForm, seedStudio } from '../booking.ts';
import { testServer, type TestServer } from '../server.ts';
import { amount, chances, report, timeFor } from './amounts.ts';
import { openCuttingProxy, type CuttingProxy } from './cutting-proxy.ts';

const replies = amount(40, 1_000);

let server: TestServer;
let proxy: CuttingProxy;
beforeAll(async () => {
  server = await testServer();
  await seedStudio(server.database);
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  proxy = await openCuttingProxy((server.app.server.address() as AddressInfo).port);
});
afterAll(async () => {
  await proxy?.close();
  await server?.close();
});

/** The apps' client, which retries by itself with the same key; only its waits are shorter. */
function clientFor(token: string | null): Client {
  const send = fetchTransport(proxy.url + basePath, 20_000);
  return createClient({
    baseUrl: proxy.url + basePath,
    // A new connection for each attempt, as after a break.
    transport: (request) => send({ ...request, headers: { ...request.headers, Connection: 'close' } }),
    session: {
      accessToken: () => Promise.resolve(token),
      refresh: () => Promise.resolve(null),
      end: () => Promise.resolve(),
    },
    sleep: () => Promise.resolve(),
  });
}

it(
  'a response cut at any byte and retried yields one registration and one charge, and the client learns of it',
  { timeout: timeFor(replies, 300) },
  async () => {
    const chance = chances(7);
    const method = () => aCard(server);
    for (let turn = 0; turn < replies; turn += 1) {
      const session_id = await aSession(server.database);
      const asGuest = turn % 4 === 3;
      const idempotencyKey = newIdempotencyKey();
      const payment_method_id = await method();
      // Responses have about 1,400 bytes: cut in the head, in the body, or before the first byte.
      proxy.cutAfter = Math.floor(chance() * 1_400);
      const result = asGuest
        ? await clientFor(null).registrations.guestRegister(
            { body: guestForm(session_id, payment_method_id) as never },
            { idempotencyKey },
          )
        : await clientFor((await aMember(server)).token).registrations.register(
            { body: { session_id, payment_plan: 'full', payment_method_id } },
            { idempotencyKey },
          );
      expect({ cut: proxy.cutAfter, status: result.registration.status }).toEqual({
        cut: null,
        status: 'confirmed',
      });
      expect(await books(server.database, session_id)).toEqual({
        taken: 1,
        live: 1,
        registrations: 1,
        charges: 1,
        charged: 7500,
      });
    }
    expect(proxy.cuts).toBeGreaterThan(replies * 0.7);
    report('replies cut at random bytes', { replies, cuts: proxy.cuts });
  },
);

it('a retry with another idempotency key fails with already_registered (positive control)', async () => {
  const session_id = await aSession(server.database);
  const client = clientFor((await aMember(server)).token);
  const body = { session_id, payment_plan: 'full' as const, payment_method_id: await aCard(server) };
  await client.registrations.register({ body }, { idempotencyKey: newIdempotencyKey() });
  await expect(
    client.registrations.register({ body }, { idempotencyKey: newIdempotencyKey() }),
  ).rejects.toMatchObject({
    code: 'already_registered',
  });
});
