import { eq, sql } from 'drizzle-orm';
import { PassThrough } from 'node:stream';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { profiles, users } from '../src/platform/database/schema/people.ts';
import { refreshFamilies } from '../src/platform/database/schema/tokens.ts';
import { aMember, type Person } from './booking.ts';
import { testServer, type TestServer } from './server.ts';

const password = 'Standard!2026';
let server: TestServer;
let passwordHash: string;
beforeAll(async () => {
  server = await testServer();
  passwordHash = await server.deps.passwords.hash(password);
});
afterAll(() => server?.close());
afterEach(() => vi.restoreAllMocks());

/** Sends a profile update in parts and holds the last bytes back until `during` is done. Returns the status. */
async function patchSlowly({ token }: Person, during: () => Promise<unknown>): Promise<number> {
  const read = vi.spyOn(server.deps.accessTokens, 'read');
  const payload = new PassThrough();
  const response = server.app.inject({
    method: 'PATCH',
    url: '/api/v2/me/',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'multipart/form-data; boundary=part',
      // HTTP names this or a length; without either, a request has no body.
      'transfer-encoding': 'chunked',
    },
    payload,
  });
  const profile = JSON.stringify({ first_name: 'Zebedee', phone: '(313) 555-0199' });
  payload.write(`--part\r\ncontent-disposition: form-data; name="profile"\r\n\r\n${profile}\r\n--par`);
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(1), { timeout: 10_000 });
  // The guard's query has been sent; queries from here on run after it.
  await server.database.ping();
  await during();
  payload.end('t--\r\n');
  return (await response).statusCode;
}

async function nameOf({ id }: Person): Promise<string | undefined> {
  const [row] = await server.database.db.select().from(profiles).where(eq(profiles.userId, id));
  return row?.firstName;
}

describe('a multipart body that arrives slowly', () => {
  it('is accepted while its sender is signed in', async () => {
    const person = await aMember(server, { waiver: false });
    expect(await patchSlowly(person, () => Promise.resolve())).toBe(200);
    expect(await nameOf(person)).toBe('Zebedee');
  });

  it('is rejected when its sender has signed out before the end', async () => {
    const person = await aMember(server, { waiver: false });
    const signOut = () =>
      server.database.db
        .update(refreshFamilies)
        .set({ endedAt: server.clock.now() })
        .where(eq(refreshFamilies.userId, person.id));
    expect(await patchSlowly(person, signOut)).toBe(401);
    expect(await nameOf(person)).toBe('Ada');
  });

  it('does not write to an account that was deleted before the end', async () => {
    const person = await aMember(server, { waiver: false });
    const { db } = server.database;
    await db.update(users).set({ passwordHash }).where(eq(users.id, person.id));
    const { token } = person;
    const remove = async () => {
      const { status } = await server.call('POST', '/auth/delete-account/', { token, body: { password } });
      expect(status).toBe(204);
    };
    expect(await patchSlowly(person, remove)).toBe(401);
    const { rows } = await db.execute(sql`select 1 from profiles where user_id = ${person.id}`);
    expect(rows).toEqual([]);
  });
});
