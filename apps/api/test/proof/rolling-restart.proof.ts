import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, afterEach, expect, it } from 'vitest';
import { checkLedger } from '../../src/features/booking/ledger/check-ledger.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { openPostgres } from '../../src/platform/database/open-postgres.ts';
import { cards, guestForm } from '../booking.ts';
import { connectChat, type ChatClient } from '../chat-client.ts';
import { startChild, type ChildServer } from '../child-server.ts';
import { realServer } from '../database.ts';
import type { PostgresServer } from '../postgres.ts';
import { amount, report } from './amounts.ts';

const restarts = amount(2, 6);

let postgres: PostgresServer;
let database: Database;
let folder: string;
/** The processes that receive new requests, as a load balancer knows them. */
let targets: ChildServer[] = [];
beforeAll(async () => {
  [postgres, folder] = [await realServer(), await mkdtemp(join(tmpdir(), 'detroit-rolling-'))];
  database = await openPostgres(postgres.url, { poolSize: 2 });
});
afterAll(async () => {
  await database?.close();
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});
const startOne = () => startChild(join(folder, randomUUID()), { DATABASE_URL: postgres.url });
beforeEach(async () => {
  targets = [await startOne(), await startOne()];
});
afterEach(() => Promise.all(targets.map((target) => target.stop())));

let turn = 0;
/** The next process, in rotation. */
const next = (): ChildServer => targets[(turn += 1) % targets.length]!;

async function post(path: string, body: object, { url } = next()) {
  const reply = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(body),
  });
  return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
}

/** Replaces each process in turn: no new requests, the given end, then a new process. */
async function replaceAll(end: (target: ChildServer) => Promise<void>): Promise<void> {
  for (let n = 0; n < restarts; n += 1) {
    const [oldest, other] = targets;
    targets = [other!];
    await end(oldest!);
    targets = [other!, await startOne()];
  }
}

/** Guests who register and visitors who read, until it is stopped. Every response other than the expected one is a loss. */
function load(session_id: string) {
  const state = { stopped: false, registered: 0, read: 0, lost: [] as string[] };
  const guest = async () => {
    while (!state.stopped) {
      try {
        const card = await post('/payments/sandbox/payment-methods/', {
          number: cards.good,
          exp_month: 12,
          exp_year: 2035,
          cvc: '123',
        });
        const form = guestForm(session_id, String(card.body['payment_method_id']));
        const { status } = await post('/training/registrations/guest-register/', form);
        if (status === 201) state.registered += 1;
        else state.lost.push(String(status));
      } catch (error) {
        state.lost.push(String(error));
      }
    }
  };
  const visitor = async () => {
    while (!state.stopped) {
      const { status } = await fetch(`${next().url}/training/sessions/upcoming/`).catch((error: unknown) => ({
        status: String(error),
      }));
      if (status === 200) state.read += 1;
      else state.lost.push(String(status));
    }
  };
  const running = Promise.all([guest(), guest(), guest(), visitor()]);
  return {
    state,
    stop: async () => {
      state.stopped = true;
      await running;
      return state;
    },
  };
}

async function unlimitedSession(): Promise<string> {
  const id = randomUUID();
  await database.db.execute(sql`
    insert into sessions (id, program_id, coach_id, title, starts_at, ends_at, price_member_cents, price_public_cents)
    select ${id}, program_id, coach_id, 'Rolling', now() + interval '20 days', now() + interval '20 days 1 hour', 7500, 7500
    from sessions limit 1`);
  return id;
}

const signIn = async (email: string) => {
  const { body } = await post('/token/', { email, password: 'Standard!2026' });
  return String(body['access']);
};

/** Stays in a room across closed connections, as the portal does: it connects again and reads the latest messages. */
function staysInRoom(room: string, email: string) {
  const heard = new Map<string, string>();
  const state = { stopped: false, connections: 0 };
  let client: ChatClient | undefined;
  const running = (async () => {
    while (!state.stopped) {
      const url = next().url.replace(/^http/, 'ws').replace('/api/v2', '');
      client = await connectChat(`${url}/ws/chat/${room}`, await signIn(email)).catch(() => undefined);
      if (client === undefined) continue;
      state.connections += 1;
      const current = client;
      const collect = setInterval(() => {
        for (const { id, message } of current.frames.splice(0))
          if (id !== undefined && message !== undefined) heard.set(id, message);
      }, 20);
      await current.closeCode;
      clearInterval(collect);
      for (const { id, message } of current.frames)
        if (id !== undefined && message !== undefined) heard.set(id, message);
    }
  })();
  return {
    messages: () => [...heard.values()],
    connections: () => state.connections,
    /** Sends until the message comes back, on whatever connection there is. */
    say: async (message: string) => {
      let over: ChatClient | undefined;
      while (![...heard.values()].includes(message)) {
        // A connection stores a message once; only a new connection needs it again.
        if (client !== undefined && client !== over) {
          await new Promise((resolve) => setTimeout(resolve, 300));
          if ([...heard.values()].includes(message)) return;
          over = client;
          over.send({ message });
        }
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    stop: async () => {
      state.stopped = true;
      client?.close();
      await running;
    },
  };
}

it(
  'a rolling restart under load loses no request, no chat message and no job',
  { timeout: 600_000 },
  async () => {
    const session = await unlimitedSession();
    const { rows } = await database.db.execute<{ id: string }>(
      sql`select id from users where email in ('member@demo.test', 'public@demo.test') order by email`,
    );
    const room = `private/${rows[0]!.id}/${rows[1]!.id}/`;
    const speaker = staysInRoom(room, 'member@demo.test');
    const listener = staysInRoom(room, 'public@demo.test');
    await expect.poll(() => speaker.connections() + listener.connections()).toBeGreaterThan(1);
    const said: string[] = [];
    const chat = { stopped: false };
    const talking = (async () => {
      while (!chat.stopped) {
        const message = `message ${said.length}`;
        said.push(message);
        await speaker.say(message);
      }
    })();
    const work = load(session);
    await expect.poll(() => work.state.registered).toBeGreaterThan(2);

    await replaceAll((target) => target.stop());

    const { registered, read, lost } = await work.stop();
    chat.stopped = true;
    await talking;
    await expect.poll(() => listener.messages().length).toBe(said.length);
    await Promise.all([speaker.stop(), listener.stop()]);
    expect(lost).toEqual([]);
    const own = listener.messages().filter((message) => message.startsWith('message '));
    expect(own).toEqual(said);
    expect(speaker.connections() + listener.connections()).toBeGreaterThan(restarts);

    const count = await database.db.execute<{ n: number }>(
      sql`select count(*)::int as n from registrations where session_id = ${session} and status = 'confirmed'`,
    );
    expect(count.rows[0]?.n).toBe(registered);
    expect((await checkLedger(database.db)).problems).toEqual([]);
    // Each process that stopped ended its runs and gave its leases back, so that no job waits for a lease to expire.
    await expect
      .poll(async () => {
        const { rows: late } = await database.db.execute<{ name: string }>(sql`
        select name from jobs where failures > 0 or last_ended_at is null or next_run_at < now() - interval '10 seconds'`);
        return late;
      })
      .toEqual([]);
    report('rolling restarts of two processes', {
      restarts,
      registrations: registered,
      reads: read,
      messages: said.length,
      lost: lost.length,
    });
  },
);

it('would lose requests if the processes were killed (positive control)', { timeout: 600_000 }, async () => {
  const work = load(await unlimitedSession());
  await expect.poll(() => work.state.registered).toBeGreaterThan(2);
  await replaceAll((target) => target.kill());
  const { lost } = await work.stop();
  expect(lost.length).toBeGreaterThan(0);
});
