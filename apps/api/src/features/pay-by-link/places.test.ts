import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { aCard, aMember, aSession, books, cards, type Person } from '../../../test/booking.ts';
import { pathOf, paymentLinkFixture, said } from '../../../test/payment-link-fixture.ts';
import { sweepWaitlists } from '../booking/waitlist/sweep-waitlists.ts';

const { fixture, sell, withdraw, read, pay, problems } = paymentLinkFixture();

/** The session is on March 12. */
const place = (over: object = {}) => aSession(fixture.server.database, { maxParticipants: 1, ...over });
const seats = async (id: string) => {
  const { taken, registrations, charges } = (await books(fixture.server.database, id)) ?? {};
  return { taken, registrations, charges };
};
const later = async (at: string) => {
  fixture.server.clock.set(at);
  await sweepWaitlists(fixture.server.deps);
};
const registers = async (session_id: string, person: Person) =>
  fixture.server.call('POST', '/training/registrations/register/', {
    token: await person.renewed(),
    body: { session_id, payment_method_id: await aCard(fixture.server) },
  });

describe('a place by link', () => {
  it('is held for half an hour, and registered when it is paid', async () => {
    fixture.server.clock.set('2026-03-02T12:00:00-05:00');
    const session_id = await place();
    const { status, body } = await sell({ session_id, amount: '75.00' });
    expect([status, body]).toMatchObject([
      201,
      { status: 'pending', amount: '75.00', registration_id: null, held_until: '2026-03-02T12:30:00-05:00' },
    ]);
    expect(await seats(session_id)).toEqual({ taken: 1, registrations: 0, charges: 0 });
    expect(said(await registers(session_id, await aMember(fixture.server)))).toEqual([400, 'session_full']);
    const path = pathOf(body);
    expect((await read(path)).body).toMatchObject({
      pays: 'place',
      title: 'Rhythm Roll Foundations',
      detail: 'Thursday, March 12, 2026, 6:30 PM',
      amount: '75.00',
      terms: null,
      held_until: '2026-03-02T12:30:00-05:00',
    });
    const key = randomUUID();
    const card = { payment_method_id: await aCard(fixture.server) };
    const paid = await pay(path, card, key);
    expect([paid.status, paid.body]).toMatchObject([
      200,
      { payment: { status: 'succeeded', amount: '75.00' } },
    ]);
    expect((await pay(path, card, key)).body).toEqual(paid.body);
    expect(await seats(session_id)).toEqual({ taken: 1, registrations: 1, charges: 1 });
    expect(said(await read(path))).toEqual([410, 'link_used']);
    expect(await problems()).toEqual([]);
  });

  it('goes to who pays first after that', async () => {
    fixture.server.clock.set('2026-03-02T12:00:00-05:00');
    const [gone, left] = [await place(), await place()];
    const paths = [
      pathOf((await sell({ session_id: gone })).body),
      pathOf((await sell({ session_id: left })).body),
    ] as const;
    await later('2026-03-02T12:30:00-05:00');
    expect(await seats(gone)).toEqual({ taken: 0, registrations: 0, charges: 0 });
    expect((await read(paths[0])).body['held_until']).toBeNull();
    expect((await registers(gone, await aMember(fixture.server))).status).toBe(201);
    expect([said(await read(paths[0])), said(await pay(paths[0]))]).toEqual([
      [410, 'link_ended'],
      [410, 'link_ended'],
    ]);
    expect((await pay(paths[1])).status).toBe(200);
    expect([await seats(gone), await seats(left)]).toEqual([
      { taken: 1, registrations: 1, charges: 1 },
      { taken: 1, registrations: 1, charges: 1 },
    ]);
    expect(await problems()).toEqual([]);
  });

  it('is given free at once when its link is withdrawn', async () => {
    const session_id = await place();
    const { body } = await sell({ session_id });
    expect((await withdraw(String(body['id']))).status).toBe(204);
    expect(await seats(session_id)).toEqual({ taken: 0, registrations: 0, charges: 0 });
    expect(said(await pay(pathOf(body)))).toEqual([410, 'link_ended']);
    expect((await registers(session_id, await aMember(fixture.server))).status).toBe(201);
    expect(await problems()).toEqual([]);
  });

  it('stays held after a declined card, and for another one when the bank asks', async () => {
    const session_id = await place();
    const path = pathOf((await sell({ session_id })).body);
    const payWith = async (number: string) =>
      pay(path, { payment_method_id: await aCard(fixture.server, number) });
    expect(said(await payWith(cards.declined))).toEqual([402, 'payment_failed']);
    expect(await seats(session_id)).toEqual({ taken: 1, registrations: 0, charges: 0 });
    expect((await payWith(cards.asks)).status).toBe(202);
    expect((await payWith(cards.good)).status).toBe(200);
    expect(await seats(session_id)).toEqual({ taken: 1, registrations: 1, charges: 1 });
    expect(await problems()).toEqual([]);
  });

  it('is held once, however many links are made, and taken by the desk when it is paid there', async () => {
    const session_id = await place();
    const [first, second] = [await sell({ session_id }), await sell({ session_id })];
    expect(await seats(session_id)).toEqual({ taken: 1, registrations: 0, charges: 0 });
    expect(said(await read(pathOf(first.body)))).toEqual([410, 'link_ended']);
    expect((await sell({ session_id, method: 'cash', send: undefined })).status).toBe(201);
    expect(await seats(session_id)).toEqual({ taken: 1, registrations: 1, charges: 0 });
    expect(said(await pay(pathOf(second.body)))).toEqual([410, 'link_ended']);
    expect(await problems()).toEqual([]);
  });

  it('is charged once when several pay for it at the same time', async () => {
    for (let round = 0; round < 4; round += 1) {
      const session_id = await place();
      const path = pathOf((await sell({ session_id })).body);
      const all = await Promise.all([1, 2, 3, 4].map(() => pay(path)));
      expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await seats(session_id)).toEqual({ taken: 1, registrations: 1, charges: 1 });
    }
    expect(await problems()).toEqual([]);
  });

  it('that is no longer held is sold to one of two who pay at the same time', async () => {
    fixture.server.clock.set('2026-03-02T12:00:00-05:00');
    const session_id = await place({ maxParticipants: 2 });
    const two = [fixture.person, await aMember(fixture.server)];
    const paths = await Promise.all(two.map(async (one) => pathOf((await sell({ session_id }, one)).body)));
    await later('2026-03-02T12:30:00-05:00');
    await registers(session_id, await aMember(fixture.server));
    const paid = await Promise.all(paths.map((path) => pay(path)));
    expect(paid.map(({ status }) => status).toSorted()).toEqual([200, 410]);
    expect(await seats(session_id)).toEqual({ taken: 2, registrations: 2, charges: 2 });
    expect(await problems()).toEqual([]);
  });

  it('is not sold where it is free, full, at another price, or without a signature', async () => {
    const full = await place();
    await registers(full, await aMember(fixture.server));
    expect(said(await sell({ session_id: full }))).toEqual([400, 'session_full']);
    const free = await place({ priceMemberCents: 0, pricePublicCents: 0 });
    expect(Object.keys((await sell({ session_id: free })).body)).toContain('session_id');
    const session_id = await place();
    expect(said(await sell({ session_id, amount: '60.00' }))).toEqual([409, 'price_changed']);
    const unsigned = await aMember(fixture.server, { waiver: false });
    expect(said(await sell({ session_id }, unsigned))).toEqual([403, 'waiver_required']);
    expect(await seats(session_id)).toEqual({ taken: 0, registrations: 0, charges: 0 });
    expect(await problems()).toEqual([]);
  });
});
