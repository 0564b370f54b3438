import { sql } from 'drizzle-orm';
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, open, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkLedger } from '../../src/features/booking/ledger/check-ledger.ts';
import { openPglite } from '../../src/platform/database/open-pglite.ts';
import { openPostgres } from '../../src/platform/database/open-postgres.ts';
import { aCard, aMember, aSession, books, registrationIn, seedStudio } from '../booking.ts';
import { startChild } from '../child-server.ts';
import { startPostgres } from '../postgres.ts';
import { testServer } from '../server.ts';
import { report } from './amounts.ts';

// Mounting needs root. `test/disk-full.test.ts` shows the same with an error of the database instead of a full disk.
let disk: string;
beforeEach(async () => {
  disk = await mkdtemp(join(tmpdir(), 'detroit-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', disk]);
  await chmod(disk, 0o777);
});
afterEach(async () => {
  execFileSync('umount', [disk]);
  await rm(disk, { recursive: true });
});

const filler = () => join(disk, 'filler');
/** Writes until the disk has no byte left. */
async function fillDisk(): Promise<void> {
  const { bavail, bsize } = await statfs(disk);
  const file = await open(filler(), 'a');
  for (const piece of [1 << 20, 4096, 1]) {
    const bytes = Buffer.alloc(piece);
    for (let left = bavail * bsize; left > 0; left -= piece) {
      const full = await file.write(bytes).then(
        () => false,
        () => true,
      );
      if (full) break;
    }
  }
  await file.close();
}
const freeDisk = () => rm(filler());

describe('a full disk', () => {
  it('makes PostgreSQL reject writes with 503, loses no acknowledged registration, and is over when space is free', async () => {
    const postgres = await startPostgres(undefined, { parent: disk });
    const server = await testServer({ database: await openPostgres(postgres.url) });
    const { database } = server;
    try {
      await seedStudio(database);
      const session_id = await aSession(database, { maxParticipants: null });
      const acknowledged: string[] = [];
      const statuses = new Map<number, number>();
      const prepare = async () => {
        const [{ token }, card, key] = [await aMember(server), await aCard(server), randomUUID()];
        const body = { session_id, payment_plan: 'full', payment_method_id: card };
        return async () => {
          const headers = { 'idempotency-key': key };
          const response = await server.call('POST', '/training/registrations/register/', {
            token,
            body,
            headers,
          });
          statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
          if (response.status === 201) acknowledged.push(String(registrationIn(response)['public_id']));
          return response.status;
        };
      };
      const people = await Promise.all(Array.from({ length: 150 }, prepare));
      for (const register of people.slice(0, 5)) expect(await register()).toBe(201);
      await fillDisk();
      for (const register of people.slice(5)) await register();
      // 409: the outcome of the charge could not be stored, so the request is still in progress.
      expect([...statuses.keys()].filter((status) => ![201, 409, 503].includes(status))).toEqual([]);
      expect(statuses.get(503)).toBeGreaterThan(10);
      expect((await server.call('GET', '/training/sessions/upcoming/')).status).toBe(200);
      const rejected = statuses.get(503) ?? 0;
      await freeDisk();
      // A retry with the same key gives each person one registration and one charge.
      server.clock.pass(31);
      for (const register of people) await expect.poll(register).toBe(201);
      const expected = { taken: 150, live: 150, registrations: 150, charges: 150, charged: 150 * 7500 };
      expect(await books(database, session_id)).toEqual(expected);
      const { rows } = await database.db.execute<{ id: string }>(
        sql`select id from registrations where session_id = ${session_id} and status = 'confirmed'`,
      );
      const stored = new Set(rows.map(({ id }) => id));
      expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
      expect((await checkLedger(database.db)).problems).toEqual([]);
      report('disk full under PostgreSQL', {
        acknowledged: acknowledged.length,
        rejected,
      });
    } finally {
      await server.close();
      await postgres.stop();
    }
  });

  it('makes the embedded database reject writes with 503, loses no acknowledged write, and is over when space is free', async () => {
    const folder = join(disk, 'data');
    const server = await startChild(folder);
    const statuses = new Map<number, number>();
    const acknowledged: string[] = [];
    const saveCard = async () => {
      const reply = await fetch(`${server.url}/payments/sandbox/payment-methods/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        body: JSON.stringify({ number: '4242424242424242', exp_month: 12, exp_year: 2035, cvc: '123' }),
      });
      statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
      if (reply.status !== 201) return reply.status;
      acknowledged.push(((await reply.json()) as { payment_method_id: string }).payment_method_id);
      return 201;
    };
    try {
      expect(await saveCard()).toBe(201);
      await fillDisk();
      for (let n = 0; n < 400; n += 1) await saveCard();
      expect([...statuses.keys()].toSorted()).toEqual([201, 503]);
      await freeDisk();
      expect(await saveCard()).toBe(201);
    } finally {
      await server.kill();
    }
    const database = await openPglite({ folder });
    const { rows } = await database.db.execute<{ id: string }>(sql`select id from sandbox_cards`);
    const stored = new Set(rows.map(({ id }) => id));
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
    expect((await checkLedger(database.db)).problems).toEqual([]);
    await database.close();
    report('disk full under the embedded database', {
      acknowledged: acknowledged.length,
      rejected: statuses.get(503) ?? 0,
    });
  });
});
