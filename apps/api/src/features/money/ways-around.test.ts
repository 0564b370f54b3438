import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aMember, aSession, type Person } from '../../../test/booking.ts';
import { moneyStudio, openRefund, owing, type MoneyCalls } from '../../../test/money.ts';
import type { ApiResponse, TestServer } from '../../../test/server.ts';
import { aTeamMember } from '../../../test/team-fixture.ts';

let server: TestServer;
let owner: Person;
let desk: Person;
let money: MoneyCalls;
beforeAll(async () => {
  ({ server, owner, desk, money } = await moneyStudio());
});
afterAll(() => server?.close());
beforeEach(() => server.clock.set('2026-03-02T12:00:00-05:00'));

const refused = ({ status, body }: ApiResponse) => [status, body['permission'], body['who_may']];
/** It names those whose limit covers it. */
const byOwners = [403, 'refunds.write', expect.arrayContaining(['owner'])];
const byPrices = [403, 'prices.write', ['owner', 'manager']];
const send = async (method: string, path: string, body: object, who = desk) =>
  server.call(method, `/office/${path}`, { token: await who.renewed(), body });

describe('a limit of $0 binds every way out', () => {
  it('handing out a refund in cash, and keeping it as credit', async () => {
    const id = await openRefund(server);
    for (const destination of ['cash', 'credit'])
      expect(refused(await send('POST', `payments/${id}/settle/`, { destination }))).toEqual(byOwners);
    const limited = await aTeamMember(server, 'front_desk', 7_500);
    expect((await send('POST', `payments/${id}/settle/`, { destination: 'cash' }, limited)).status).toBe(200);
  });

  it('moving a paid registration to a cheaper date, which the preview says', async () => {
    const { id, person } = await owing(server);
    await money.take(id, { method: 'cash', amount: '75.00' });
    const cheaper = await aSession(server.database, { pricePublicCents: 5_000, priceMemberCents: 4_000 });
    const path = `people/${person.id}/registrations/${id}/move`;
    const preview = await send('POST', `${path}/preview/`, { session_id: cheaper });
    expect(preview.body).toMatchObject({
      refund: '25.00',
      hindrances: [{ code: 'permission_denied', override: null }],
    });
    expect(refused(await send('POST', `${path}/`, { session_id: cheaper }))).toEqual(byOwners);
    expect((await send('POST', `${path}/`, { session_id: cheaper }, owner)).status).toBe(200);
  });

  it('a price below the own one of a person, for a manager with a limit', async () => {
    const manager = await aTeamMember(server, 'manager', 1_000);
    const register = async (amount: string) => {
      const { id } = await aMember(server);
      const body = {
        session_id: await aSession(server.database),
        amount,
        overrides: ['price'],
        reason: 'A friend of the house.',
      };
      return send('POST', `people/${id}/registrations/`, body, manager);
    };
    expect(refused(await register('60.00'))).toEqual(byOwners);
    expect((await register('65.00')).status).toBe(201);
    expect((await register('80.00')).status).toBe(201);
  });
});

describe('who may not set prices', () => {
  const create = (over: object) =>
    send('POST', 'sessions/', {
      title: 'Slow Roll',
      program_id: 'roll',
      start_datetime: '2026-05-02T18:30:00-04:00',
      end_datetime: '2026-05-02T20:00:00-04:00',
      price_public: '75.00',
      price_member: '60.00',
      ...over,
    });

  it('makes a session with the prices of the latest one of its program, or of the one that it copies', async () => {
    const dear = await aSession(server.database, { pricePublicCents: 9_000, priceMemberCents: 8_000 });
    await aSession(server.database, { startsAt: new Date('2026-04-30T18:30:00-04:00') });
    expect((await create({})).status).toBe(201);
    expect(refused(await create({ price_public: '0.00' }))).toEqual(byPrices);
    expect(refused(await create({ price_public: '90.00', price_member: '80.00' }))).toEqual(byPrices);
    expect((await create({ price_public: '90.00', price_member: '80.00', picture_of: dear })).status).toBe(
      201,
    );
  });

  it('changes everything of a session but its prices', async () => {
    const id = await aSession(server.database);
    const change = (body: object) => send('PATCH', `sessions/${id}/`, { version: 1, ...body });
    expect(refused(await change({ price_member: '0.00' }))).toEqual(byPrices);
    expect((await change({ title: 'Slower Roll', price_public: '75.00' })).status).toBe(200);
  });
});
