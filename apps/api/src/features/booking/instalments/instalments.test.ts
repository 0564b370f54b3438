import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { aCard, aMember, aSession, books, guestForm } from '../../../../test/booking.ts';
import { dueDay, planFixture } from '../../../../test/plan-fixture.ts';
import { emailsTo } from '../../../../test/waitlist-actions.ts';

const { fixture, collect, onAPlan, charged, plan, cardNow } = planFixture();
const day = 86_400;

describe('an instalment', () => {
  it('is collected once on its due date in the studio’s time zone, not earlier, with an email', async () => {
    const { session_id, person, id } = await onAPlan();
    fixture.server.clock.set('2026-03-15T23:59:59-04:00');
    await collect();
    expect(await charged(session_id)).toBe(3800);
    fixture.server.clock.set(dueDay);
    await collect();
    await collect();
    expect(await charged(session_id)).toBe(7500);
    expect(await plan(id)).toEqual(['paid', 'paid']);
    expect(await emailsTo(fixture.server, person)).toEqual(['registration_confirmed', 'payment_received']);
  });

  it('of a guest is collected as well', async () => {
    const session_id = await aSession(fixture.server.database, {
      startsAt: new Date('2026-04-12T18:30:00-04:00'),
    });
    const form = { ...guestForm(session_id, await aCard(fixture.server)), payment_plan: 'weekly' };
    const made = await fixture.server.call('POST', '/training/registrations/guest-register/', { body: form });
    expect(made.status).toBe(201);
    for (const on of ['2026-03-09', '2026-03-16', '2026-03-23', '2026-03-30']) {
      fixture.server.clock.set(`${on}T09:00:00-04:00`);
      await collect();
    }
    expect(await books(fixture.server.database, session_id)).toMatchObject({ charges: 4, charged: 7500 });
  });

  it('is never collected without a card, from a cancelled registration or for a cancelled session', async () => {
    const short = await aSession(fixture.server.database, {
      startsAt: new Date('2026-04-12T18:30:00-04:00'),
    });
    await fixture.people.register(await aMember(fixture.server), short, { payment_plan: 'bi_weekly' });
    const left = await onAPlan();
    await fixture.people.cancel(left.person, left.session_id);
    const off = await onAPlan();
    await fixture.server.database.db.execute(
      sql`update sessions set status = 'cancelled' where id = ${off.session_id}`,
    );
    fixture.server.clock.set(dueDay);
    await collect();
    expect([await charged(short), await charged(left.session_id), await charged(off.session_id)]).toEqual([
      0, 0, 3800,
    ]);
    expect(await plan(left.id)).toEqual(['paid', 'dropped']);
  });
});

describe('a declined instalment', () => {
  it('is retried 1, 2 and 3 days later, each time with an email, and then left to the member', async () => {
    const { session_id, person, id } = await onAPlan();
    await cardNow(id, 'declines');
    fixture.server.clock.set(dueDay);
    const emailCount = async () => (await emailsTo(fixture.server, person)).length - 1;
    const seen: number[] = [];
    for (const wait of [0, day - 1, 1, 2 * day - 1, 1, 3 * day - 1, 1, 30 * day]) {
      fixture.server.clock.pass(wait);
      await collect();
      await collect();
      seen.push(await emailCount());
    }
    expect(seen).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
    expect(await plan(id)).toEqual(['paid', 'failed']);
    expect(await charged(session_id)).toBe(3800);
    const { rows } = await fixture.server.database.db.execute<{ text: string }>(
      sql`select text_body as text from outbox_mails where recipient = ${person.email} order by sequence desc limit 1`,
    );
    expect(rows[0]?.text).toContain('We will not charge it again');
  });

  it('is collected by the next attempt when the card works again, or paid manually', async () => {
    const { session_id, id } = await onAPlan();
    const other = await onAPlan();
    for (const one of [id, other.id]) await cardNow(one, 'declines');
    fixture.server.clock.set(dueDay);
    await collect();
    await cardNow(id, 'succeeds');
    const paid = await fixture.server.call('POST', `/training/registrations/${other.id}/pay/`, {
      token: await other.person.renewed(),
      body: { payment_method_id: await aCard(fixture.server) },
    });
    expect(paid.status).toBe(200);
    fixture.server.clock.pass(day);
    await collect();
    expect([await charged(session_id), await charged(other.session_id)]).toEqual([7500, 7500]);
  });

  it('is the result of a card that requires authentication, and no authentication stays pending', async () => {
    const { session_id, person, id } = await onAPlan();
    await cardNow(id, 'asks');
    fixture.server.clock.set(dueDay);
    await collect();
    await collect();
    expect(await emailsTo(fixture.server, person)).toEqual(['registration_confirmed', 'instalment_declined']);
    const { rows } = await fixture.server.database.db.execute(
      sql`select subject from outbox_mails where recipient = ${person.email} order by sequence desc limit 1`,
    );
    expect(rows).toEqual([{ subject: expect.stringMatching(/^Please confirm: /) }]);
    expect(await charged(session_id)).toBe(3800);
    expect((await fixture.people.cancel(person, session_id)).status).toBe(200);
  });
});

describe('a declined instalment of a registration that is cancelled', () => {
  it('is counted as open before the cancellation, and dropped by it', async () => {
    const { session_id, person, id } = await onAPlan();
    await cardNow(id, 'declines');
    fixture.server.clock.set(dueDay);
    await collect();
    expect(await plan(id)).toEqual(['paid', 'failed']);
    const preview = await fixture.server.call('GET', `/sessions/registered/${session_id}/cancel/preview/`, {
      token: await person.renewed(),
    });
    expect(preview.body).toMatchObject({ open_instalments: 1 });
    await fixture.people.cancel(person, session_id);
    expect(await plan(id)).toEqual(['paid', 'dropped']);
  });
});
