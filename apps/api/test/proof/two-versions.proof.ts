import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { checkLedger } from '../../src/features/booking/ledger/check-ledger.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { openPostgres } from '../../src/platform/database/open-postgres.ts';
import { cards } from '../booking.ts';
import { startBuild, type ChildServer } from '../build-server.ts';
import { realServer } from '../database.ts';
import type { PostgresServer } from '../postgres.ts';
import { report } from './amounts.ts';
import { buildRevision } from './revision.ts';

/**
 * During an upgrade, two versions run on one database. A purchase that one of them began is finished by the other, and charged once:
 * `npm run proof -- two-versions REVISION`, by default the commit before.
 */
const before = process.env['PROOF_REVISION'] ?? 'HEAD~1';

type Version = 'before' | 'now';
let postgres: PostgresServer;
let database: Database;
let folder: string;
let revision: ReturnType<typeof buildRevision> | undefined;
const builds = {} as Record<Version, string>;
const servers = {} as Record<Version, ChildServer>;
const start = async (version: Version) => {
  servers[version] = await startBuild(builds[version], join(folder, randomUUID()), {
    DATABASE_URL: postgres.url,
  });
};

beforeAll(async () => {
  [postgres, folder] = [await realServer(), await mkdtemp(join(tmpdir(), 'detroit-versions-'))];
  database = await openPostgres(postgres.url, { poolSize: 6 });
  builds.now = inject('builtFolder');
  revision = buildRevision(before, folder);
  builds.before = revision.folder;
  await start('before');
  await start('now');
}, 300_000);
afterAll(async () => {
  await Promise.all(Object.values(servers).map((server) => server.stop()));
  await database?.close();
  await postgres?.stop();
  revision?.remove();
  await rm(folder, { recursive: true, force: true });
});

type Reply = Readonly<{ status: number; body: Record<string, unknown> }>;
async function send(
  version: Version,
  path: string,
  order: object | null,
  { token = '', key = randomUUID() } = {},
): Promise<Reply> {
  const reply = await fetch(`${servers[version].url}${path}`, {
    method: order === null ? 'GET' : 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': key,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(order && { body: JSON.stringify(order) }),
  });
  const text = await reply.text();
  // The id of a request is its own.
  const { request_id: _id, ...body } = (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>;
  return { status: reply.status, body };
}

const all = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  (await database.db.execute<Row>(query)).rows;

interface Buyer {
  readonly id: string;
  readonly token: string;
  readonly email: string;
}

/** A new member, as a copy of one of the demo. */
async function aBuyer(): Promise<Buyer> {
  const id = randomUUID();
  const email = `${id}@demo.test`;
  await database.db.execute(sql`
    insert into users select copy.* from users u, jsonb_populate_record(u, jsonb_build_object('id', ${id}::text, 'email', ${email}::text)) copy
    where u.email = 'public@demo.test'`);
  await database.db.execute(
    sql`insert into profiles (user_id, first_name, last_name) values (${id}, 'Tess', 'Fulton')`,
  );
  const { body } = await send('now', '/token/', { email, password: 'Standard!2026' });
  return { id, email, token: String(body['access']) };
}

async function aCard(number: string): Promise<string> {
  const card = { number, exp_month: 12, exp_year: 2035, cvc: '123' };
  const { body } = await send('now', '/payments/sandbox/payment-methods/', card);
  return String(body['payment_method_id']);
}

interface Wanted {
  readonly path: string;
  readonly body: object;
  readonly cents: number;
}

const consent = { payment_consent: true };

/** What is bought, and what the buyer needs for it. */
const goods: Readonly<Record<string, (buyer: Buyer) => Promise<Wanted>>> = {
  'a pass': async () => ({ path: '/passes/', body: { plan_id: 'plan-pass-5', ...consent }, cents: 15_000 }),
  'a gift card': async ({ id }) => ({
    path: '/gift-cards/',
    body: { amount: '50.00', recipient_name: 'Renée', recipient_email: `renee-${id}@demo.test`, ...consent },
    cents: 5_000,
  }),
  'a membership': async () => ({
    path: '/memberships/',
    body: { plan_id: 'plan-standard-month', ...consent },
    cents: 4_900,
  }),
  'another plan': async ({ token }) => {
    const card = await aCard(cards.good);
    const order = { plan_id: 'plan-standard-month', payment_method_id: card, ...consent };
    const { body } = await send('now', '/memberships/', order, { token });
    const path = `/memberships/${(body['membership'] as { id: string }).id}/change/`;
    const plan = { plan_id: 'plan-standard-year' };
    const preview = await send('now', `${path}preview/`, plan, { token });
    const amount = String(preview.body['due_now']);
    return { path, body: { ...plan, amount }, cents: 4_900 + Math.round(Number(amount) * 100) };
  },
};

/** A purchase that can be sent to both versions. */
interface Order {
  readonly buyer: Buyer;
  readonly cents: number;
  send(version: Version): Promise<Reply>;
}

async function order(good: string, number: string): Promise<Order> {
  const buyer = await aBuyer();
  const { path, body, cents } = await goods[good]!(buyer);
  const full = { ...body, payment_method_id: await aCard(number) };
  const key = randomUUID();
  return { buyer, cents, send: (version) => send(version, path, full, { token: buyer.token, key }) };
}

/** The charges of a buyer in the ledger, newest first, and what the provider took, in cents. */
async function ledger({ buyer }: Order) {
  const charges = await all<{
    id: string;
    status: string;
    key: string;
    passId: string | null;
    cents: number;
  }>(sql`
    select m.id, m.status, m.idempotency_key as key, m.pass_id as "passId",
      coalesce((select sum(c.amount_cents) from sandbox_charges c where c.idempotency_key = m.idempotency_key
        and c.status = 'succeeded'), 0)::int as cents
    from payments m left join passes p on p.id = m.pass_id left join memberships b on b.id = m.membership_id
      left join gift_cards g on g.id = m.gift_card_id
    where coalesce(p.user_id, b.user_id, g.buyer_id) = ${buyer.id} and m.kind = 'charge' order by m.created_at desc`);
  return { charges, taken: charges.reduce((sum, { cents }) => sum + cents, 0) };
}

/** As if so much time had passed: no process is at work on the purchase any more. */
async function leaseEnds({ buyer }: Order): Promise<void> {
  await database.db.execute(sql`update idempotency_keys set locked_until = now() - interval '1 second'
    where locked_until > now()`);
  const [charge] = (await ledger({ buyer } as Order)).charges;
  await database.db.execute(
    sql`update payments set updated_at = now() - interval '10 minutes' where id = ${charge?.id}`,
  );
}

/** Runs work while a transaction of its own holds a lock; the work may release it before. */
async function whileLocked(statement: string, work: (release: () => Promise<void>) => Promise<void>) {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  try {
    await client.query(`begin; ${statement}`);
    await work(async () => void (await client.query('commit')));
  } finally {
    await client.end();
  }
}

const until = (check: () => Promise<boolean>) => vi.waitUntil(check, { timeout: 20_000, interval: 50 });
const tables: Readonly<Record<string, string>> = {
  'a pass': 'passes',
  'a gift card': 'gift_cards',
  'a membership': 'memberships',
  'another plan': 'memberships',
};

/** Lets one version begin a purchase and die, before the provider has heard of it or after the provider has charged. */
async function dies(
  version: Version,
  at: 'before the charge' | 'after the charge',
  good: string,
): Promise<Order> {
  const bought = await order(good, cards.good);
  const { charges } = await ledger(bought);
  const sent = whileLocked('lock table sandbox_charges in share row exclusive mode', async (openProvider) => {
    const reply = bought.send(version).catch(() => null);
    await until(async () => (await ledger(bought)).charges.length > charges.length);
    if (at === 'after the charge')
      await whileLocked(`select 1 from ${tables[good]} for update`, async () => {
        await openProvider();
        await until(async () => (await ledger(bought)).taken === bought.cents);
        await servers[version].kill();
      });
    else await servers[version].kill();
    await reply;
  });
  await sent;
  await start(version);
  await leaseEnds(bought);
  return bought;
}

const status = (good: string) => (good === 'another plan' ? 200 : 201);
const other = (version: Version): Version => (version === 'now' ? 'before' : 'now');

describe.each<Version>(['before', 'now'])('a purchase that the version %s began', (first) => {
  const second = other(first);

  describe.each(Object.keys(goods))('of %s', { timeout: 60_000 }, (good) => {
    const paid = async (bought: Order, expected: Reply) => {
      for (const version of [second, first]) expect(await bought.send(version)).toEqual(expected);
      expect((await ledger(bought)).taken).toBe(bought.cents);
    };

    it('and finished has the same response from the other one', async () => {
      const bought = await order(good, cards.good);
      const reply = await bought.send(first);
      expect(reply.status).toBe(status(good));
      await paid(bought, reply);
    });

    it('and whose card was declined has the same problem from the other one', async () => {
      const bought = await order(good, cards.declined);
      const reply = await bought.send(first);
      expect(reply.status).toBe(402);
      expect(await bought.send(second)).toEqual(reply);
    });

    it('and that the bank asks about is finished by the other one', async () => {
      const bought = await order(good, cards.asks);
      const asked = await bought.send(first);
      expect([asked.status, await bought.send(second)]).toEqual([202, asked]);
      const { client_secret: secret } = asked.body['payment'] as { client_secret: string };
      await send(second, '/payments/sandbox/confirm/', { client_secret: secret, approve: true });
      const reply = await bought.send(second);
      expect(reply.status).toBe(status(good));
      await paid(bought, reply);
    });

    it.each(['before the charge', 'after the charge'] as const)(
      'and died %s is finished by the other one, and charged once',
      async (at) => {
        const bought = await dies(first, at, good);
        const reply = await bought.send(second);
        expect(reply.status).toBe(status(good));
        await paid(bought, reply);
      },
    );

    it('and whose outcome is unknown is finished by the other one', async () => {
      const bought = await dies(first, 'after the charge', good);
      const [charge] = (await ledger(bought)).charges;
      await database.db.execute(
        sql`update payments set status = 'unknown' where id = ${charge?.id} and status = 'pending'`,
      );
      const reply = await bought.send(second);
      expect(reply.status).toBe(status(good));
      await paid(bought, reply);
    });
  });
});

it('leaves a ledger that agrees with itself, and other keys would charge twice (positive control)', async () => {
  expect((await checkLedger(database.db)).problems).toEqual([]);
  const bought = await order('a gift card', cards.good);
  expect((await bought.send('before')).status).toBe(201);
  await database.db.execute(
    sql`update idempotency_keys set key = key || '-other' where owner = ${bought.buyer.id}`,
  );
  expect((await bought.send('now')).status).toBe(201);
  expect((await ledger(bought)).taken).toBe(2 * bought.cents);
  report('two versions on one database', { revision: before, goods: Object.keys(goods).length });
});
