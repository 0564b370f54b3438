import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  aMember,
  books,
  cards,
  paymentIn,
  registrationIn,
  seedStudio,
  type Person,
} from '../../../../test/booking.ts';
import { testServer, type ApiResponse, type TestServer } from '../../../../test/server.ts';
import { emailsTo, seatCountsOf, waitlistActions } from '../../../../test/waitlist-actions.ts';
import { reconcileAll } from '../registration/reconcile.ts';

let server: TestServer;
let people: ReturnType<typeof waitlistActions>;
beforeAll(async () => {
  server = await testServer();
  people = waitlistActions(server);
  await seedStudio(server.database);
});
afterAll(() => server?.close());
beforeEach(() => server.clock.set('2026-03-02T12:00:00-05:00'));

/** A seat is released; the first waiting member registers for it, and the card requires authentication. */
async function asked(startsAt?: string) {
  const { session_id, inside } = await people.full(1, startsAt);
  const [owner] = inside as [Person];
  const [first, second] = [await aMember(server), await aMember(server)];
  const entry = String((await people.join(first, session_id)).body['public_id']);
  await people.join(second, session_id);
  await people.cancel(owner, session_id);
  const pending = await people.buy(first, session_id, cards.asks);
  expect(pending.status).toBe(202);
  return { session_id, entry, first, second, pending };
}

async function authenticate(
  pending: ApiResponse,
  { renewed }: Person,
  approve: boolean,
): Promise<ApiResponse> {
  const client_secret = String(paymentIn(pending)?.['client_secret']);
  await server.call('POST', '/payments/sandbox/confirm/', { body: { client_secret, approve } });
  const id = String(registrationIn(pending)['public_id']);
  const path = `/training/registrations/${id}/confirm-payment/`;
  return server.call('POST', path, { token: await renewed(), body: { client_secret } });
}

const runOut = async () => {
  server.clock.pass(16 * 60);
  await reconcileAll(server.deps);
};

describe('a member who leaves the waitlist during payment authentication', () => {
  it.each(['session_id', 'entry'] as const)(
    'loses the entry, by its %s, and the seat goes to the next member when the hold expires',
    async (by) => {
      const context = await asked();
      const { session_id, first, second } = context;
      expect((await people.leave(first, context[by])).status).toBe(204);
      expect((await people.leave(first, context[by])).status).toBe(404);
      expect(await seatCountsOf(server, session_id)).toMatchObject({ taken: 1, held: 1, offered: 0 });
      await runOut();
      expect((await people.status(first, session_id)).status).toBe(404);
      expect((await people.status(second, session_id)).body).toMatchObject({ status: 'offered' });
      expect(await seatCountsOf(server, session_id)).toMatchObject({ taken: 1, held: 0, offered: 1 });
      expect(await emailsTo(server, first)).toEqual(['waitlist_offer']);
    },
  );

  it('has no entry left when the card is declined', async () => {
    const { session_id, first, second, pending } = await asked();
    await people.leave(first, session_id);
    expect((await authenticate(pending, first, false)).status).toBe(402);
    expect((await people.status(first, session_id)).status).toBe(404);
    expect((await people.status(second, session_id)).body).toMatchObject({ status: 'offered' });
    expect(await books(server.database, session_id)).toMatchObject({ live: 0, charges: 0 });
  });

  it('still gets the seat when the authentication succeeds', async () => {
    const { session_id, first, second, pending } = await asked();
    await people.leave(first, session_id);
    const paid = await authenticate(pending, first, true);
    expect(paid.status).toBe(200);
    expect(registrationIn(paid)).toMatchObject({ status: 'confirmed' });
    expect(await books(server.database, session_id)).toMatchObject({ taken: 1, live: 1, charged: 7500 });
    expect((await people.status(second, session_id)).body).toMatchObject({ status: 'waiting', position: 1 });
    expect((await people.leave(first, session_id)).status).toBe(404);
  });

  it('does not wait in the last 24 hours either, and the other waiting members are notified', async () => {
    const { session_id, first, second } = await asked('2026-03-03T12:00:00-05:00');
    expect((await people.leave(first, session_id)).status).toBe(204);
    await runOut();
    expect((await people.status(first, session_id)).status).toBe(404);
    expect(await emailsTo(server, first)).toEqual(['waitlist_open']);
    expect(await emailsTo(server, second)).toEqual(['waitlist_open', 'waitlist_open']);
    expect(await seatCountsOf(server, session_id)).toMatchObject({ taken: 0, held: 0, waiting: 1 });
  });
});

describe('leaving the waitlist responds not found', () => {
  it('to members without an entry, to strangers, and for a hold that did not come from the waitlist', async () => {
    const { session_id, entry, first, second } = await asked();
    expect((await people.leave(await aMember(server), entry)).status).toBe(404);
    expect((await people.buy(first, session_id)).status).toBe(201);
    await people.leave(second, session_id);
    await people.cancel(first, session_id);
    // The seat is available and the waitlist is empty: this hold has no entry, whatever its owner had before.
    expect((await people.buy(first, session_id, cards.asks)).status).toBe(202);
    expect((await people.leave(first, session_id)).status).toBe(404);
    expect((await people.leave(first, entry)).status).toBe(404);
  });
});
