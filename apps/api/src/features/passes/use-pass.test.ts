import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { aCourse, aMember, aSession, registrationIn, type Person } from '../../../test/booking.ts';
import { cancelSession } from '../../../test/money.ts';
import { passFixture } from '../../../test/pass-fixture.ts';
import { aTeamMember } from '../../../test/team-fixture.ts';
import { lastEmailTo } from '../../../test/waitlist-actions.ts';

const fixture = passFixture();

const register = async (person: Person, session_id: string, key: string = randomUUID(), over: object = {}) =>
  fixture.server.call('POST', '/training/registrations/register/', {
    token: await person.renewed(),
    body: { session_id, payment_consent: true, use_pass: true, ...over },
    headers: { 'idempotency-key': key },
  });
const cancel = async (person: Person, id: string) =>
  fixture.server.call('POST', `/training/registrations/${id}/cancel/`, {
    token: await person.renewed(),
    body: {},
  });

async function bought(): Promise<Person> {
  expect((await fixture.act.buy(fixture.person)).status).toBe(201);
  return fixture.person;
}

async function booked(over: Parameters<typeof aSession>[1] = {}) {
  const person = await bought();
  const session = await aSession(fixture.server.database, over);
  const id = String(registrationIn(await register(person, session))['public_id']);
  return { person, session, id };
}

const payments = async (session: string) => {
  const { rows } = await fixture.server.database.db.execute<{ line: string }>(sql`
    select concat_ws(' ', m.kind, m.method, m.amount_cents, m.status) as line
    from payments m join registrations r on r.id = m.registration_id where r.session_id = ${session}`);
  return rows.map(({ line }) => line);
};

describe('a credit of a pass', () => {
  it('pays the whole seat without a card, once for a repeated key', async () => {
    const person = await bought();
    const session = await aSession(fixture.server.database);
    const key = randomUUID();
    const made = await register(person, session, key);
    expect([made.status, made.body['payment']]).toEqual([201, null]);
    expect(registrationIn(made)).toMatchObject({
      status: 'confirmed',
      payment_status: 'paid',
      covered_by: 'pass',
      price: '75.00',
      instalments: [{ status: 'paid', amount: '75.00' }],
    });
    expect((await register(person, session, key)).body).toEqual(made.body);
    expect(await payments(session)).toEqual(['charge pass 7500 succeeded']);
    const { left, passes, history } = await fixture.act.own(person);
    expect([left, passes[0]]).toMatchObject([
      4,
      { credits_left: 4, left: 4, booked: 1, used: 0, next_session_at: '2026-03-12T18:30:00-04:00' },
    ]);
    expect(history.map(({ kind, credits, left: after }) => [kind, credits, after])).toEqual([
      ['booked', 1, 4],
      ['bought', 5, 5],
    ]);
    expect(await fixture.act.taken(person)).toBe(15_000);
    expect(await fixture.act.problems()).toEqual([]);
  });

  it('pays no course, no payment plan, nothing after its end, and nothing of somebody else', async () => {
    const person = await bought();
    const { database } = fixture.server;
    const refused = async (session: string, by = person, over: object = {}) => {
      const { status, body } = await register(by, session, randomUUID(), over);
      return [status, JSON.stringify(body).includes('use_pass')];
    };
    const later = new Date('2026-06-01T18:30:00-04:00');
    expect(await refused(await aCourse(database, 6))).toEqual([400, true]);
    expect(await refused(await aSession(database, { startsAt: later }))).toEqual([400, true]);
    const plan = { payment_plan: 'weekly' };
    const far = await aSession(database, { startsAt: new Date('2026-05-31T18:30:00-04:00') });
    expect(await refused(far, person, plan)).toEqual([400, true]);
    expect(await refused(far, await aMember(fixture.server))).toEqual([400, true]);
    expect((await register(person, far)).status).toBe(201);
    expect((await fixture.act.own(person)).left).toBe(4);
  });

  it('is the one that ends first of those that reach', async () => {
    const person = await bought();
    fixture.server.clock.set('2026-03-20T12:00:00-04:00');
    await fixture.act.buy(person);
    const { database } = fixture.server;
    for (const day of ['2026-05-30', '2026-06-10'])
      await register(person, await aSession(database, { startsAt: new Date(`${day}T18:30:00-04:00`) }));
    const { passes } = await fixture.act.own(person);
    expect(passes.map(({ expires_on, left }) => [expires_on, left])).toEqual([
      ['2026-05-31', 4],
      ['2026-06-18', 4],
    ]);
  });

  it('that is the last one pays one of two registrations at once', async () => {
    const person = await bought();
    const { database } = fixture.server;
    const sessions = await Promise.all(Array.from({ length: 6 }, () => aSession(database)));
    const all = await Promise.all(sessions.map((session) => register(person, session)));
    expect(all.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 201, 201, 400]);
    expect((await fixture.act.own(person)).left).toBe(0);
    expect(await fixture.act.problems()).toEqual([]);
  });
});

describe('a cancellation', () => {
  const numbers = async (person: Person) => {
    const { rows } = await fixture.server.database.db.execute<{ number: number }>(sql`
      select u.number from pass_uses u join passes p on p.id = u.pass_id
      where p.user_id = ${person.id} and u.returned_at is null`);
    return rows.map(({ number }) => number);
  };

  it('in time gives back the same credit, and the next booking uses it again', async () => {
    const { person, id, session } = await booked();
    expect(await numbers(person)).toEqual([1]);
    const preview = await fixture.server.call('GET', `/sessions/registered/${id}/cancel/preview/`, {
      token: await person.renewed(),
    });
    expect(preview.body).toMatchObject({ pass_credit: { returns: true, expires_on: '2026-05-31' } });
    const cancelled = await cancel(person, id);
    expect(registrationIn(cancelled)).toMatchObject({ status: 'cancelled', covered_by: 'none' });
    expect([cancelled.status, cancelled.body['refund']]).toMatchObject([
      200,
      { amount: '0.00', status: 'none' },
    ]);
    expect([await numbers(person), (await fixture.act.own(person)).left]).toEqual([[], 5]);
    expect((await fixture.act.own(person)).history[0]).toMatchObject({
      kind: 'returned',
      expires_on: '2026-05-31',
      left: 5,
    });
    expect((await register(person, session)).status).toBe(201);
    expect(await numbers(person)).toEqual([1]);
    expect(await fixture.act.problems()).toEqual([]);
  });

  it('less than 24 hours before loses it', async () => {
    const { person, id } = await booked();
    fixture.server.clock.set('2026-03-12T12:00:00-04:00');
    expect((await cancel(person, id)).status).toBe(200);
    const { left, passes } = await fixture.act.own(person);
    expect([left, passes[0]]).toMatchObject([4, { booked: 0, used: 1 }]);
    expect(await fixture.act.problems()).toEqual([]);
  });

  it('after the studio moved the session, within 48 hours, gives it back', async () => {
    const { person, id } = await booked();
    fixture.server.clock.set('2026-03-12T12:00:00-04:00');
    await fixture.server.database.db.execute(
      sql`update registrations set free_until = '2026-03-12T18:00:00-04:00' where id = ${id}`,
    );
    expect((await cancel(person, id)).status).toBe(200);
    expect((await fixture.act.own(person)).left).toBe(5);
  });

  it('of the session by the studio gives it back, however late', async () => {
    const { person, session } = await booked();
    fixture.server.clock.set('2026-03-12T18:00:00-04:00');
    await cancelSession(fixture.server, session);
    expect((await fixture.act.own(person)).left).toBe(5);
    expect(await fixture.act.problems()).toEqual([]);
  });

  describe('after its last day', () => {
    const patch = async (session: string, day: string) => {
      const manager = await aTeamMember(fixture.server, 'manager');
      return fixture.server.call('PATCH', `/office/sessions/${session}/`, {
        token: await manager.renewed(),
        body: {
          version: 1,
          start_datetime: `${day}T18:30:00-04:00`,
          end_datetime: `${day}T20:00:00-04:00`,
        },
      });
    };
    const preview = async (person: Person, session: string) =>
      (
        await fixture.server.call('GET', `/sessions/registered/${session}/cancel/preview/`, {
          token: await person.renewed(),
        })
      ).body['pass_credit'];
    /** Moved from March 12 to June 15, 95 days later. The credit ends on May 31. */
    async function movedBeyond() {
      const made = await booked();
      expect((await patch(made.session, '2026-06-15')).status).toBe(200);
      return made;
    }

    it('is put off by the days of the move, for who cancels because of it, as the email says', async () => {
      const { person, session, id } = await movedBeyond();
      expect(await lastEmailTo(fixture.server, person)).toContain(
        'cancel until Wednesday, March 4, 2026, 12:00 PM, and your credit comes back. You can use it until Thursday, September 3, 2026 or later.',
      );
      expect(await preview(person, session)).toEqual({ returns: true, expires_on: '2026-09-03' });
      expect((await cancel(person, id)).status).toBe(200);
      const { passes, history } = await fixture.act.own(person);
      expect(passes[0]).toMatchObject({
        left: 5,
        expires_on: '2026-05-31',
        left_until: [
          { expires_on: '2026-05-31', left: 4 },
          { expires_on: '2026-09-03', left: 1 },
        ],
      });
      expect(history[0]).toMatchObject({ kind: 'returned', expires_on: '2026-09-03', left: 5 });
      fixture.server.clock.set('2026-06-01T12:00:00-04:00');
      expect(await fixture.act.own(person)).toMatchObject({
        left: 1,
        history: [{ kind: 'expired', credits: 4, left: 1 }, {}, {}, {}],
      });
      const later = await aSession(fixture.server.database, {
        startsAt: new Date('2026-09-03T18:30:00-04:00'),
      });
      expect((await register(person, later)).status).toBe(201);
      expect(await fixture.act.problems()).toEqual([]);
    });

    it('lasts at least 30 days when the studio cancels', async () => {
      const { person, session } = await movedBeyond();
      fixture.server.clock.set('2026-06-10T12:00:00-04:00');
      await fixture.server.database.db.execute(sql`update registrations set moved_days = 0`);
      await cancelSession(fixture.server, session);
      expect(await lastEmailTo(fixture.server, person)).toContain(
        'Your credit is back. It pays for a session until Friday, July 10, 2026.',
      );
      expect((await fixture.act.own(person)).left).toBe(1);
    });

    it('cannot be used again by who cancels in time for another reason, as the preview and the email say', async () => {
      const { person, session, id } = await movedBeyond();
      fixture.server.clock.set('2026-06-10T12:00:00-04:00');
      expect(await preview(person, session)).toEqual({ returns: true, expires_on: '2026-05-31' });
      expect((await cancel(person, id)).status).toBe(200);
      const text = await lastEmailTo(fixture.server, person);
      expect(text).toContain('Your credit came back after its last day, so it cannot be used again.');
      expect(text).not.toContain('May 31');
      expect((await fixture.act.own(person)).left).toBe(0);
    });
  });

  it('by the desk gives it back by the same rule, and late only by somebody who may', async () => {
    const { person, id } = await booked();
    fixture.server.clock.set('2026-03-12T12:00:00-04:00');
    const by = async (role: 'front_desk' | 'owner') => {
      const team = await aTeamMember(fixture.server, role);
      return fixture.server.call('POST', `/office/people/${person.id}/registrations/${id}/cancel/`, {
        token: await team.renewed(),
        body: { reason: 'Ill.', cancelled_by: 'business' },
        headers: { 'idempotency-key': randomUUID() },
      });
    };
    expect((await by('front_desk')).status).toBe(403);
    expect((await fixture.act.own(person)).left).toBe(4);
    expect((await by('owner')).status).toBe(200);
    expect((await fixture.act.own(person)).left).toBe(5);
  });
});
