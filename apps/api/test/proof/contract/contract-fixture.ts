import { createClient, fetchTransport, type WireResponse } from '@detroit-well/api-client';
import { withOffice } from '@detroit-well/api-client/office';
import { basePath } from '@detroit-well/api-client/contract';
import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { outboxMails } from '../../../src/platform/database/schema/outbox.ts';
import { seedPlans } from '../../../src/app/seed/plans/seed-plans.ts';
import { seedPosts } from '../../../src/app/seed/posts/seed-posts.ts';
import { seedSite } from '../../../src/app/seed/site/seed-site.ts';
import { anAccessFixture, type AccessFixture } from '../../access/access-fixture.ts';
import { seedStudio } from '../../booking.ts';
import { anyDatabase } from '../../database.ts';
import { provedHuman } from '../../human.ts';
import { testServer, type TestServer } from '../../server.ts';

/** The caller: a signed-in user, or an anonymous caller. */
type By = { readonly token: string; readonly id: string } | null;

/** A request as a recipe describes it. */
export interface Asked {
  by?: By;
  params?: Readonly<Record<string, string>>;
  query?: object;
  body?: unknown;
  /** The idempotency key; a new one if left out. */
  key?: string;
}

/** A real listening server, and what recipes need to bring it into the state they test. */
export interface ContractFixture {
  server: TestServer;
  /** Where it listens. */
  baseUrl: string;
  access: AccessFixture;
  /** Sends a request over HTTP with the apps' client. Returns the client's result and the raw responses. */
  ask(noun: string, name: string, asked: Asked): Promise<Outcome>;
  /** A person who signed up on the site, with a password. */
  account(): Promise<{ email: string; by: By; refresh: string }>;
  human(): Promise<string>;
  /** The token in the link of the last email to this address. */
  linkTo(email: string): Promise<string>;
}

interface Outcome {
  wire: WireResponse[];
  result?: unknown;
  error?: unknown;
}

export const password = 'Standard!2026';

export async function aContractFixture(env: Record<string, string> = {}): Promise<ContractFixture> {
  const database = await anyDatabase();
  const server = await testServer({ database, env });
  await seedStudio(database);
  await database.withTx(async (tx) => {
    await seedSite(tx, server.clock.now());
    await seedPosts(tx, server.clock.now());
    await seedPlans(tx);
  });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo; // a listening server has a port
  const baseUrl = `http://127.0.0.1:${port}${basePath}`;
  const human = () => provedHuman(server);
  return {
    server,
    baseUrl,
    access: await anAccessFixture(server),
    human,
    ask: (noun, name, asked) => askOverHttp(baseUrl, noun, name, asked),
    account: async () => {
      const email = `${randomUUID()}@account.test`;
      const body = { email, password, confirm_password: password, turnstile_token: await human() };
      const made = await server.call('POST', '/users/register/', { body });
      const { public_id: id } = made.body['user'] as { public_id: string };
      const { access, refresh } = made.body['tokens'] as { access: string; refresh: string };
      return { email, by: { token: access, id }, refresh };
    },
    linkTo: async (email) => {
      const rows = await database.db.select().from(outboxMails).where(eq(outboxMails.recipient, email));
      const last = rows.toSorted((a, b) => b.sequence - a.sequence)[0]?.links[0]?.url ?? '';
      const { hash, pathname } = new URL(last);
      return hash.slice(1) || (pathname.split('/').findLast(Boolean) ?? '');
    },
  };
}

type AnyCall = (options: object) => Promise<unknown>;

async function askOverHttp(baseUrl: string, noun: string, name: string, asked: Asked): Promise<Outcome> {
  const { by = null, key, ...rest } = asked;
  const wire: WireResponse[] = [];
  const send = fetchTransport(baseUrl, 20_000);
  const client = createClient({
    baseUrl,
    transport: async (request) => {
      const response = await send(request);
      wire.push(response);
      return response;
    },
    session: {
      accessToken: () => Promise.resolve(by?.token ?? null),
      refresh: () => Promise.resolve(null),
      end: () => Promise.resolve(),
    },
    // No retries: the first response is the one under test.
    longestWaitMs: 0,
    maxRetries: 0,
  });
  // By name, because the contract table determines which calls exist.
  const isOffice = noun.startsWith('office');
  const own = isOffice ? noun.charAt(6).toLowerCase() + noun.slice(7) : noun;
  const nouns: unknown = isOffice ? withOffice(client).office : client;
  const call = (nouns as Record<string, Record<string, AnyCall>>)[own]?.[name];
  if (call === undefined) throw new Error(`the client has no ${noun}.${name}`);
  return call({ ...rest, ...(key === undefined ? {} : { idempotencyKey: key }) }).then(
    (result) => ({ wire, result }),
    (error: unknown) => ({ wire, error }),
  );
}
