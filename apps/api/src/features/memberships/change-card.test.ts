import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { aCard, aMember, cards } from '../../../test/booking.ts';
import { membershipFixture, membershipIn } from '../../../test/membership-fixture.ts';
import { renewMemberships } from './renew-memberships.ts';

const fixture = membershipFixture();

const own = async () => (await fixture.act.list(fixture.person))[0];
const bought = async () => String(membershipIn(await fixture.act.buy(fixture.person))['id']);
const change = async (id: string, payment_method_id: string, over: object = {}, person = fixture.person) =>
  fixture.server.call('PATCH', `/memberships/${id}/payment-method/`, {
    token: await person.renewed(),
    body: { payment_method_id, payment_consent: true, ...over },
  });
const chargedCards = async () => {
  const { rows } = await fixture.server.database.db.execute<{ card: string }>(sql`
    select c.card_id as card from sandbox_charges c join payments m on m.idempotency_key = c.idempotency_key
      join memberships b on b.id = m.membership_id where b.user_id = ${fixture.person.id} order by c.created_at`);
  return rows.map(({ card }) => card);
};

describe('the card of a membership', () => {
  it('is changed without a charge, pays the next renewal, and the change is told', async () => {
    const id = await bought();
    const card = await aCard(fixture.server, cards.good);
    const changed = await change(id, card);
    expect([changed.status, membershipIn(changed)['card']]).toMatchObject([
      200,
      { payment_method_id: card, brand: 'visa' },
    ]);
    expect(await fixture.act.taken(fixture.person)).toBe(4_900);
    expect((await fixture.act.emails(fixture.person)).at(-1)).toBe('membership_card');
    fixture.server.clock.set('2026-04-02T00:05:00-04:00');
    await renewMemberships(fixture.server.deps);
    expect((await chargedCards()).at(-1)).toBe(card);
    expect(await fixture.act.problems()).toEqual([]);
  });

  it('is one that was saved before, or the one that it had', async () => {
    const id = await bought();
    const first = (await own())?.['card'] as { payment_method_id: string };
    await change(id, await aCard(fixture.server));
    const back = await change(id, first.payment_method_id);
    expect([back.status, membershipIn(back)['card']]).toMatchObject([200, first]);
  });

  it('is what the next attempt of a declined renewal charges', async () => {
    const id = await bought();
    await fixture.act.cardNow(id, 'declines');
    fixture.server.clock.set('2026-04-02T00:05:00-04:00');
    await renewMemberships(fixture.server.deps);
    expect((await change(id, await aCard(fixture.server))).status).toBe(200);
    fixture.server.clock.set('2026-04-03T00:06:00-04:00');
    await renewMemberships(fixture.server.deps);
    expect(await own()).toMatchObject({ state: 'active', paid_until: '2026-05-02' });
  });

  it.each([
    ['declined', cards.declined],
    ['asked about', cards.asks],
  ])('that is %s changes nothing', async (_how, number) => {
    const id = await bought();
    const before = (await own())?.['card'];
    const { status, body } = await change(id, await aCard(fixture.server, number));
    expect([status, body['code'], (await own())?.['card']]).toEqual([402, 'payment_failed', before]);
  });

  it('needs the agreement of who pays', async () => {
    const id = await bought();
    const { status, body } = await change(id, await aCard(fixture.server), { payment_consent: false });
    expect([status, Object.keys(body)]).toEqual([400, expect.arrayContaining(['payment_consent'])]);
  });

  it('of somebody else, or that somebody else saved, is not found or refused', async () => {
    const id = await bought();
    const other = await aMember(fixture.server);
    const { payment_method_id: theirs } = membershipIn(await fixture.act.buy(other))['card'] as {
      payment_method_id: string;
    };
    expect((await change(id, await aCard(fixture.server), {}, other)).status).toBe(404);
    const refused = await change(id, theirs);
    expect([refused.status, Object.keys(refused.body)]).toEqual([
      400,
      expect.arrayContaining(['payment_method_id']),
    ]);
  });

  it('of one that is cancelled stays', async () => {
    const id = await bought();
    await fixture.act.post(fixture.person, `${id}/cancel/`);
    const { status, body } = await change(id, await aCard(fixture.server));
    expect([status, body['code']]).toEqual([409, 'not_renewing']);
  });

  it('without an answer of the provider is not changed, and is tried again', async () => {
    const id = await bought();
    const card = await aCard(fixture.server);
    const { storeCard } = fixture.provider;
    fixture.provider.storeCard = () => Promise.reject(new Error('the provider does not respond'));
    const lost = await change(id, card);
    fixture.provider.storeCard = storeCard;
    expect([lost.status, lost.body['code']]).toEqual([409, 'in_progress']);
    expect((await change(id, card)).status).toBe(200);
  });
});
