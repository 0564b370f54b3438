import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { seedPlans } from '../src/app/seed/plans/seed-plans.ts';
import { checkLedger } from '../src/features/booking/ledger/check-ledger.ts';
import { aCard, aMember, seedStudio, type Person } from './booking.ts';
import { realDatabase } from './database.ts';
import { testServer, type TestServer } from './server.ts';
import { aTeamMember } from './team-fixture.ts';

/** A desk that sells by link to `fixture.person`, who is another one in every test, on a database with parallel transactions. */
export function paymentLinkFixture() {
  const fixture = {} as { server: TestServer; desk: Person; person: Person };
  beforeAll(async () => {
    fixture.server = await testServer({ database: await realDatabase({ poolSize: 15 }) });
    await seedStudio(fixture.server.database);
    await fixture.server.database.withTx(seedPlans);
    fixture.desk = await aTeamMember(fixture.server, 'front_desk');
  });
  afterAll(() => fixture.server?.close());
  beforeEach(async () => {
    fixture.person = await aMember(fixture.server);
  });
  const post = async (path: string, body: object, key: string = randomUUID()) =>
    fixture.server.call('POST', path, {
      token: await fixture.desk.renewed(),
      body,
      headers: { 'idempotency-key': key },
    });
  return {
    fixture,
    sell: (body: object, to: Person = fixture.person) =>
      post(`/office/people/${to.id}/sales/`, { method: 'link', send: 'none', ...body }),
    withdraw: (id: string) => post(`/office/sales/${id}/withdraw/`, {}),
    read: (path: string) => fixture.server.call('GET', path),
    pay: async (path: string, over: object = {}, key: string = randomUUID()) =>
      fixture.server.call('POST', path, {
        body: { payment_method_id: await aCard(fixture.server), ...over },
        headers: { 'idempotency-key': key },
      }),
    problems: async () => (await checkLedger(fixture.server.database.db)).problems,
  };
}

/** The address of the call of a link. */
export const pathOf = ({ url }: Record<string, unknown>) =>
  `/payment-links/${String(url).split('/').at(-1)}/`;

/** Status and code of an answer. */
export const said = ({ status, body }: { status: number; body: Record<string, unknown> }) => [
  status,
  body['code'],
];
