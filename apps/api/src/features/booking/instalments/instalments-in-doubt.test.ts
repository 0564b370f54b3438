import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { books } from '../../../../test/booking.ts';
import { dueDay, planFixture } from '../../../../test/plan-fixture.ts';
import { emailsTo } from '../../../../test/waitlist-actions.ts';
import { reconcileAll } from '../registration/reconcile.ts';

const { fixture, collect, onAPlan, charged, plan } = planFixture();
/** After this time a charge without an outcome is attempted again, in seconds. */
const retryAfterSeconds = 3_600;

describe('a provider that does not respond', () => {
  it('is called once in a run, so that other jobs can run, and for all other instalments in the next run', async () => {
    const all = [await onAPlan(), await onAPlan(), await onAPlan()];
    fixture.server.clock.set(dueDay);
    fixture.provider.fault = 'request_lost';
    fixture.provider.down = true;
    await collect();
    const begun = await fixture.server.database.db.execute(
      sql`select 1 from payments where idempotency_key like 'instalment_%' and status in ('pending', 'unknown')`,
    );
    expect(begun.rows).toHaveLength(1);
    fixture.provider.fault = null;
    fixture.provider.down = false;
    fixture.server.clock.pass(600);
    await reconcileAll(fixture.server.deps);
    await collect();
    // The instalment that got no response waits for an hour.
    expect((await Promise.all(all.map(({ session_id }) => charged(session_id)))).toSorted()).toEqual([
      3800, 7500, 7500,
    ]);
    fixture.server.clock.pass(retryAfterSeconds);
    await collect();
    for (const { session_id } of all) expect(await charged(session_id)).toBe(7500);
  });
});

describe('an instalment whose charge never gets an outcome', () => {
  it('does not block the collection of the others', async () => {
    const [stuck, other] = [await onAPlan(), await onAPlan()];
    await fixture.server.database.db.execute(
      sql`update instalments set due_on = '2026-03-15' where registration_id = ${stuck.id} and position = 2`,
    );
    fixture.server.clock.set(dueDay);
    const { charge } = fixture.provider;
    fixture.provider.charge = async (request) => {
      if (request.registrationId === stuck.id) throw new Error('the provider fails for this charge');
      return charge(request);
    };
    for (let run = 0; run < 2; run += 1) {
      await collect();
      fixture.server.clock.pass(retryAfterSeconds);
      await reconcileAll(fixture.server.deps);
      fixture.server.clock.pass(retryAfterSeconds);
    }
    fixture.provider.charge = charge;
    expect([await charged(stuck.session_id), await charged(other.session_id)]).toEqual([3800, 7500]);
    await collect();
    expect(await charged(stuck.session_id)).toBe(7500);
  });

  it('is retried after an hour, not in every run, and no decline is emailed', async () => {
    const { session_id, person, id } = await onAPlan();
    fixture.server.clock.set(dueDay);
    fixture.provider.fault = 'request_lost';
    const attempts = async () => {
      for (let minute = 0; minute < 60; minute += 1) {
        await collect();
        await reconcileAll(fixture.server.deps);
        fixture.server.clock.pass(60);
      }
      const { rows } = await fixture.server.database.db.execute(
        sql`select 1 from payments where registration_id = ${id} and idempotency_key like 'instalment_%'`,
      );
      return rows.length;
    };
    expect([await attempts(), await attempts()]).toEqual([1, 2]);
    fixture.provider.fault = null;
    fixture.server.clock.pass(retryAfterSeconds);
    await collect();
    expect(await charged(session_id)).toBe(7500);
    expect(await emailsTo(fixture.server, person)).toEqual(['registration_confirmed', 'payment_received']);
  });
});

describe('an instalment whose charge outcome is unknown', () => {
  it('is reconciled, not charged again, when the response was lost after the charge', async () => {
    const { session_id, person, id } = await onAPlan();
    fixture.server.clock.set(dueDay);
    fixture.provider.fault = 'response_lost';
    await collect();
    fixture.provider.fault = null;
    await collect();
    expect(await plan(id)).toEqual(['paid', 'due']);
    await reconcileAll(fixture.server.deps);
    await collect();
    expect(await books(fixture.server.database, session_id)).toMatchObject({ charges: 2, charged: 7500 });
    expect(await plan(id)).toEqual(['paid', 'paid']);
    expect(await emailsTo(fixture.server, person)).toEqual(['registration_confirmed', 'payment_received']);
  });

  it('is charged once when the request was lost before the charge, without a decline notification', async () => {
    const { session_id, person } = await onAPlan();
    fixture.server.clock.set(dueDay);
    fixture.provider.fault = 'request_lost';
    await collect();
    fixture.provider.fault = null;
    fixture.server.clock.pass(60);
    await reconcileAll(fixture.server.deps);
    fixture.server.clock.pass(retryAfterSeconds);
    await collect();
    await collect();
    expect(await books(fixture.server.database, session_id)).toMatchObject({ charges: 2, charged: 7500 });
    expect(await emailsTo(fixture.server, person)).toEqual(['registration_confirmed', 'payment_received']);
  });

  it('does not count as declined when the process that abandoned it died before it recorded that', async () => {
    const { person, id } = await onAPlan();
    fixture.server.clock.set(dueDay);
    fixture.provider.fault = 'request_lost';
    await collect();
    fixture.provider.fault = null;
    const { rows } = await fixture.server.database.db.execute<{ key: string }>(sql`
      select idempotency_key as key from payments where registration_id = ${id} and status = 'unknown'`);
    await fixture.provider.abandon(rows[0]?.key ?? '', 3700);
    await reconcileAll(fixture.server.deps);
    await collect();
    expect(await plan(id)).toEqual(['paid', 'due']);
    expect(await emailsTo(fixture.server, person)).toEqual(['registration_confirmed']);
  });

  it('is refunded when the registration was cancelled in the meantime', async () => {
    const { session_id, person } = await onAPlan();
    fixture.server.clock.set(dueDay);
    fixture.provider.fault = 'response_lost';
    await collect();
    fixture.provider.fault = null;
    expect((await fixture.people.cancel(person, session_id)).status).toBe(200);
    await reconcileAll(fixture.server.deps);
    expect(await charged(session_id)).toBe(0);
  });
});
