import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aSession, cards, paymentIn, registrationIn, seedStudio } from '../../../../test/booking.ts';
import { anyDatabase } from '../../../../test/database.ts';
import { aBooking, dearer, same, stateOf, takenOf } from '../../../../test/moving.ts';
import { paymentFixtures, type PaymentFixture } from '../../../../test/payment-fixtures.ts';
import { testServer, type TestServer } from '../../../../test/server.ts';
import { programs } from '../../../platform/database/schema/training.ts';
import { checkLedger } from '../ledger/check-ledger.ts';
import { reconcileAll } from '../registration/reconcile.ts';

describe.each(paymentFixtures)('the outcome of a move, with %s,', (_name, open) => {
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
  beforeEach(() => {
    server.clock.set('2026-03-02T12:00:00-05:00');
    fixture.payments.fault = null;
    fixture.payments.down = false;
  });
  /** A session that a test filled without registrations would contradict the ledger. */
  const emptied = (id: string) =>
    server.database.db.execute(sql`update sessions set taken = 0 where id = ${id}`);
  const ledger = async () => (await checkLedger(server.database.db)).problems;
  const paid = async (plan: 'full' | 'weekly' = 'full') =>
    aBooking(server, {
      card: await fixture.card(),
      plan,
      ...(plan === 'weekly' ? { from: { startsAt: new Date('2026-04-10T18:30:00-04:00') } } : {}),
    });

  describe('with a card that the bank has to confirm', () => {
    async function asking() {
      const member = await paid();
      const to = await aSession(server.database, { ...dearer, maxParticipants: 1 });
      const body = {
        amount: '87.00',
        due_now: '12.00',
        payment_method_id: await fixture.card(cards.asks),
      };
      const key = to;
      const asked = await member.move(to, body, key);
      const hold = String(registrationIn(asked)['public_id']);
      const secret = String(paymentIn(asked)?.['client_secret']);
      const confirm = async () =>
        server.call('POST', `/training/registrations/${hold}/confirm-payment/`, {
          body: { client_secret: secret },
        });
      return { member, to, body, key, asked, secret, confirm };
    }

    it('has both seats until the payment is confirmed, and then the new one', async () => {
      const { member, to, body, key, asked, secret, confirm } = await asking();
      expect(asked.status).toBe(202);
      expect(await takenOf(server, member.session_id, to)).toEqual([1, 1]);
      expect(await ledger()).toEqual([]);
      await fixture.authenticate(secret, true);
      const confirmed = await confirm();
      expect(registrationIn(confirmed)).toMatchObject({ public_id: member.registrationId, session_id: to });
      expect((await confirm()).body['registration']).toEqual(confirmed.body['registration']);
      const retried = await member.move(to, body, key);
      expect(registrationIn(retried)).toMatchObject({ public_id: member.registrationId, session_id: to });
      expect(await takenOf(server, member.session_id, to)).toEqual([0, 1]);
      expect(await ledger()).toEqual([]);
    });

    it('keeps the old seat when the payment is refused', async () => {
      const { member, to, secret, confirm } = await asking();
      await fixture.authenticate(secret, false);
      expect((await confirm()).status).toBe(402);
      expect(await takenOf(server, member.session_id, to)).toEqual([1, 0]);
      expect(await ledger()).toEqual([]);
    });

    it('keeps the old seat when nobody answers within 15 minutes', async () => {
      const { member, to } = await asking();
      server.clock.pass(16 * 60);
      await reconcileAll(server.deps);
      expect(await stateOf(server, member.registrationId)).toMatchObject({
        sessionId: member.session_id,
        moving: false,
      });
      expect(await takenOf(server, member.session_id, to)).toEqual([1, 0]);
      expect(await ledger()).toEqual([]);
    });

    it('is given up for a cancellation, which releases both seats', async () => {
      const { member, to, secret } = await asking();
      const path = `/sessions/registered/${member.registrationId}/cancel/`;
      const cancelled = await server.call('POST', path, { token: await member.renewed(), body: {} });
      expect(cancelled.body['refund']).toMatchObject({ amount: '75.00' });
      await fixture.authenticate(secret, true).catch(() => null);
      await reconcileAll(server.deps);
      expect(await takenOf(server, member.session_id, to)).toEqual([0, 0]);
      expect(await stateOf(server, member.registrationId)).toMatchObject({ status: 'cancelled', paid: 0 });
      expect(await ledger()).toEqual([]);
    });

    it('is given up for another choice', async () => {
      const { member, to } = await asking();
      const other = await aSession(server.database, same);
      expect((await member.move(other)).status).toBe(200);
      expect(await takenOf(server, member.session_id, to, other)).toEqual([0, 0, 1]);
      expect(await ledger()).toEqual([]);
    });

    it('is undone with its money back when the studio has cancelled the new date', async () => {
      const { member, to, secret, confirm } = await asking();
      await server.database.db.execute(sql`update sessions set status = 'cancelled' where id = ${to}`);
      await fixture.authenticate(secret, true);
      expect((await confirm()).body).toMatchObject({ code: 'hold_expired', payment_returned: true });
      expect(await stateOf(server, member.registrationId)).toMatchObject({
        sessionId: member.session_id,
        paid: 7500,
        moving: false,
      });
      expect((await fixture.books(to))?.charged).toBe(0);
      expect(await ledger()).toEqual([]);
    });
  });

  it.each(['request_lost', 'response_lost'] as const)(
    'keeps both seats while the charge is unknown (%s), until it is reconciled',
    async (fault) => {
      const member = await paid();
      const to = await aSession(server.database, dearer);
      const body = { amount: '87.00', due_now: '12.00', payment_method_id: await fixture.card() };
      fixture.payments.fault = fault;
      const unknown = await member.move(to, body, to);
      expect(unknown.body).toMatchObject({ code: 'in_progress', payment_unknown: true });
      expect(await takenOf(server, member.session_id, to)).toEqual([1, 1]);
      expect(await ledger()).toEqual([]);
      fixture.payments.fault = null;
      server.clock.pass(60);
      await reconcileAll(server.deps);
      const charged = fault === 'response_lost';
      expect(await takenOf(server, member.session_id, to)).toEqual(charged ? [0, 1] : [1, 0]);
      const retried = await member.move(to, body, to);
      expect(retried.status).toBe(200);
      expect(await stateOf(server, member.registrationId)).toMatchObject({ sessionId: to, paid: 8700 });
      expect(await takenOf(server, member.session_id, to)).toEqual([0, 1]);
      expect(await ledger()).toEqual([]);
    },
  );

  describe('changes nothing and says why', () => {
    it.each([
      ['the price changed', { amount: '74.00' }, 'price_changed', {}],
      ['the charge changed', { due_now: '5.00' }, 'price_changed', {}],
      ['the new date is full', {}, 'session_full', { maxParticipants: 1, taken: 1 }],
      [
        'registration for it is closed',
        {},
        'registration_closed',
        { registrationClosesAt: new Date('2026-03-01T12:00:00-05:00') },
      ],
    ])('when %s', async (_why, over, code, session) => {
      const member = await paid();
      const to = await aSession(server.database, { ...same, ...session });
      const before = await takenOf(server, member.session_id, to);
      const rejected = await member.move(to, over);
      expect(rejected.body['code']).toBe(code);
      expect(await takenOf(server, member.session_id, to)).toEqual(before);
      expect(await stateOf(server, member.registrationId)).toMatchObject({ sessionId: member.session_id });
      await emptied(to);
    });

    it('when the waiver has changed', async () => {
      const member = await paid();
      const to = await aSession(server.database, same);
      const { db } = server.database;
      await db.execute(sql`insert into waiver_versions (version, title, body_html, rules, effective_date, content_hash, published_at)
        values ('2', 'Waiver', '<p>New.</p>', '[]', '2026-03-01', 'other', '2026-03-02T00:00:00Z')`);
      try {
        expect((await member.move(to)).body['code']).toBe('waiver_required');
        const { body } = await member.get(`/sessions/registered/${member.session_id}/move/`);
        const dates = body['dates'] as { session: { public_id: string }; blocked_by: string }[];
        expect(dates.find(({ session }) => session.public_id === to)?.blocked_by).toBe('waiver_required');
      } finally {
        await db.execute(sql`delete from waiver_versions where version = '2'`);
      }
    });

    it('after the last free moment, and not a second before', async () => {
      const member = await paid();
      const to = await aSession(server.database, same);
      server.clock.set('2026-03-11T18:30:01-04:00');
      const late = await member.move(to);
      expect(late.body).toMatchObject({
        code: 'cannot_move',
        message: 'Moving to another date was possible until Wednesday, March 11, 2026, 6:30 PM.',
      });
      expect((await member.get(`/sessions/registered/${member.session_id}/move/`)).body).toMatchObject({
        can_move: false,
        reason: late.body['message'],
        dates: [],
      });
      server.clock.set('2026-03-11T18:30:00-04:00');
      expect((await member.move(to)).status).toBe(200);
    });

    it('for a session of another program, an unknown one and the member’s own', async () => {
      const member = await paid();
      await server.database.db
        .insert(programs)
        .values({ id: 'other', categoryId: 'skate', title: 'Other', slug: 'other' })
        .onConflictDoNothing();
      const other = await aSession(server.database, { ...same, programId: 'other' });
      expect((await member.move(other)).body).toHaveProperty('session_id');
      expect((await member.move('nothing-here')).status).toBe(404);
      expect((await member.move(member.session_id)).body['code']).toBe('already_registered');
    });

    it('for a plan that would end after the new date', async () => {
      const member = await paid('weekly');
      const to = await aSession(server.database, { startsAt: new Date('2026-03-20T18:30:00-04:00') });
      expect((await member.move(to)).body['code']).toBe('plan_unavailable');
    });
  });
});
