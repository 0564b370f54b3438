import { sql, type SQL } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { checkLedger } from '../src/features/booking/ledger/check-ledger.ts';
import { renewMemberships } from '../src/features/memberships/renew-memberships.ts';
import { aCard, aMember, aSession, cards, type Person } from './booking.ts';
import { cancelSession } from './money.ts';
import { aPromoCode } from './office/promo-code-cases.ts';
import { chances } from './proof/amounts.ts';
import type { ApiResponse, TestServer } from './server.ts';
import { aTeamMember } from './team-fixture.ts';

const hourMs = 3_600_000;

/** What breaks what was decided about codes and refunds, beside the rules of the ledger. Each query returns what breaks its rule. */
const decided: Readonly<Record<string, SQL>> = {
  'more was given back than was paid': sql`
    select m.id from payments m join payments r on r.refund_of_id = m.id and r.status not in ('failed', 'cancelled')
    group by m.id having sum(r.amount_cents) > m.amount_cents`,
  'a code was used too often': sql`
    select k.id from promo_codes k join promo_uses n on n.promo_code_id = k.id and n.returned_at is null
    group by k.id having count(*) > k.max_uses`,
  'a person used a code too often': sql`
    select k.id from promo_codes k join promo_uses n on n.promo_code_id = k.id and n.returned_at is null
      left join passes p on p.id = n.pass_id left join registrations r on r.id = n.registration_id
      left join memberships b on b.id = n.membership_id
    group by k.id, coalesce(p.user_id, r.user_id, b.user_id) having count(*) > k.max_uses_per_person`,
  'a use came back although what it lowered was paid': sql`
    select n.id from promo_uses n join payments m on m.kind = 'charge' and m.status = 'succeeded' and m.amount_cents > 0
        and (m.pass_id = n.pass_id or m.membership_id = n.membership_id or m.registration_id = n.registration_id)
      left join registrations r on r.id = n.registration_id
    where n.returned_at is not null and r.cancelled_by is distinct from 'business'
      and not exists (select 1 from payments b where b.refund_of_id = m.id)`,
  'a use stands although nothing was bought': sql`
    select n.id from promo_uses n left join passes p on p.id = n.pass_id left join memberships b on b.id = n.membership_id
      left join registrations r on r.id = n.registration_id
    where n.returned_at is null and (r.status = 'released' or (coalesce(p.state, b.state) = 'cancelled'
      and not exists (select 1 from payments m where m.status = 'succeeded'
        and (m.pass_id = n.pass_id or m.membership_id = n.membership_id))))`,
};

/** Throws when the books break a rule of the ledger or one of what was decided. */
async function requireWhole({ database: { db } }: TestServer): Promise<void> {
  expect((await checkLedger(db)).problems).toEqual([]);
  for (const [rule, query] of Object.entries(decided))
    expect([rule, (await db.execute(query)).rows]).toEqual([rule, []]);
}

/** The price of each thing, in cents. */
const goods = {
  session: 7_500,
  pass: 15_000,
  membership: 4_900,
  gift: 5_000,
} as const;
type Good = keyof typeof goods;

interface Code {
  readonly code: string;
  readonly off: (cents: number) => number;
  readonly appliesTo: readonly Good[];
}

async function someCodes(server: TestServer): Promise<Code[]> {
  const all = ['session', 'pass', 'membership'] as const;
  const made = async (
    off: { readonly percentOff: number } | { readonly percentOff: null; readonly amountOffCents: number },
    over: { appliesTo?: Code['appliesTo']; maxUses?: number; maxUsesPerPerson?: number; periods?: number },
  ): Promise<Code> => {
    const appliesTo = over.appliesTo ?? all;
    const kinds = all.filter((kind) => appliesTo.includes(kind));
    const { code } = await aPromoCode(server.database, { ...off, ...over, appliesTo: kinds });
    return {
      code,
      appliesTo,
      off: (cents) =>
        off.percentOff === null
          ? Math.min(cents, off.amountOffCents)
          : Math.floor((cents * off.percentOff) / 100 + 0.5),
    };
  };
  return [
    await made({ percentOff: 30 }, { periods: 3 }),
    await made({ percentOff: 15 }, { maxUses: 40 }),
    await made({ percentOff: null, amountOffCents: 800 }, { maxUses: 5 }),
    await made({ percentOff: null, amountOffCents: 1_234 }, { maxUsesPerPerson: 2 }),
    await made({ percentOff: 100 }, { appliesTo: ['session', 'pass'], maxUses: 20 }),
  ];
}

/**
 * Takes steps that the desk and members could take with what is sold, in a random order: sales in every way, with and without codes,
 * links and their payment, declined cards and banks that ask, credit, refunds, cancellations by either side, called-off sessions, days
 * that pass with their renewals. What is sold costs its price less what the code takes off, and the books stay whole.
 */
export async function randomSales(
  server: TestServer,
  { steps, seed, until = [] }: { steps: number; seed: number; until?: readonly string[] },
): Promise<Record<string, number>> {
  const chance = chances(seed);
  const pick = <Entry>(all: readonly Entry[]): Entry => all[Math.floor(chance() * all.length)] as Entry;
  const { db } = server.database;
  const owner = await aTeamMember(server, 'owner');
  const codes = await someCodes(server);
  const people: Person[] = [];
  const done: Record<string, number> = {};
  let links: { readonly path: string; readonly cents: number }[] = [];

  const call = async (path: string, body: object, by: Person | null): Promise<ApiResponse> =>
    server.call('POST', path, {
      ...(by && { token: await by.renewed() }),
      body,
      headers: { 'idempotency-key': randomUUID() },
    });
  const anyCard = () => aCard(server, pick([cards.good, cards.good, cards.good, cards.declined, cards.asks]));
  const anyId = async (query: SQL): Promise<string | undefined> => {
    const { rows } = await db.execute<{ id: string }>(query);
    return pick(rows)?.id;
  };
  const startsAt = () => new Date(server.clock.now().getTime() + (2 + Math.floor(chance() * 96)) * hourMs);
  const aSeat = () => aSession(server.database, { startsAt: startsAt(), priceMemberCents: goods.session });

  /** A code in two of three sales, and what the sale costs with it; null: it gives nothing there. */
  const withCode = (good: Good) => {
    const code = chance() < 0.66 ? pick(codes) : null;
    const cents = goods[good] - (code?.off(goods[good]) ?? 0);
    return {
      cents,
      isOther: code?.appliesTo.includes(good) === false,
      asked: code && { promo_code: code.code },
    };
  };
  const whatOf = async (good: Good): Promise<object> => {
    if (good === 'session') return { session_id: await aSeat() };
    if (good === 'gift') return { gift_card: { amount: '50.00', recipient_name: 'Renée' } };
    return { plan_id: good === 'pass' ? 'plan-pass-5' : 'plan-standard-month' };
  };
  const howOf = async (way: string): Promise<object> => {
    if (way === 'card') return { method: 'card', payment_method_id: await anyCard(), payment_consent: true };
    if (way === 'credit') return { method: 'cash', use_credit: true };
    if (way === 'link') return { method: 'link', send: 'none' };
    return way === 'complimentary' ? { method: way, reason: 'Random.' } : { method: way };
  };
  const ofMembershipOnly = (good: Good, body: object): object => {
    if (good === 'membership' || !('payment_consent' in body)) return body;
    const { payment_consent: _consent, ...rest } = body;
    return rest;
  };

  const actions: Record<string, (person: Person) => Promise<string>> = {
    sell: async (person) => {
      const good = pick(['session', 'pass', 'membership', 'gift'] as const);
      const way = pick(['cash', 'card', 'card', 'link', 'credit', 'complimentary']);
      const { cents, isOther, asked } = withCode(good);
      const how = ofMembershipOnly(good, await howOf(way));
      const sold = await call(
        `/office/people/${person.id}/sales/`,
        { ...(await whatOf(good)), ...how, ...asked },
        owner,
      );
      expect(sold.status).toBeLessThan(500);
      if (sold.status !== 201) return `${way} ${sold.status}`;
      expect([good, isOther]).toEqual([good, false]);
      if (way !== 'complimentary')
        expect([good, sold.body['amount']]).toEqual([good, (cents / 100).toFixed(2)]);
      if (way === 'link')
        links.push({ path: `/payment-links/${String(sold.body['url']).split('/').at(-1)}/`, cents });
      return `${way}${asked ? ' with a code' : ''} 201`;
    },
    payLink: async () => {
      const link = pick(links);
      if (link === undefined) return 'none';
      const body = { payment_method_id: await anyCard(), payment_consent: true };
      const { status, body: paid } = await call(link.path, body, null);
      expect(status).toBeLessThan(500);
      if (status === 200)
        expect((paid['payment'] as { amount: string }).amount).toBe((link.cents / 100).toFixed(2));
      if (status === 200 || status === 410) links = links.filter(({ path }) => path !== link.path);
      return String(status);
    },
    buyPass: async (person) => {
      const { asked } = withCode('pass');
      const payment_method_id = await anyCard();
      const body = { plan_id: 'plan-pass-5', payment_method_id, payment_consent: true, ...asked };
      return String((await call('/passes/', body, person)).status);
    },
    register: async (person) => {
      const { asked } = withCode('session');
      const how = chance() < 0.2 ? { use_pass: true } : { payment_method_id: await anyCard(), ...asked };
      const body = { session_id: await aSeat(), payment_consent: true, ...how };
      return String((await call('/training/registrations/register/', body, person)).status);
    },
    giveCredit: async (person) => {
      const amount = (1 + Math.floor(chance() * 120)).toFixed(2);
      return String(
        (await call(`/office/people/${person.id}/credit/`, { amount, reason: 'Random.' }, owner)).status,
      );
    },
    refund: async () => {
      const id = await anyId(sql`
        select m.id from payments m where m.kind = 'charge' and m.status = 'succeeded' and m.amount_cents > 0
        order by m.created_at desc limit 30`);
      if (id === undefined) return 'none';
      const cents = 1 + Math.floor(chance() * 9_000);
      const body = {
        amount: (cents / 100).toFixed(2),
        destination: pick(['card', 'cash', 'credit']),
        reason: 'Random.',
      };
      return String((await call(`/office/payments/${id}/refunds/`, body, owner)).status);
    },
    cancel: async (person) => {
      const id = await anyId(
        sql`select id from registrations where user_id = ${person.id} and status = 'confirmed'`,
      );
      if (id === undefined) return 'none';
      const cancelled_by = pick(['member', 'business'] as const);
      const { status } = await call(
        `/office/people/${person.id}/registrations/${id}/cancel/`,
        { reason: 'Random.', cancelled_by },
        owner,
      );
      return `${cancelled_by} ${status}`;
    },
    callOff: async (person) => {
      const id = await anyId(
        sql`select s.id from registrations r join sessions s on s.id = r.session_id
          where r.user_id = ${person.id} and r.status = 'confirmed' and s.starts_at > ${server.clock.now().toISOString()}::timestamptz`,
      );
      if (id === undefined) return 'none';
      await cancelSession(server, id);
      return 'done';
    },
    wait: async () => {
      server.clock.set(new Date(server.clock.now().getTime() + (1 + Math.floor(chance() * 60)) * hourMs));
      await renewMemberships(server.deps);
      return 'done';
    },
  };

  const isMissing = () => until.some((outcome) => done[outcome] === undefined);
  for (let step = 0; step < steps || (isMissing() && step < steps * 10); step += 1) {
    // Somebody new now and then: who has a membership cannot buy one.
    if (step % 25 === 0) people.push(await aMember(server));
    const name = pick(Object.keys(actions));
    const outcome = `${name} ${await actions[name]?.(pick(people.slice(-5)))}`;
    expect(outcome).not.toMatch(/ 5\d\d$/);
    done[outcome] = (done[outcome] ?? 0) + 1;
    if (step % 100 === 99) await requireWhole(server);
  }
  await requireWhole(server);
  return done;
}
