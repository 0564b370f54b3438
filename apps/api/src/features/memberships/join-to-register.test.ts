import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { aCard, aMember, aSession, cards, registrationIn, type Person } from '../../../test/booking.ts';
import { includedActions, including, seedIncluding } from '../../../test/included-fixture.ts';
import { membershipFixture } from '../../../test/membership-fixture.ts';
import { sweepWaitlists } from '../booking/waitlist/sweep-waitlists.ts';

const fixture = membershipFixture();

const lastSpot = () => aSession(fixture.server.database, { maxParticipants: 1 });

const join = async (person: Person, session_id: string, card?: string) => {
  const { status, body } = await fixture.act.buy(person, card, { session_id });
  return [status, body['code'] ?? null];
};

async function register(person: Person, session_id: string, amount: string) {
  return fixture.server.call('POST', '/training/registrations/register/', {
    token: await person.renewed(),
    body: {
      session_id,
      amount,
      payment_plan: 'full',
      payment_method_id: await aCard(fixture.server),
      waiver_signed: true,
      payment_consent: true,
    },
  });
}

async function takenSeats(id: string): Promise<unknown> {
  const { rows } = await fixture.server.database.db.execute(sql`select taken from sessions where id = ${id}`);
  return rows[0]?.['taken'];
}

describe('joining in order to register', () => {
  it('holds the last spot until the member rate is paid', async () => {
    const { person } = fixture;
    const session = await lastSpot();
    const other = await aMember(fixture.server);
    expect(await join(person, session)).toEqual([201, null]);
    const late = await register(other, session, '75.00');
    expect([late.status, late.body['code']]).toEqual([400, 'session_full']);
    const registered = await register(person, session, '60.00');
    expect(registered.status).toBe(201);
    expect(registrationIn(registered)).toMatchObject({ rate: 'member', price: '60.00', status: 'confirmed' });
    expect([await takenSeats(session), await fixture.act.problems()]).toEqual([1, []]);
    expect(await fixture.act.emails(person)).toEqual(['membership_joined', 'registration_confirmed']);
    const { rows } = await fixture.server.database.db.execute(
      sql`select source from registrations where session_id = ${session}`,
    );
    expect(rows).toEqual([{ source: 'member' }]);
  });

  it('holds the last spot until an included session of the new membership pays', async () => {
    const { person, server } = fixture;
    await seedIncluding(server.database);
    const session = await lastSpot();
    const bought = await fixture.act.buy(person, undefined, {
      plan_id: including.month,
      session_id: session,
    });
    expect(bought.status).toBe(201);
    const act = includedActions(server);
    const late = await act.register(await aMember(server), session);
    expect([late.status, late.body['code']]).toEqual([400, 'session_full']);
    const made = await act.register(person, session, { amount: '60.00' });
    expect([made.status, made.body['payment'], registrationIn(made)]).toMatchObject([
      201,
      null,
      {
        rate: 'member',
        price: '60.00',
        status: 'confirmed',
        payment_status: 'paid',
        covered_by: 'included',
      },
    ]);
    expect([await takenSeats(session), await act.uses(person)]).toEqual([1, ['0 1']]);
    expect([await fixture.act.taken(person), await fixture.act.problems()]).toEqual([6900, []]);
  });

  it('charges nothing where the session is full, and for whoever could not register', async () => {
    const { server, person } = fixture;
    const session = await lastSpot();
    expect((await register(await aMember(server), session, '75.00')).status).toBe(201);
    expect(await join(person, session)).toEqual([400, 'session_full']);
    const unsigned = await aMember(server, { waiver: false });
    expect(await join(unsigned, await lastSpot())).toEqual([403, 'waiver_required']);
    const open = await lastSpot();
    expect((await register(person, open, '75.00')).status).toBe(201);
    expect(await join(person, open)).toEqual([400, 'already_registered']);
    expect(await join(person, 'nothing')).toEqual([404, 'not_found']);
    expect([await fixture.act.taken(person), await fixture.act.taken(unsigned)]).toEqual([0, 0]);
    expect([await fixture.act.list(person), await fixture.act.problems()]).toEqual([[], []]);
  });

  it('keeps the spot for another card, and gives it back after 15 minutes without an email', async () => {
    const { server, person } = fixture;
    const session = await lastSpot();
    expect(await join(person, session, cards.declined)).toEqual([402, 'payment_failed']);
    server.clock.set('2026-03-02T12:10:00-05:00');
    expect(await join(person, session, cards.declined)).toEqual([402, 'payment_failed']);
    server.clock.set('2026-03-02T12:24:00-05:00');
    await sweepWaitlists(server.deps);
    expect(await takenSeats(session)).toBe(1);
    server.clock.set('2026-03-02T12:26:00-05:00');
    await sweepWaitlists(server.deps);
    expect([await takenSeats(session), await fixture.act.emails(person)]).toEqual([0, []]);
    const waitlist = await server.call('GET', '/training/waitlist/', { token: await person.renewed() });
    expect(waitlist.body['results']).toEqual([]);
    expect(await join(person, session)).toEqual([201, null]);
    expect(await fixture.act.problems()).toEqual([]);
  });

  it('by two at once for the last spot charges one', async () => {
    const { server, person } = fixture;
    const session = await lastSpot();
    const other = await aMember(server);
    const both = await Promise.all([join(person, session), join(other, session)]);
    expect(both.toSorted()).toEqual([
      [201, null],
      [400, 'session_full'],
    ]);
    const taken = [await fixture.act.taken(person), await fixture.act.taken(other)];
    expect(taken.toSorted()).toEqual([0, 4900]);
    expect([await takenSeats(session), await fixture.act.problems()]).toEqual([1, []]);
  });

  it('takes nothing from a spot that the waitlist offers the member', async () => {
    const { server, person } = fixture;
    const session = await lastSpot();
    const booked = await aMember(server);
    const seat = registrationIn(await register(booked, session, '75.00'));
    const waiting = await server.call('POST', '/training/waitlist/', {
      token: await person.renewed(),
      body: { session_id: session, notify_email: true, notify_sms: false },
    });
    expect(waiting.status).toBe(201);
    expect(await join(person, session)).toEqual([400, 'session_full']);
    await server.call('POST', `/training/registrations/${String(seat['public_id'])}/cancel/`, {
      token: await booked.renewed(),
    });
    expect(await join(person, session)).toEqual([201, null]);
    const list = await server.call('GET', '/training/waitlist/', { token: await person.renewed() });
    expect(list.body['results']).toMatchObject([{ status: 'offered', offer_expires_at: expect.any(String) }]);
    expect([await takenSeats(session), await fixture.act.problems()]).toEqual([1, []]);
  });
});
