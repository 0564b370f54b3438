import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aCard, seedStudio } from '../../../test/booking.ts';
import { anyDatabase } from '../../../test/database.ts';
import { provedHuman } from '../../../test/human.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { checkLedger } from '../booking/ledger/check-ledger.ts';
import type { HumanCheck } from '../challenge/human-check.ts';
import { createLocalCheck } from '../challenge/local.ts';

const now = new Date('2026-03-02T12:00:00-05:00');
const local = createLocalCheck({ now: () => now });
/** Called when a token was spent, before its request goes on, and when one was refused. */
let spent: () => Promise<void> = () => Promise.resolve();
let refused: () => void = () => {};
const humanCheck: HumanCheck = {
  isMisconfigured: () => false,
  spend: async (...input) => {
    try {
      await local.spend(...input);
    } catch (error) {
      refused();
      throw error;
    }
    await spent();
  },
};

let server: TestServer;
beforeAll(async () => {
  const database = await anyDatabase();
  server = await testServer({ database, adapters: { humanCheck } });
  server.clock.set(now);
  await seedStudio(database);
});
afterAll(() => server?.close());

async function order(recipient = 'renee@demo.test') {
  const body = {
    amount: '50.00',
    recipient_name: 'Renée',
    recipient_email: recipient,
    email: 'tanya@example.test',
    payment_method_id: await aCard(server),
    payment_consent: true,
    turnstile_token: await provedHuman(server),
  };
  return (key: string) => server.call('POST', '/gift-cards/', { body, headers: { 'idempotency-key': key } });
}

function gate() {
  let open = (): void => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

it('answers a doubled request like the first, which has spent the token and stored nothing yet', async () => {
  const [hasSpent, isRefused, goOn] = [gate(), gate(), gate()];
  spent = () => {
    hasSpent.open();
    return goOn.opened;
  };
  refused = isRefused.open;
  const send = await order();
  const key = randomUUID();
  const first = send(key);
  await hasSpent.opened;
  const second = send(key);
  await isRefused.opened;
  goOn.open();
  const [one, two] = await Promise.all([first, second]);
  expect([one.status, two.status, two.body]).toEqual([201, 201, one.body]);
});

it('refuses a spent token with another key', async () => {
  spent = () => Promise.resolve();
  const send = await order();
  expect((await send(randomUUID())).status).toBe(201);
  const again = await send(randomUUID());
  expect([again.status, again.body['code']]).toEqual([400, 'challenge_expired']);
});

it('starts again for a retry when the process died before it asked the provider', async () => {
  const key = randomUUID();
  const recipient = `renee-${key}@demo.test`;
  const send = await order(recipient);
  expect((await send(key)).status).toBe(201);
  const { db } = server.database;
  await db.execute(sql`delete from sandbox_charges where idempotency_key in (
    select m.idempotency_key from payments m join gift_cards g on g.id = m.gift_card_id where g.recipient_email = ${recipient})`);
  await db.execute(sql`update payments set status = 'pending', provider_ref = null where gift_card_id in (
    select id from gift_cards where recipient_email = ${recipient})`);
  await db.execute(sql`update gift_cards set status = 'pending' where recipient_email = ${recipient}`);
  await db.execute(sql`update idempotency_keys set status = 'in_progress', reply_status = null, reply = null,
    locked_until = '2026-03-02T11:00:00-05:00' where key = ${key}`);
  expect((await send(key)).status).toBe(201);
  const bought = await db.execute(sql`
    select g.status, m.status as payment from gift_cards g join payments m on m.gift_card_id = g.id
    where g.recipient_email = ${recipient} order by g.status`);
  expect(bought.rows).toEqual([
    { status: 'cancelled', payment: 'cancelled' },
    { status: 'paid', payment: 'succeeded' },
  ]);
  expect((await checkLedger(db)).problems).toEqual([]);
});
