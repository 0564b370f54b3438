import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPostgres } from '../../src/platform/database/open-postgres.ts';
import { aCard, aSession, books, registrationIn, seedStudio } from '../booking.ts';
import { manyMembers, type SignedInMember } from '../many-members.ts';
import { realServer } from '../database.ts';
import type { PostgresServer } from '../postgres.ts';
import { testServer, type TestServer } from '../server.ts';
import { amount, report, timeFor } from './amounts.ts';

const stops = amount(1, 20);
const people = 40;
const backWithinMs = 5_000;

let postgres: PostgresServer;
let server: TestServer;
beforeAll(async () => {
  postgres = await realServer();
  const database = await openPostgres(postgres.url, { poolSize: 10, onError: () => {} });
  server = await testServer({ database });
  await seedStudio(database);
});
afterAll(async () => {
  await server?.close();
  await postgres?.stop();
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface Attempt {
  member: SignedInMember;
  key: string;
  card: string;
  /** The registration that the server acknowledged. */
  acknowledgedId?: string;
}

/** One attempt. An unacknowledged one is repeated by the caller. */
async function register(session_id: string, one: Attempt): Promise<number> {
  const response = await server.call('POST', '/training/registrations/register/', {
    token: one.member.token,
    body: { session_id, payment_plan: 'full', payment_method_id: one.card },
    headers: { 'idempotency-key': one.key },
  });
  if (response.status === 201) one.acknowledgedId = String(registrationIn(response)['public_id']);
  return response.status;
}

it(
  'after an immediate PostgreSQL stop under load, no acknowledged write is lost and the pool recovers in five seconds',
  { timeout: timeFor(stops, 40_000) },
  async () => {
    const back: number[] = [];
    let lost = 0;
    for (let turn = 0; turn < stops; turn += 1) {
      const session_id = await aSession(server.database, { maxParticipants: null });
      const tries: Attempt[] = [];
      for (const member of await manyMembers(server, people))
        tries.push({ member, key: randomUUID(), card: await aCard(server) });
      const statuses = Promise.all(tries.map((one) => register(session_id, one)));
      while (tries.every(({ acknowledgedId }) => acknowledgedId === undefined)) await pause(1);
      await postgres.restart();

      const begun = performance.now();
      while ((await server.app.inject({ url: '/healthz' })).statusCode !== 200) await pause(20);
      back.push(performance.now() - begun);
      expect(back.at(-1)).toBeLessThan(backWithinMs);

      // Failures are reported as such, never as a different outcome.
      expect((await statuses).filter((status) => ![201, 409, 503].includes(status))).toEqual([]);
      const acknowledged = tries.flatMap(({ acknowledgedId }) => acknowledgedId ?? []);
      const { rows } = await server.database.db.execute<{ id: string }>(
        sql`select id from registrations where session_id = ${session_id} and status = 'confirmed'`,
      );
      const storedIds = new Set(rows.map(({ id }) => id));
      expect(acknowledged.filter((id) => !storedIds.has(id))).toEqual([]);
      lost += people - acknowledged.length;

      // A retry with the same key yields one registration and one charge.
      server.clock.pass(31);
      await Promise.all(
        tries.map(async (one) => {
          while (one.acknowledgedId === undefined)
            if ((await register(session_id, one)) !== 201) await pause(20);
        }),
      );
      expect(await books(server.database, session_id)).toEqual({
        taken: people,
        live: people,
        registrations: people,
        charges: people,
        charged: people * 7500,
      });
    }
    // Otherwise the server was stopped after the work, not during it.
    expect(lost).toBeGreaterThan(0);
    report('immediate stops of PostgreSQL under load', {
      stops,
      'answers lost': lost,
      'slowest back ms': Math.round(Math.max(...back)),
    });
  },
);
