import { sql } from 'drizzle-orm';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startChild, type ChildServer } from '../../../../test/child-server.ts';
import { realDatabase } from '../../../../test/database.ts';
import { amount, timeFor } from '../../../../test/proof/amounts.ts';

const kills = amount(3, 40);
const many = 400;

let folder: string;
let database: Awaited<ReturnType<typeof realDatabase>>;
let processes: ChildServer[] = [];
const startBoth = async () => {
  const start = () => startChild(folder, { DATABASE_URL: database.url });
  processes = [await start(), await start()];
};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'detroit-reminders-'));
  database = await realDatabase();
  await startBoth();
});
afterAll(async () => {
  await Promise.all(processes.map((process) => process.kill()));
  await database?.close();
  await rm(folder, { recursive: true, force: true });
});

const rows = async <Row extends Record<string, unknown>>(statement: ReturnType<typeof sql>) =>
  (await database.db.execute<Row>(statement)).rows;
const sent = async () =>
  (
    await rows<{ many: number }>(
      sql`select count(*)::int as many from outbox_mails where template = 'reminder' and recipient like '%@reminded.test'`,
    )
  )[0]?.many ?? 0;

/** Registers a crowd two days ago for a session of tomorrow, and makes the job due. */
async function crowd(): Promise<void> {
  await rows(sql`
    insert into users (id, email, password_hash)
    select 'reminded-' || n, 'p' || n || '@reminded.test', 'x' from generate_series(1, ${many}::int) n`);
  await rows(sql`
    insert into profiles (user_id, first_name) select id, 'One' from users where id like 'reminded-%'`);
  await rows(sql`
    insert into sessions (id, program_id, title, starts_at, ends_at, price_member_cents, price_public_cents)
    select 'reminded', id, 'Crowd', now() + interval '20 hours', now() + interval '22 hours', 0, 0 from programs limit 1`);
  await rows(sql`
    insert into registrations (id, session_id, user_id, status, price_cents, rate, plan, confirmed_at)
    select 'registration-' || id, 'reminded', id, 'confirmed', 0, 'public', 'full', now() - interval '2 days'
    from users where id like 'reminded-%'`);
}

/** Ends a lease, as some minutes do: the next process may run the job. */
const release = () =>
  rows(sql`update jobs set lease = null, lease_ends_at = null, next_run_at = now() where name = 'reminders'`);

it(
  'two processes that are killed while they send reminders have sent one to each member in the end',
  { timeout: timeFor(kills, 60_000) },
  async () => {
    await crowd();
    let interrupted = 0;
    for (let kill = 0; kill < kills; kill += 1) {
      const before = await sent();
      await release();
      await expect.poll(sent, { timeout: 20_000, interval: 5 }).toBeGreaterThan(Math.min(before, many - 1));
      await Promise.all(processes.map((process) => process.kill()));
      if ((await sent()) < many) interrupted += 1;
      await startBoth();
    }
    expect(interrupted, 'kills that interrupted a run').toBeGreaterThan(0);
    // A run ends after 20 seconds, on a slow machine before the last reminder, and the next one goes on.
    await expect
      .poll(
        async () => {
          await release();
          return sent();
        },
        { timeout: 60_000, interval: 2_000 },
      )
      .toBe(many);
    const twice = await rows(sql`
      select recipient from outbox_mails where template = 'reminder' and recipient like '%@reminded.test'
      group by recipient having count(*) > 1`);
    expect(twice).toEqual([]);
  },
);
