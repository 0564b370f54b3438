import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { aMember, aSession, registrationIn, setRefundPolicy } from './booking.ts';
import type { TestServer } from './server.ts';

/** Other dates, at which the default price of $75 is another one or the same. */
const startsAt = new Date('2026-04-20T18:30:00-04:00');
export const dearer = { pricePublicCents: 8700, startsAt };
export const cheaper = { pricePublicCents: 6000, startsAt };
export const same = { startsAt };

interface Booking {
  readonly card?: string | undefined;
  readonly plan?: 'full' | 'bi_weekly' | 'weekly';
  readonly from?: Parameters<typeof aSession>[1];
}

/** A member with a registration of a session at the default price of $75, who can move it. */
export async function aBooking(server: TestServer, { card, plan = 'full', from = {} }: Booking = {}) {
  const session_id = await aSession(server.database, { maxParticipants: 5, ...from });
  const person = await aMember(server);
  const made = await server.call('POST', '/training/registrations/register/', {
    token: person.token,
    body: { session_id, ...(card === undefined ? {} : { payment_plan: plan, payment_method_id: card }) },
  });
  const id = String(registrationIn(made)['public_id']);
  await setRefundPolicy(server, id, 'full_refund_24h');
  const move = async (to: string, over: object = {}, key: string = randomUUID()) =>
    server.call('POST', `/sessions/registered/${id}/move/`, {
      token: await person.renewed(),
      body: { session_id: to, amount: '75.00', due_now: '0.00', ...over },
      headers: { 'idempotency-key': key },
    });
  const get = async (path: string) => server.call('GET', path, { token: await person.renewed() });
  return { ...person, registrationId: id, session_id, move, get };
}

/** The state of a registration that may have moved: where it is, at which price, and what its ledger says. */
export async function stateOf({ database: { db } }: TestServer, registrationId: string) {
  const { rows } = await db.execute(sql`
    select r.session_id as "sessionId", r.status, r.price_cents as price, r.moving,
      (select coalesce(sum(case when m.kind = 'charge' then m.amount_cents else -m.amount_cents end), 0)::int
        from payments m where m.registration_id = r.id and m.status = 'succeeded') as paid
    from registrations r where r.id = ${registrationId}`);
  return rows[0];
}

export async function takenOf({ database: { db } }: TestServer, ...ids: string[]) {
  const { rows } = await db.execute<{ id: string; taken: number }>(
    sql`select id, taken from sessions where id in ${ids}`,
  );
  return ids.map((id) => rows.find((row) => row.id === id)?.taken);
}
