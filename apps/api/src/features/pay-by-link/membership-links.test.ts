import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCard, cards, type Person } from '../../../test/booking.ts';
import { membershipFixture, membershipIn } from '../../../test/membership-fixture.ts';
import { aTeamMember } from '../../../test/team-fixture.ts';
import { renewMemberships } from '../memberships/renew-memberships.ts';

const fixture = membershipFixture();

/** Bought on March 2 for $49 a month. */
let id: string;
let desk: Person;
beforeEach(async () => {
  id = String(membershipIn(await fixture.act.buy(fixture.person))['id']);
  desk = await aTeamMember(fixture.server, 'owner');
});

const office = async (path: string, body: object = {}) =>
  fixture.server.call('POST', `/office/${path}`, { token: await desk.renewed(), body });
const pathOf = ({ url }: Record<string, unknown>) => `/payment-links/${String(url).split('/').at(-1)}/`;
const read = (path: string) => fixture.server.call('GET', path);
const pay = async (path: string, over: object = {}, key: string = randomUUID()) =>
  fixture.server.call('POST', path, {
    body: { payment_method_id: await aCard(fixture.server), payment_consent: true, ...over },
    headers: { 'idempotency-key': key },
  });
const said = ({ status, body }: { status: number; body: Record<string, unknown> }) => [
  status,
  body['code'],
  body['message'],
];
const taken = () => fixture.act.taken(fixture.person);

describe('a link to a declined renewal', () => {
  const aLink = async () => {
    await fixture.act.cardNow(id, 'declines');
    fixture.server.clock.set('2026-04-02T12:00:00Z');
    await renewMemberships(fixture.server.deps);
    return pathOf((await office(`payments/renewals/${id}/link/`, { send: 'none' })).body);
  };

  it('shows what is owed and the later payments, and needs consent to them', async () => {
    const path = await aLink();
    expect((await read(path)).body).toMatchObject({
      pays: 'renewal',
      title: 'Standard',
      detail: 'From Thursday, April 2, 2026',
      amount: '49.00',
      terms:
        'I agree to be charged $49.00 today, $49.00 on Saturday, May 2, 2026 and every month from then on, until I cancel.',
    });
    const refused = await pay(path, { payment_consent: undefined });
    expect([refused.status, Object.keys(refused.body)]).toEqual([
      400,
      expect.arrayContaining(['payment_consent']),
    ]);
    expect(await taken()).toBe(4900);
  });

  it('is paid once with another card, which renews from then on', async () => {
    const path = await aLink();
    const key = randomUUID();
    const body = { payment_method_id: await aCard(fixture.server) };
    const paid = await pay(path, body, key);
    expect([paid.status, paid.body]).toMatchObject([
      200,
      { payment: { status: 'succeeded', amount: '49.00' } },
    ]);
    expect(Object.keys(paid.body).toSorted()).toEqual(['message', 'payment']);
    expect((await pay(path, body, key)).body).toEqual(paid.body);
    expect([said(await read(path))[1], said(await pay(path))[1]]).toEqual(['link_used', 'link_used']);
    expect([await taken(), await fixture.act.problems()]).toEqual([9800, []]);
    fixture.server.clock.set('2026-05-02T12:00:00Z');
    await renewMemberships(fixture.server.deps);
    expect([await taken(), await fixture.act.problems()]).toEqual([14700, []]);
  });

  it('stays open after a declined card', async () => {
    const path = await aLink();
    const declined = await pay(path, { payment_method_id: await aCard(fixture.server, cards.declined) });
    expect(said(declined).slice(0, 2)).toEqual([402, 'payment_failed']);
    expect([(await pay(path)).status, await taken()]).toEqual([200, 9800]);
  });

  it('ends when the member has paid it otherwise', async () => {
    const path = await aLink();
    await fixture.act.pay(fixture.person, id);
    const ended = [410, 'link_ended', 'Nothing is due for this membership now. Nothing was charged.'];
    expect([said(await read(path)), said(await pay(path)), await taken()]).toEqual([ended, ended, 9800]);
  });

  it('charges no other amount than was shown', async () => {
    const path = await aLink();
    const changed = await pay(path, { amount: '39.00' });
    expect([changed.status, changed.body]).toMatchObject([409, { code: 'price_changed', price: '49.00' }]);
    expect(await taken()).toBe(4900);
  });
});

describe('a link to the card of a membership', () => {
  const aLink = async () =>
    pathOf(
      (await office(`people/${fixture.person.id}/memberships/${id}/payment-link/`, { send: 'none' })).body,
    );

  it('stores the card once, charges nothing, and says so afterwards', async () => {
    const path = await aLink();
    expect((await read(path)).body).toMatchObject({
      pays: 'card',
      amount: '0.00',
      terms:
        'I agree that this card is charged $49.00 on Thursday, April 2, 2026 and every month from then on, until I cancel.',
    });
    const key = randomUUID();
    const body = { payment_method_id: await aCard(fixture.server) };
    const stored = await pay(path, body, key);
    expect([stored.status, stored.body]).toEqual([
      200,
      { payment: null, message: 'Visa 4242 pays your membership from now on.' },
    ]);
    expect((await pay(path, body, key)).body).toEqual(stored.body);
    const used = [410, 'link_used', 'A card was stored with it. Nothing was charged.'];
    expect([said(await read(path)), said(await pay(path)), await taken()]).toEqual([used, used, 4900]);
  });

  it('ends with the renewals', async () => {
    const path = await aLink();
    await fixture.act.post(fixture.person, `${id}/cancel/`);
    expect([said(await read(path))[1], said(await pay(path))[1]]).toEqual(['link_ended', 'link_ended']);
  });
});
