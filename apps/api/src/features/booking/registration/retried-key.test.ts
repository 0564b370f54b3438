import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aMember, aSession, guestForm, registrationIn, seedStudio } from '../../../../test/booking.ts';
import { anyDatabase } from '../../../../test/database.ts';
import { paymentFixtures, type PaymentFixture } from '../../../../test/payment-fixtures.ts';
import { testServer, type ApiResponse, type TestServer } from '../../../../test/server.ts';
import type { PaymentProvider } from '../../payments/port/provider.ts';

/** An event that a test waits for. */
function createSignal() {
  let fire = () => {};
  const fired = new Promise<void>((resolve) => (fire = resolve));
  return { fire: () => fire(), fired };
}

type Charging = PaymentProvider['charge'];

describe.each(paymentFixtures)('two requests with one key, with %s:', (_name, open) => {
  let server: TestServer;
  let fixture: PaymentFixture;
  /** The test’s hooks into charges and queries about them; calls are counted from 1. */
  let onCharge: (count: number, key: string, go: () => ReturnType<Charging>) => ReturnType<Charging>;
  let onFind: (key: string) => Promise<void>;
  let charges: number;
  beforeAll(async () => {
    const database = await anyDatabase();
    fixture = await open(database);
    const payments: PaymentProvider = {
      ...fixture.payments,
      charge: (request) => onCharge((charges += 1), request.key, () => fixture.payments.charge(request)),
      find: async (key) => {
        await onFind(key);
        return fixture.payments.find(key);
      },
    };
    server = await testServer({ database, adapters: { payments } });
    await seedStudio(database);
  });
  afterAll(async () => {
    await server?.close();
    await fixture?.close();
  });
  beforeEach(() => {
    charges = 0;
    onCharge = (_count, _key, go) => go();
    onFind = async () => {};
  });

  interface Asked {
    readonly session_id: string;
    readonly ask: () => Promise<ApiResponse>;
  }
  async function member(): Promise<Asked> {
    const session_id = await aSession(server.database);
    const { token } = await aMember(server);
    const body = { session_id, payment_plan: 'full', payment_method_id: await fixture.card() };
    const headers = { 'idempotency-key': session_id };
    const path = '/training/registrations/register/';
    return { session_id, ask: () => server.call('POST', path, { token, body, headers }) };
  }
  async function guest(): Promise<Asked> {
    const session_id = await aSession(server.database);
    const body = guestForm(session_id, await fixture.card());
    const headers = { 'idempotency-key': session_id };
    const path = '/training/registrations/guest-register/';
    return { session_id, ask: () => server.call('POST', path, { body, headers }) };
  }
  const keyRow = async (session_id: string) =>
    (
      await server.database.db.execute<{ status: string }>(
        sql`select status from idempotency_keys where key = ${session_id}`,
      )
    ).rows[0];
  /** Waits half a second for an effect that must not occur: no event reports its absence. */
  const whileUntouched = (session_id: string) =>
    expect
      .poll(async () => (await keyRow(session_id))?.status, { timeout: 500 })
      .not.toBe('in_progress')
      .catch(() => {});

  /** All responses, including that of a late retry, and the stored registrations and charges. */
  const outcome = async ({ session_id, ask }: Asked, responses: readonly ApiResponse[]) => {
    const all = [...responses, await ask()];
    return {
      responses: all.map(({ status, body }) => body['code'] ?? status),
      seats: new Set(all.map((response) => registrationIn(response)?.['public_id'])).size,
      books: await fixture.books(session_id),
    };
  };
  const oneSeat = {
    responses: [201, 201, 201],
    seats: 1,
    books: { taken: 1, live: 1, registrations: 1, charges: 1, charged: 7500 },
  };

  /**
   * Two charges never reach the provider. Both requests see the second attempt abandoned and both query its outcome.
   * One of them finishes only when the other is charging for the third attempt.
   */
  async function bothSeeTheSecondAttempt({ session_id, ask }: Asked) {
    const [secondBegun, thirdBegun, bothLook] = [createSignal(), createSignal(), createSignal()];
    let secondKey = '';
    let queries = 0;
    onCharge = async (count, key, go) => {
      if (count === 2) {
        secondKey = key;
        secondBegun.fire();
      }
      if (count <= 2) throw new Error('the request never arrived');
      if (count === 3) {
        thirdBegun.fire();
        await whileUntouched(session_id);
      }
      return go();
    };
    onFind = async (key) => {
      if (key !== secondKey) return;
      queries += 1;
      if (queries === 1) return bothLook.fired;
      bothLook.fire();
      await thirdBegun.fired;
    };
    const one = ask();
    await secondBegun.fired;
    return Promise.all([one, ask()]);
  }

  const people: [string, () => Promise<Asked>, string][] = [
    ['a member', member, 'already_registered'],
    ['a guest', guest, 'account_exists'],
  ];

  it.each(people)(
    '%s with a third attempt keeps it when the other saw only the second',
    async (_who, make) => {
      const asked = await make();
      expect(await outcome(asked, await bothSeeTheSecondAttempt(asked))).toEqual(oneSeat);
    },
  );

  it.each(people)(
    '%s would be rejected for a paid seat if the other request cleared the attempt (positive control)',
    async (_who, make, code) => {
      const { session_id, ask } = await make();
      onCharge = async (_count, _key, go) => {
        await server.database.db.execute(sql`delete from idempotency_keys where key = ${session_id}`);
        return go();
      };
      expect((await ask()).status).toBe(201);
      expect((await ask()).body['code']).toBe(code);
      expect(await fixture.books(session_id)).toMatchObject({ registrations: 1, charges: 1 });
    },
  );

  it.each(people)(
    '%s whose first attempt seemed dead gets the response of the second',
    async (_who, make) => {
      const asked = await make();
      const [firstBegun, secondBegun] = [createSignal(), createSignal()];
      onCharge = async (count, _key, go) => {
        if (count === 1) {
          firstBegun.fire();
          await secondBegun.fired;
        }
        if (count === 2) {
          secondBegun.fire();
          await whileUntouched(asked.session_id);
        }
        return go();
      };
      const one = asked.ask();
      await firstBegun.fired;
      server.clock.pass(31);
      expect(await outcome(asked, await Promise.all([one, asked.ask()]))).toEqual(oneSeat);
    },
  );
});
