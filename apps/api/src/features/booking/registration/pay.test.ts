import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember, aSession, cards, registrationIn, seedStudio } from '../../../../test/booking.ts';
import { anyDatabase } from '../../../../test/database.ts';
import { paymentFixtures, type PaymentFixture } from '../../../../test/payment-fixtures.ts';
import { profiles } from '../../../platform/database/schema/people.ts';
import { testServer, type TestServer } from '../../../../test/server.ts';

describe.each(paymentFixtures)('paying one instalment of several, with %s,', (_name, open) => {
  let server: TestServer;
  let fixture: PaymentFixture;
  beforeAll(async () => {
    const database = await anyDatabase();
    fixture = await open(database);
    server = await testServer({ database, adapters: { payments: fixture.payments } });
    await seedStudio(database);
  });
  afterAll(async () => {
    await server?.close();
    await fixture?.close();
  });

  /** $75 in four weekly instalments of 19, 19, 19 and 18; the first is paid at registration. */
  async function inParts() {
    const session_id = await aSession(server.database, { startsAt: new Date('2026-04-20T18:30:00-04:00') });
    const { token, id: memberId } = await aMember(server);
    const made = await server.call('POST', '/training/registrations/register/', {
      token,
      body: { session_id, payment_plan: 'weekly', payment_method_id: await fixture.card() },
    });
    const id = String(registrationIn(made)['public_id']);
    const press = (body: object, key?: string) =>
      server.call('POST', `/training/registrations/${id}/pay/`, {
        token,
        body,
        headers: key === undefined ? {} : { 'idempotency-key': key },
      });
    /** Uses another card each time, as after filling in the form again: another body, so another idempotent request. */
    const pay = async (instalment?: number) => {
      const payment_method_id = await fixture.card();
      return press({ payment_method_id, ...(instalment === undefined ? {} : { instalment }) });
    };
    const charged = async () => (await fixture.books(session_id))?.charged;
    return { id, memberId, pay, press, charged };
  }

  it('charges the named instalment and never the next one in its place', async () => {
    const { pay, charged } = await inParts();
    expect([(await pay(2)).status, await charged()]).toEqual([200, 3_800]);
    const again = await pay(2);
    expect([again.status, again.body['code'], again.body['message']]).toEqual([
      409,
      'nothing_to_pay',
      'This installment is already paid.',
    ]);
    expect(await charged()).toBe(3_800);
  });

  it('stays possible for a member whose name and date of birth are not known', async () => {
    const { memberId, pay, charged } = await inParts();
    await server.database.db
      .update(profiles)
      .set({ firstName: '', lastName: '', dateOfBirth: null })
      .where(eq(profiles.userId, memberId));
    expect([(await pay()).status, await charged()]).toEqual([200, 3_800]);
  });

  it('responds to a stale authentication that this instalment is paid, not the whole plan', async () => {
    const { id, pay, press, charged } = await inParts();
    const asked = await press({ payment_method_id: await fixture.card(cards.asks), instalment: 2 });
    const { client_secret } = asked.body['payment'] as { client_secret: string };
    expect((await pay(2)).status).toBe(200);
    const confirm = `/training/registrations/${id}/confirm-payment/`;
    const confirmed = await server.call('POST', confirm, { body: { client_secret } });
    expect([confirmed.status, confirmed.body['message']]).toEqual([409, 'This installment is already paid.']);
    expect(await charged()).toBe(3_800);
  });

  it('charges once when the response was lost and the member fills in the form again', async () => {
    const { pay, charged } = await inParts();
    fixture.payments.fault = 'response_lost';
    await pay(2);
    fixture.payments.fault = null;
    await pay(2);
    expect(await charged()).toBe(3_800);
  });

  it('charges once for many concurrent requests', async () => {
    const { pay, charged } = await inParts();
    const responses = await Promise.all(Array.from({ length: 8 }, () => pay(3)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await charged()).toBe(3_800);
  });

  it('returns the outcome of the later request to a request that was presumed dead', async () => {
    const { press, charged } = await inParts();
    const body = { payment_method_id: await fixture.card(), instalment: 2 };
    const { charge } = fixture.payments;
    let ended = () => {};
    const end = new Promise<void>((resolve) => (ended = resolve));
    const asked = new Promise<void>((begun) => {
      fixture.payments.charge = async (request) => {
        begun();
        await end;
        return charge(request);
      };
    });
    const first = press(body, 'one-press');
    await asked;
    fixture.payments.charge = charge;
    server.clock.pass(31);
    const second = await press(body, 'one-press');
    ended();
    expect([second.status, second.body['code']]).toEqual([402, 'payment_failed']);
    const { request_id: _its, ...expected } = second.body;
    expect((await first).body).toMatchObject(expected);
    expect(await charged()).toBe(1_900);
  });

  it('asks for a card when the payment method is none', async () => {
    const { press, charged } = await inParts();
    const { status, body } = await press({ payment_method_id: 'pm_of_nobody', instalment: 2 }, 'no-card');
    expect([status, body['code'], body['message']]).toEqual([402, 'payment_failed', 'Choose a card.']);
    expect(await charged()).toBe(1_900);
  });

  it('charges two instalments when none is named (positive control)', async () => {
    const { pay, charged } = await inParts();
    expect([(await pay()).status, (await pay()).status]).toEqual([200, 200]);
    expect(await charged()).toBe(5_700);
  });
});
