import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aSession, seedStudio } from '../../../../test/booking.ts';
import { realDatabase } from '../../../../test/database.ts';
import { testServer, type TestServer } from '../../../../test/server.ts';
import { openingRequests } from '../../../platform/database/schema/registrations.ts';
import { tellVisitors } from './tell-visitors.ts';

/** Two processes on one PostgreSQL. */
let server: TestServer;
let other: TestServer;
beforeAll(async () => {
  const database = await realDatabase({ poolSize: 30 });
  server = await testServer({ database });
  other = await testServer({ database });
  await seedStudio(database);
});
afterAll(async () => {
  await other?.app.close();
  await server?.close();
});

/** Twenty visitors wait for each of ten sessions, in which a spot opens while ten runs of two processes look. */
async function emailsOf(guards: Parameters<typeof tellVisitors>[1] = {}) {
  const sessionIds = await Promise.all(
    Array.from({ length: 10 }, () => aSession(server.database, { maxParticipants: 1, taken: 0 })),
  );
  const requests = sessionIds.flatMap((sessionId) =>
    Array.from({ length: 20 }, () => ({
      sessionId,
      email: `${crypto.randomUUID()}@visitor.test`,
      status: 'waiting' as const,
      confirmBy: server.clock.now(),
    })),
  );
  await server.database.db.insert(openingRequests).values(requests);
  await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      tellVisitors((index % 2 === 0 ? server : other).deps, guards).catch(() => {}),
    ),
  );
  const addresses = JSON.stringify(requests.map(({ email }) => email));
  const { rows } = await server.database.db.execute<{ many: number; addresses: number }>(sql`
    select count(*)::int as many, count(distinct recipient)::int as addresses from outbox_mails
    where recipient in (select jsonb_array_elements_text(${addresses}::text::jsonb)) and template = 'opening_told'`);
  return rows[0];
}

describe('ten runs of two processes', () => {
  it('email each visitor once', async () => {
    expect(await emailsOf()).toEqual({ many: 200, addresses: 200 });
  });

  it('email each visitor once without the per-session lock, because each run claims the requests', async () => {
    expect(await emailsOf({ lock: sql`` })).toEqual({ many: 200, addresses: 200 });
  });

  it('email visitors repeatedly without lock and claim (positive control)', async () => {
    const emails = await emailsOf({ lock: sql``, claim: sql`` });
    expect(emails?.many).toBeGreaterThan(200);
  });
});
