import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anyDatabase } from '../../../../test/database.ts';
import { seed } from '../../../app/seed/seed.ts';
import type { Database } from '../../../platform/database/database.ts';
import { checkLedger } from './check-ledger.ts';

let database: Database;
beforeAll(async () => {
  database = await anyDatabase();
  await seed(database, new Date());
});
afterAll(() => database?.close());

const paid = `select m.id from payments m join instalments i on i.id = m.instalment_id
  where m.kind = 'charge' and m.status = 'succeeded' order by m.id limit 1`;

const giftCard = (status: 'sent' | 'redeemed') => `with card as (
  insert into gift_cards (id, status, amount_cents, code_hash, recipient_name, recipient_email, sender_name, sender_email, message,
    sent_at, redeemed_by, redeemed_at)
  select 'g', '${status}', 5000, 'h', '', '', '', '', '', now(), ${status === 'sent' ? 'null, null' : 'id, now()'} from users limit 1
  returning id)`;

const pass = `with pass as (
  insert into passes (id, user_id, plan_version_id, state, paid_at)
  select 'p', id, 'plan-pass-5-1', 'active', now() from users limit 1 returning id)`;
const credits = (many: number) => `, credits as (
  insert into pass_credits (pass_id, number, expires_on) select 'p', n, '2027-01-01' from pass, generate_series(1, ${many}) n)`;

/** Changes that a bug could make, with the rule that notices each. */
const changes: [rule: string, statement: string][] = [
  ['the taken seats of a session', 'update sessions set taken = taken - 1 where taken > 1'],
  ['the instalments of a registration add up', 'update registrations set price_cents = price_cents + 1'],
  [
    'a live registration with a price has instalments',
    `with free as (update payments set instalment_id = null returning id) delete from instalments`,
  ],
  ['a charge has the amount', `update payments set amount_cents = amount_cents + 1 where id = (${paid})`],
  ['a paid instalment has exactly one', `update payments set status = 'failed' where id = (${paid})`],
  [
    'a successful charge has paid its instalment',
    `update instalments set status = 'due' where id = (select instalment_id from payments where id = (${paid}))`,
  ],
  [
    'the refunds of a charge do not exceed it',
    `insert into payments (id, registration_id, kind, amount_cents, status, provider, idempotency_key, refund_of_id)
     select 'r' || n, registration_id, 'refund', amount_cents, 'pending', provider, 'r' || n, id
     from payments, generate_series(1, 2) n where id = (${paid})`,
  ],
  [
    'a refund belongs to a successful charge',
    `insert into payments (id, registration_id, kind, amount_cents, status, provider, idempotency_key, refund_of_id)
     select 'r', registration_id, 'refund', 1, 'pending', provider, 'r', 'nothing' from payments where id = (${paid})`,
  ],
  [
    'a released registration keeps no money',
    `update registrations set status = 'released', cancelled_at = null
     where id = (select registration_id from payments where id = (${paid}))`,
  ],
  [
    'a refund to a card belongs to a payment by card',
    `with asked as (update payments set method = 'cash', provider = null, actor_id = (select id from users limit 1)
        where id = (${paid}) returning id, registration_id)
     insert into payments (id, registration_id, kind, amount_cents, status, provider, idempotency_key, refund_of_id)
     select 'r', registration_id, 'refund', 1, 'pending', 'sandbox', 'r', id from asked`,
  ],
  [
    'nothing comes back for an entry without money',
    `with asked as (update payments set method = 'complimentary', provider = null, actor_id = (select id from users limit 1)
        where id = (${paid}) returning id, registration_id)
     insert into payments (id, registration_id, kind, method, amount_cents, status, idempotency_key, refund_of_id)
     select 'r', registration_id, 'refund', 'cash', 1, 'pending', 'r', id from asked`,
  ],
  [
    'every payment with studio credit has its entry',
    `insert into payments (id, registration_id, kind, method, amount_cents, status, idempotency_key, refund_of_id)
     select 'r', registration_id, 'refund', 'credit', 1, 'succeeded', 'r', id from payments where id = (${paid})`,
  ],
  [
    'the studio credit of a person is the sum of its entries',
    `insert into credit_entries (user_id, number, cents, balance_cents, payment_id)
     select r.user_id, 2, 100, 300, m.id from payments m join registrations r on r.id = m.registration_id where m.id = (${paid})`,
  ],
  [
    'the payments that a membership kept',
    `update memberships set paid_periods = paid_periods + 1 where source = 'bought' and paid_periods > 0`,
  ],
  ...[
    'amount_cents = amount_cents + 1',
    'proration_cents = 1',
    // A card could have paid one period less.
    'proration_cents = amount_cents, amount_cents = 2 * amount_cents',
  ].map((set): [string, string] => [
    'a charge of a membership has a price of its plan',
    `update payments set ${set} where id = (select id from payments where membership_id is not null and kind = 'charge'
       and status = 'succeeded' order by id limit 1)`,
  ]),
  ['a gift card was paid, once', `${giftCard('sent')} select 1`],
  [
    'a redeemed gift card has its entry',
    `${giftCard('redeemed')} insert into payments (id, gift_card_id, kind, amount_cents, status, provider, idempotency_key)
     select 'g', 'g', 'charge', 5000, 'succeeded', 'sandbox', 'g' from card`,
  ],
  [
    'a redeemed gift card was not given back',
    `${giftCard('redeemed')} insert into payments (id, gift_card_id, kind, amount_cents, status, provider, idempotency_key, refund_of_id)
     select 'g' || n, 'g', case n when 1 then 'charge' else 'refund' end, 5000, 'succeeded', 'sandbox', 'g' || n,
       case n when 2 then 'g1' end from card, generate_series(1, 2) n`,
  ],
  [
    'a gift card goes back whole',
    `${giftCard('sent')} insert into payments (id, gift_card_id, kind, amount_cents, status, provider, idempotency_key, refund_of_id)
     select 'g' || n, 'g', case n when 1 then 'charge' else 'refund' end, 5000 / n, 'succeeded', 'sandbox', 'g' || n,
       case n when 2 then 'g1' end from card, generate_series(1, 2) n`,
  ],
  ['a paid pass has the credits that were bought', `${pass} ${credits(4)} select 1`],
  [
    'a charge of a pass has a price of its plan',
    `${pass} ${credits(5)} insert into payments (id, pass_id, kind, amount_cents, status, provider, idempotency_key)
     select 'p', 'p', 'charge', 1, 'succeeded', 'sandbox', 'p' from pass`,
  ],
  [
    'the refunds of a pass took the credits',
    `${pass} ${credits(5)} insert into payments (id, pass_id, kind, amount_cents, status, provider, idempotency_key, refund_of_id)
     select 'p' || n, 'p', case n when 1 then 'charge' else 'refund' end, case n when 1 then 15000 else 3000 end, 'succeeded',
       'sandbox', 'p' || n, case n when 2 then 'p1' end from pass, generate_series(1, 2) n`,
  ],
  [
    'the refunds of a pass took the credits',
    `${pass} ${credits(5)}, taken as (insert into pass_uses (id, pass_id, number, used_at) select 'u', 'p', 1, now() from pass)
     insert into payments (id, pass_id, kind, amount_cents, status, provider, idempotency_key)
     select 'p', 'p', 'charge', 15000, 'succeeded', 'sandbox', 'p' from pass`,
  ],
  [
    'a closed account has no studio credit',
    `with m as (select m.id, r.user_id from payments m join registrations r on r.id = m.registration_id where m.id = (${paid})),
       closed as (update users set is_active = false where id = (select user_id from m))
     insert into credit_entries (user_id, number, cents, balance_cents, payment_id) select user_id, 1, 100, 100, id from m`,
  ],
  [
    'a successful payment of the sandbox',
    `delete from sandbox_charges where idempotency_key = (select idempotency_key from payments where id = (${paid}))`,
  ],
  ...(
    [
      ['the use of a code by a place came back if its hold ended', "r.status = 'confirmed'", 'now()'],
      [
        'a place has a code or a credit',
        'exists (select 1 from pass_uses u where u.registration_id = r.id)',
        'null',
      ],
    ] as const
  ).map(([rule, which, returned]): [string, string] => [
    rule,
    `with code as (insert into promo_codes (id, code, percent_off, applies_to) values ('c', 'C', 30, '{session}') returning id),
       place as (select r.id from registrations r where ${which} limit 1)
     insert into promo_uses (id, promo_code_id, registration_id, off_cents, used_at, returned_at)
     select 'n', 'c', place.id, 100, '2020-01-01', ${returned} from code, place`,
  ]),
];

describe('the ledger of the demo', () => {
  it('is whole', async () => {
    const report = await checkLedger(database.db);
    expect(report.problems).toEqual([]);
    expect(report.registrations).toBeGreaterThan(10);
    expect(report.chargedCents).toBeGreaterThan(0);
  });

  it.each(changes)('is not whole after a change that breaks a rule: %s', async (rule, statement) => {
    const undo = new Error('undo');
    const change = database.withTx(async (tx) => {
      await tx.execute(sql.raw(statement));
      const { problems } = await checkLedger(tx);
      expect(problems.map((problem) => problem.rule)).toContainEqual(expect.stringContaining(rule));
      throw undo;
    });
    await expect(change).rejects.toBe(undo);
  });
});
