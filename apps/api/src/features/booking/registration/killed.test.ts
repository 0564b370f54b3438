import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cards, guestForm } from '../../../../test/booking.ts';
import { startChild, type ChildServer } from '../../../../test/child-server.ts';
import { fillDataFolder } from '../../../../test/database.ts';
import { amount, report, timeFor } from '../../../../test/proof/amounts.ts';
import { openPglite } from '../../../platform/database/open-pglite.ts';

type Form = ReturnType<typeof guestForm>;
interface Attempt {
  form: Form;
  key: string;
  /** The response that the guest received, if any arrived before the server died. */
  received?: number;
}

const kills = amount(3, 200);

let folder: string;
let server: ChildServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'detroit-killed-'));
  await fillDataFolder(folder);
  server = await startChild(folder);
});
afterAll(async () => {
  await server?.kill();
  await rm(folder, { recursive: true, force: true });
});

async function call(
  path: string,
  { body, token, key }: { body?: unknown; token?: string; key?: string } = {},
) {
  const reply = await fetch(server.url + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'content-type': 'application/json',
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
}

const moment = () => new Promise((resolve) => setTimeout(resolve, 2));

const attempt = async (one: Attempt): Promise<void> => {
  try {
    one.received = (
      await call('/training/registrations/guest-register/', { body: one.form, key: one.key })
    ).status;
  } catch {
    // The connection broke: the outcome is unknown.
  }
};

async function openSession(): Promise<string> {
  const { body } = await call('/training/sessions/?upcoming_only=true&available_only=true');
  const sessions = body['sessions'] as {
    public_id: string;
    max_participants: number | null;
    price: string;
  }[];
  const unlimited = sessions.find(({ max_participants: max, price }) => max === null && price !== '0.00');
  return unlimited?.public_id ?? '';
}

async function card(): Promise<string> {
  const typed = { number: cards.good, exp_month: 12, exp_year: 2035, cvc: '123' };
  return String(
    (await call('/payments/sandbox/payment-methods/', { body: typed })).body['payment_method_id'],
  );
}

describe('a server that is killed during registrations', () => {
  it(
    'keeps every registration it confirmed and makes no charge without one',
    { timeout: timeFor(kills, 30_000) },
    async () => {
      // The sales of the demo before, and the memberships that renew meanwhile, are not checked.
      const began = new Date();
      const session_id = await openSession();
      const attempts: Attempt[] = [];
      for (let kill = 0; kill < kills; kill += 1) {
        const awaited = [2, 9, 5][kill % 3] ?? 2;
        const method = await card();
        const batch: Attempt[] = Array.from({ length: 24 }, () => ({
          form: guestForm(session_id, method),
          key: randomUUID(),
        }));
        attempts.push(...batch);
        const firing = Promise.all(batch.map(attempt));
        // Kill by progress, not by time: some requests have their response, most are still running.
        while (batch.filter(({ received }) => received !== undefined).length < awaited) await moment();
        await server.kill();
        await firing;
        server = await startChild(folder);
      }
      const lost = attempts.filter(({ received }) => received === undefined);
      expect(lost.length).toBeGreaterThan(0);

      // Every other guest retries with the same key and has one seat and one charge.
      // The rest never retry: the server has to reconcile their registrations by itself.
      const asking = lost.filter((_one, index) => index % 2 === 0);
      await Promise.all(asking.map(attempt));
      expect(asking.map(({ received }) => received)).toEqual(asking.map(() => 201));
      const { email, password } = asking[0]?.form.user_data ?? { email: '', password: '' };
      const signedIn = await call('/token/', { body: { email, password } });
      const mine = await call('/sessions/registered/', { token: String(signedIn.body['access']) });
      expect(mine.body).toMatchObject([{ public_id: session_id, payment_status: 'paid' }]);
      await server.stop();
      const books = await booksOf(folder, began);
      const received = attempts
        .filter(({ received: status }) => status === 201)
        .map(({ form }) => form.user_data.email);
      expect(received.filter((one) => !books.registered.includes(one))).toEqual([]);
      report('kill -9 under load on the embedded database', {
        kills,
        acknowledged: received.length,
        unanswered: lost.length,
      });
      expect(books).toMatchObject({ chargedWithoutSeat: 0, held: 0, chargedTwice: 0, countsApart: 0 });
    },
  );
});

/** The data directory as it is after the server has ended. */
async function booksOf(folder: string, began: Date) {
  const database = await openPglite({ folder });
  try {
    const { rows } = await database.db.execute<{ email: string }>(sql`
      select u.email from registrations r join users u on u.id = r.user_id where r.status = 'confirmed'`);
    const { rows: sums } = await database.db.execute<Record<string, number>>(sql`
      select
        (select count(*)::int from sandbox_charges c
          left join payments m on m.idempotency_key = c.idempotency_key and m.status = 'succeeded'
          left join registrations r on r.id = m.registration_id and r.status = 'confirmed'
          where c.kind = 'charge' and c.status = 'succeeded' and c.created_at >= ${began.toISOString()}::timestamptz
            and (m.id is null or (m.registration_id is not null and r.id is null))) as "chargedWithoutSeat",
        (select count(*)::int from registrations where status = 'held') as held,
        (select count(*)::int from (select u.id from users u join registrations r on r.user_id = u.id
          join payments m on m.registration_id = r.id and m.kind = 'charge' and m.status = 'succeeded'
          where u.email like '%@guest.test' group by u.id having count(*) > 1) twice) as "chargedTwice",
        (select count(*)::int from sessions s where s.taken <> (select count(*) from registrations r
          where r.session_id = s.id and r.status in ('held', 'confirmed'))) as "countsApart"`);
    const [counts] = sums;
    return { registered: rows.map(({ email }) => email), ...counts };
  } finally {
    await database.close();
  }
}
