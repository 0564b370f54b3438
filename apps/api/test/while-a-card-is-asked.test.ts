import { eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedPlans } from '../src/app/seed/plans/seed-plans.ts';
import { checkLedger } from '../src/features/booking/ledger/check-ledger.ts';
import { reconcileAll } from '../src/features/booking/registration/reconcile.ts';
import { refundCancelledSessions } from '../src/features/booking/registration/refund-cancelled-sessions.ts';
import { reconcileGiftCards } from '../src/features/gift-cards/gift-card-good.ts';
import { reconcileMemberships } from '../src/features/memberships/membership-good.ts';
import { reconcilePasses } from '../src/features/passes/pass-good.ts';
import { openSandbox } from '../src/features/payments/sandbox/sandbox.ts';
import { jobs } from '../src/platform/database/schema/jobs.ts';
import { aCard, aMember, aSession, cards, paymentIn, seedStudio, type Person } from './booking.ts';
import { anyDatabase } from './database.ts';
import { provedHuman } from './human.ts';
import { testServer, type TestServer } from './server.ts';
import { registerUnpaid } from './session-fixture.ts';
import { aTeamMember } from './team-fixture.ts';
import { emailsTo, lastEmailTo, seatCountsOf } from './waitlist-actions.ts';

/**
 * What the team may do while the bank asks a person, and what then happens to the payment when they approve. One table for each
 * thing that is sold; docs/decisions/147 has it in words.
 */
let server: TestServer;
let sandbox: ReturnType<typeof openSandbox>;
let owner: Person;
let person: Person;
beforeAll(async () => {
  const database = await anyDatabase();
  sandbox = openSandbox(database.db);
  server = await testServer({ database, adapters: { payments: sandbox } });
  await seedStudio(database);
  await database.withTx(seedPlans);
});
afterAll(() => server?.close());
beforeEach(async () => {
  server.clock.set('2026-03-02T12:00:00-05:00');
  owner = await aTeamMember(server, 'owner');
  person = await aMember(server);
});

const office = async (method: string, path: string, body?: object) => {
  const response = await server.call(method, `/office/${path}`, {
    token: await owner.renewed(),
    ...(body && { body }),
  });
  if (response.status >= 300) throw new Error(`${response.status} ${response.text}`);
  return response.body;
};
/** Sends an order whose card asks, and returns the secret with which the bank lets the person approve. */
async function ordered(path: string, body: object): Promise<string> {
  const answered = await server.call('POST', path, {
    token: await person.renewed(),
    body: { payment_method_id: await aCard(server, cards.asks), ...body },
    headers: { 'idempotency-key': randomUUID() },
  });
  if (answered.status !== 202) throw new Error(`${answered.status} ${answered.text}`);
  return String(paymentIn(answered)?.['client_secret']);
}
async function approve(secret: string) {
  await sandbox.authenticate(secret, true);
  await reconcileAll(server.deps);
  await reconcileMemberships(server.deps);
  await reconcilePasses(server.deps);
  await reconcileGiftCards(server.deps);
}
/** What the sandbox took from the person and did not give back, in cents. */
async function taken(): Promise<number> {
  const { rows } = await server.database.db.execute<{ cents: number }>(sql`
    select coalesce(sum(case c.kind when 'charge' then c.amount_cents else -c.amount_cents end), 0)::int as cents
    from sandbox_charges c join payments m on m.idempotency_key = c.idempotency_key
      left join registrations r on r.id = m.registration_id left join memberships b on b.id = m.membership_id
      left join passes p on p.id = m.pass_id left join gift_cards g on g.id = m.gift_card_id
    where coalesce(r.user_id, b.user_id, p.user_id, g.buyer_id) = ${person.id} and c.status = 'succeeded'`);
  return rows[0]?.cents ?? 0;
}
const problems = async () => (await checkLedger(server.database.db)).problems;

/** What the team does with a session. */
const acts = {
  'is cancelled': async (id: string) => {
    const { preview_token } = await office('POST', `sessions/${id}/cancel/preview/`, {});
    await office('POST', `sessions/${id}/cancel/`, { reason: 'The floor is wet.', preview_token });
  },
  'is cancelled, and its refunds have run': async (id: string) => {
    await acts['is cancelled'](id);
    await refundCancelledSessions(server.deps);
  },
  'is closed': (id: string) => office('PATCH', `sessions/${id}/`, { version: 1, registration_open: false }),
  'moves by a day': (id: string) =>
    office('PATCH', `sessions/${id}/`, {
      version: 1,
      start_datetime: '2026-03-13T18:30:00-04:00',
      end_datetime: '2026-03-13T20:00:00-04:00',
    }),
  'has fewer places': (id: string) => office('PATCH', `sessions/${id}/`, { version: 1, max_participants: 1 }),
  'costs more': (id: string) =>
    office('PATCH', `sessions/${id}/`, { version: 1, price_public: '99.00', price_member: '80.00' }),
} as const;
type Act = keyof typeof acts;

const stays = { confirmed: 2, held: 0, cents: 7500, emails: ['registration_confirmed'], says: '' };
const ends = { confirmed: 1, held: 0, cents: 0, says: '' };
const sorry =
  'We had to cancel Rhythm Roll Foundations on Thursday, March 12, 2026 before your payment arrived. We are sorry.';
const moved =
  'We moved the session while you paid. If the new time does not suit you, cancel until Wednesday, March 4, 2026, 12:00 PM';

describe('a session that is being paid', () => {
  it.each<[Act, { confirmed: number; held: number; cents: number; emails: string[]; says: string }]>([
    ['is cancelled', { ...ends, emails: ['payment_returned'], says: sorry }],
    ['is cancelled, and its refunds have run', { ...ends, confirmed: 0, emails: [] }],
    ['is closed', stays],
    ['moves by a day', { ...stays, says: moved }],
    ['has fewer places', stays],
    ['costs more', stays],
  ])('%s: %j', async (act, { emails, cents, says, ...seats }) => {
    const id = await aSession(server.database, { maxParticipants: 2 });
    await registerUnpaid(server, id, await aMember(server));
    const secret = await ordered('/training/registrations/register/', {
      session_id: id,
      payment_plan: 'full',
    });
    await acts[act](id);
    await approve(secret);
    expect(await seatCountsOf(server, id)).toMatchObject({ ...seats, taken: seats.confirmed });
    expect([await taken(), await emailsTo(server, person)]).toEqual([cents, emails]);
    expect(await lastEmailTo(server, person)).toContain(says);
    expect(await problems()).toEqual([]);
  });

  it('and was offered from the waitlist stays theirs when it has fewer places', async () => {
    const id = await aSession(server.database, { maxParticipants: 2 });
    const [first, second] = [await aMember(server), await aMember(server)];
    for (const one of [first, second]) await registerUnpaid(server, id, one);
    await server.call('POST', '/training/waitlist/', {
      token: person.token,
      body: { session_id: id },
    });
    await server.call('POST', `/sessions/registered/${id}/cancel/`, { token: second.token, body: {} });
    await acts['has fewer places'](id);
    const { body } = await server.call('GET', `/training/sessions/${id}/`, { token: person.token });
    expect(body).toMatchObject({ is_full: false, available_spots: 1 });
    const secret = await ordered('/training/registrations/register/', {
      session_id: id,
      payment_plan: 'full',
    });
    await approve(secret);
    expect(await seatCountsOf(server, id)).toMatchObject({ confirmed: 2, held: 0, offered: 0, taken: 2 });
    expect(await taken()).toBe(7500);
  });
});

describe('a registration that is being paid later', () => {
  const paid = { cents: 7500, emails: ['registration_confirmed', 'payment_received'] };
  it.each<[Act, { cents: number; emails: string[] }]>([
    ['is cancelled', { cents: 0, emails: ['registration_confirmed', 'registration_cancelled'] }],
    [
      'is cancelled, and its refunds have run',
      { cents: 0, emails: ['registration_confirmed', 'registration_cancelled'] },
    ],
    ['is closed', paid],
    [
      'moves by a day',
      { ...paid, emails: ['registration_confirmed', 'session_changed', 'payment_received'] },
    ],
    ['has fewer places', paid],
    ['costs more', paid],
  ])('whose session %s: %j', async (act, { cents, emails }) => {
    const id = await aSession(server.database);
    const registration = await registerUnpaid(server, id, person);
    const secret = await ordered(`/training/registrations/${registration}/pay/`, {});
    await acts[act](id);
    await approve(secret);
    await refundCancelledSessions(server.deps);
    expect([await taken(), await emailsTo(server, person)]).toEqual([cents, emails]);
    expect(await problems()).toEqual([]);
  });
});

/** What the team does with a plan, or with the person who buys it. */
const planActs = {
  'is taken off sale': (plan: string) => office('PATCH', `plans/${plan}/`, { version: 1, archived: true }),
  'costs more': (plan: string) => office('PATCH', `plans/${plan}/`, { version: 1, price: '99.00' }),
  'would be for an account that the team closes': () =>
    office('POST', `people/${person.id}/close/`, { reason: 'Asked by phone.' }),
} as const;
type PlanAct = keyof typeof planActs;
interface Sold {
  readonly state: string;
  readonly cents: number;
  readonly emails: readonly string[];
}
const given = { state: 'cancelled', cents: 0, emails: [] };
const stateOf = async (table: 'memberships' | 'passes') => {
  const { rows } = await server.database.db.execute<{ state: string }>(
    sql`select state from ${sql.raw(table)} where user_id = ${person.id}`,
  );
  return rows.map(({ state }) => state);
};

describe('a membership that is being paid', () => {
  const joined = { state: 'active', cents: 4900, emails: ['membership_joined'] };
  it.each<[PlanAct | 'is ended by the team', Sold]>([
    ['is taken off sale', joined],
    ['costs more', joined],
    ['would be for an account that the team closes', given],
    ['is ended by the team', { ...given, emails: ['payment_returned'] }],
  ])('%s: %j', async (act, { state, cents, emails }) => {
    const plan = { kind: 'membership', name: 'Standard', price: '49.00', period: 'month', on_sale: true };
    const { id } = await office('POST', 'plans/', plan);
    const secret = await ordered('/memberships/', { plan_id: id, payment_consent: true });
    if (act === 'is ended by the team') {
      const [membership] = await server.database.db
        .execute<{ id: string }>(sql`select id from memberships where user_id = ${person.id}`)
        .then(({ rows }) => rows);
      await office('POST', `people/${person.id}/memberships/${membership?.id}/end/`, {
        reason: 'By mistake.',
      });
    } else await planActs[act](String(id));
    await approve(secret);
    expect([await stateOf('memberships'), await taken()]).toEqual([[state], cents]);
    expect((await emailsTo(server, person)).filter((name) => name !== 'account_deleted')).toEqual(emails);
    expect(await problems()).toEqual([]);
  });
});

describe('a pass that is being paid', () => {
  const bought = { state: 'active', cents: 15_000, emails: ['pass_bought'] };
  it.each<[PlanAct, Sold]>([
    ['is taken off sale', bought],
    ['costs more', bought],
    ['would be for an account that the team closes', given],
  ])('%s: %j', async (act, { state, cents, emails }) => {
    const plan = { kind: 'pass', name: '5 sessions', price: '150.00', credits: 5, valid_days: 90 };
    const { id } = await office('POST', 'plans/', { ...plan, on_sale: true });
    const secret = await ordered('/passes/', { plan_id: id, payment_consent: true });
    await planActs[act](String(id));
    await approve(secret);
    expect([await stateOf('passes'), await taken()]).toEqual([[state], cents]);
    expect((await emailsTo(server, person)).filter((name) => name !== 'account_deleted')).toEqual(emails);
    expect(await problems()).toEqual([]);
  });
});

describe('a gift card that is being paid', () => {
  it('by a person whose account the team closes is not bought', async () => {
    const secret = await ordered('/gift-cards/', {
      amount: '50.00',
      recipient_name: 'Renée',
      recipient_email: `renee-${randomUUID()}@demo.test`,
      message: '',
      sender_name: 'Ada',
      email: person.email,
      payment_consent: true,
      turnstile_token: await provedHuman(server),
    });
    await planActs['would be for an account that the team closes']();
    await approve(secret);
    expect(await taken()).toBe(0);
    expect(await problems()).toEqual([]);
  });
});

it('a cancellation wakes the job that refunds it', async () => {
  await server.database.db.insert(jobs).values({
    name: 'refund-cancelled-sessions',
    nextRunAt: new Date('2026-03-02T13:00:00-05:00'),
  });
  await acts['is cancelled'](await aSession(server.database));
  const [job] = await server.database.db
    .select()
    .from(jobs)
    .where(eq(jobs.name, 'refund-cancelled-sessions'));
  expect(job && job.nextRunAt < server.clock.now()).toBe(true);
});
