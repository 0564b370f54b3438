import pg from 'pg';
import { cards } from '../../fixtures/guest.ts';
import { expect, mailTo, test } from '../../fixtures/rehearsal.ts';
import type { Member, Studio } from '../../fixtures/studio.ts';
import type { Rehearsal } from '../../rehearsal/start-rehearsal.ts';

interface Joined {
  readonly person: Member;
  /** Stripe's id of the saved card. */
  readonly card: string;
  readonly membershipId: string;
}

async function join({ thirdParties }: Rehearsal, studio: Studio, plan_id: string): Promise<Joined> {
  const person = await studio.member();
  const card = thirdParties.stripe.card(cards.pays);
  const { membership } = await person.client.memberships.buy({
    body: { plan_id, payment_method_id: card, payment_consent: true },
  });
  return { person, card, membershipId: membership.id };
}

/** Makes memberships that were bought today older by a month, so that their next payment is due, and begins the night's run. */
async function passAMonth({ databaseUrl }: Rehearsal, members: readonly Joined[]): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const ids = members.map(({ membershipId }) => membershipId);
  await client.query('begin');
  await client.query(
    `update memberships set start_date = start_date - interval '1 month', anchor_day = anchor_day - interval '1 month',
       paid_until = (now() at time zone 'America/Detroit')::date where id = any($1)`,
    [ids],
  );
  await client.query(
    `update payments set period_from = period_from - interval '1 month' where membership_id = any($1)`,
    [ids],
  );
  // The next run may otherwise be a minute away.
  await client.query(`update jobs set next_run_at = now() where name = 'renewals'`);
  await client.query('commit');
  await client.end();
}

test('a night of renewals charges each saved card once, and asks whose card is declined for another', async ({
  rehearsal,
  studio,
}) => {
  test.slow();
  const { addresses, thirdParties } = rehearsal;
  const { state } = thirdParties.stripe;
  const plan = await studio.office.plans.create({
    body: { kind: 'membership', name: 'Standard', price: '49.00', period: 'month', on_sale: true },
  });
  const members: Joined[] = [];
  for (let n = 0; n < 6; n += 1) members.push(await join(rehearsal, studio, plan.id));
  const [declined, ...paying] = members as [Joined, ...Joined[]];
  const charges = ({ card }: Joined) =>
    [...state.intents.values()].filter(({ first_method: by, amount }) => by === card && amount === 4900);
  expect(members.map((member) => charges(member).length)).toEqual(members.map(() => 1));
  state.methods.get(declined.card)!.behaviour = 'declines';

  await passAMonth(rehearsal, members);

  for (const { person } of paying) await mailTo(rehearsal, person.email, /^Payment received: Standard/);
  const told = await mailTo(rehearsal, declined.person.email, /^Payment declined: Standard/);
  expect(told).toContain(`${addresses.portal}/dashboard/membership`);
  expect(paying.map((member) => charges(member).map(({ status }) => status))).toEqual(
    paying.map(() => ['succeeded', 'succeeded']),
  );
  expect(charges(declined).map(({ status }) => status)).toEqual(['succeeded', 'canceled']);

  const { results } = await studio.office.worklist.list({ query: { kind: 'renewal_failed' } });
  expect(results).toMatchObject([{ kind: 'renewal_failed', amount: '49.00' }]);
});
