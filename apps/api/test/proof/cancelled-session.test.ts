import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cards, guestForm } from '../booking.ts';
import { startChild, type ChildServer } from '../child-server.ts';
import { realDatabase } from '../database.ts';
import { webhookSecret } from '../stripe-fake/deliver.ts';
import { startStripeFake, type StripeFake } from '../stripe-fake/fake.ts';
import { refundsOf } from '../stripe-fake/refunds.ts';
import { amount, report, timeFor } from './amounts.ts';

const people = amount(8, 120);
/** Charges that Stripe refuses to refund, because they are disputed. */
const disputed = amount(2, 7);
/** The server is killed when Stripe has made this many refunds, before the reply to the last one. */
const killedAt = people / 2;
const reason = 'The rink has no ice.';

let folder: string;
let database: Awaited<ReturnType<typeof realDatabase>>;
let fake: StripeFake;
let server: ChildServer;
const start = () =>
  startChild(folder, {
    DATABASE_URL: database.url,
    PAYMENTS: 'stripe',
    STRIPE_SECRET_KEY: 'sk_test_of_the_fake',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_of_the_fake',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_BASE: fake.url,
  });
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'detroit-cancelled-'));
  [database, fake] = await Promise.all([realDatabase(), startStripeFake()]);
  server = await start();
});
afterAll(async () => {
  await server?.kill();
  await fake?.close();
  await database?.close();
  await rm(folder, { recursive: true, force: true });
});

const rows = async <Row extends Record<string, unknown>>(statement: ReturnType<typeof sql>) =>
  (await database.db.execute<Row>(statement)).rows;
const refundRequests = () => fake.requests.filter((request) => request.startsWith('POST /v1/refunds')).length;

let token = '';
async function call(method: string, path: string, body?: unknown): Promise<Record<string, unknown>> {
  const reply = await fetch(server.url + path, {
    method,
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const answer = (await reply.json()) as Record<string, unknown>;
  if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${JSON.stringify(answer)}`);
  return answer;
}

/** A session next week, in which everybody has paid by card. */
async function aPaidSession(): Promise<string> {
  const [program] = await rows<{ id: string }>(sql`select id from programs limit 1`);
  const id = 'cancelled';
  await rows(sql`
    insert into sessions (id, program_id, title, starts_at, ends_at, price_member_cents, price_public_cents, max_participants)
    values (${id}, ${program?.id}, 'Crowd', now() + interval '8 days', now() + interval '8 days 2 hours', 7500, 7500, ${people})`);
  for (let made = 0; made < people; made += 1)
    await call(
      'POST',
      '/training/registrations/guest-register/',
      guestForm(id, fake.card(cards.good), { first_name: `Guest ${made}` }),
    );
  return id;
}

/** What the end of a lease does after some minutes: the next process may run the jobs that refund. */
const makeDue = () =>
  rows(
    sql`update jobs set lease = null, lease_ends_at = null, next_run_at = now()
      where name in ('refund-cancelled-sessions', 'reconcile')`,
  );

it(
  'a cancelled session refunds each person once or says who is left, although the server is killed meanwhile',
  { timeout: timeFor(people, 2_000) },
  async () => {
    const id = await aPaidSession();
    const intents = [...fake.state.intents.values()];
    expect(intents.filter(({ status }) => status === 'succeeded')).toHaveLength(people);
    for (const intent of intents.slice(0, disputed)) fake.state.disputed.add(intent.id);

    ({ access: token } = (await call('POST', '/token/', {
      email: 'owner@demo.test',
      password: 'Standard!2026',
    })) as { access: string });
    const path = `/office/sessions/${id}/cancel/`;
    const preview = await call('POST', `${path}preview/`);
    expect(preview).toMatchObject({ people_count: people, refund_total: `${people * 75}.00` });
    await call('POST', path, { preview_token: preview['preview_token'], reason });
    fake.holdsReply = () => fake.state.refunds.length === killedAt;
    await makeDue();
    await expect.poll(fake.waiting, { timeout: 60_000 }).toBe(1);
    await server.kill();
    expect(fake.state.refunds).toHaveLength(killedAt);
    fake.holdsReply = () => false;

    server = await start();
    const progress = () => call('GET', `${path}progress/`);
    await expect
      .poll(
        async () => {
          await makeDue();
          return (await progress())['waiting_count'];
        },
        { timeout: 120_000, interval: 1_000 },
      )
      .toBe(0);
    expect(await progress()).toMatchObject({
      people_count: people,
      done_count: people - disputed,
      failed: expect.objectContaining({ length: disputed }),
    });
    for (const intent of intents)
      expect(refundsOf(fake.state, intent.id).map((refund) => refund.amount)).toEqual(
        fake.state.disputed.has(intent.id) ? [] : [7500],
      );

    const mails = await rows<{ recipient: string; many: number; text: string }>(sql`
      select recipient, count(*)::int as many, min(text_body) as text from outbox_mails
      where template = 'registration_cancelled' group by recipient`);
    expect(mails).toHaveLength(people);
    for (const { many, text } of mails) {
      expect(many).toBe(1);
      expect(text).toContain(reason);
      expect(text).toContain('$75 goes back to your card');
    }
    const entries = await rows<{ many: number; people: number; actor: string }>(sql`
      select count(*)::int as many, count(distinct a.person_id)::int as people, min(u.email) as actor
      from audit_entries a join users u on u.id = a.actor_id
      where a.action = 'registration.cancel' and a.reason = ${reason}`);
    expect(entries).toEqual([{ many: people, people, actor: 'owner@demo.test' }]);
    report('a session is cancelled, and the server killed', {
      people,
      'refused by Stripe': disputed,
      'refunded before the kill': killedAt,
      refunded: fake.state.refunds.length,
      'refund requests': refundRequests(),
    });
  },
);
