import { addDays, studioDay } from '@detroit-well/config/studio-time';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { seedPlans } from '../../app/seed/plans/seed-plans.ts';
import { startClock } from '../../app/start-clock.ts';
import { aMember, aSession, seedStudio } from '../../../test/booking.ts';
import { memoryDatabase } from '../../../test/database.ts';
import { membershipActions } from '../../../test/membership-fixture.ts';
import { testServer } from '../../../test/server.ts';
import { moveClockOf } from '../../../test/studio-time.ts';
import { systemClock } from '../../platform/clock/clock.ts';

it('of 32 days charges renewals on their days, sends emails in their order, and survives a restart', async () => {
  const database = await memoryDatabase();
  const from = '2027-03-02T10:00:00-05:00';
  const server = await testServer({ database, studio: { from, machine: systemClock } });
  await seedStudio(database);
  await database.withTx(seedPlans);
  const person = await aMember(server);
  const act = membershipActions(server);
  const today = studioDay(server.deps.clock.now());
  expect((await act.buy(person)).status).toBe(201);
  const startsAt = new Date('2027-03-20T18:30:00-04:00');
  const sessionId = await aSession(database, { startsAt, priceMemberCents: 0, pricePublicCents: 0 });
  const registered = await server.call('POST', '/training/registrations/register/', {
    token: person.token,
    body: { session_id: sessionId, payment_plan: 'full' },
  });
  expect([registered.status, registered.text]).toEqual([201, registered.text]);

  const moved = await moveClockOf(server, { to: '2027-04-03T10:00' });
  expect(moved.status).toBe(200);
  const { rows: charges } = await database.db.execute<{ day: string; period: string }>(sql`
    select to_char(p.created_at at time zone 'America/Detroit', 'YYYY-MM-DD HH24') as day, p.period_from::text as period
    from payments p where p.kind = 'charge' and p.membership_id is not null order by p.created_at`);
  expect(charges).toEqual([
    { day: `${today} 10`, period: today },
    // In the first hour of its day.
    { day: '2027-04-02 00', period: '2027-04-02' },
  ]);
  const { rows: emails } = await database.db.execute<{ template: string; day: string }>(sql`
    select template, to_char(created_at at time zone 'America/Detroit', 'YYYY-MM-DD') as day
    from outbox_mails where created_at > '2027-03-05' order by sequence`);
  expect(emails).toEqual([
    { template: 'reminder', day: '2027-03-19' },
    { template: 'membership_renews', day: addDays('2027-04-02', -7) },
    { template: 'membership_renewed', day: '2027-04-02' },
  ]);
  const { rows: differences } = await database.db.execute(sql`select * from provider_differences`);
  expect(differences).toEqual([]);
  expect(await act.problems()).toEqual([]);

  const aheadMs = server.deps.clock.now().getTime() - Date.now();
  for (const clock of [undefined, new Date(from)]) {
    const restarted = await startClock(database, { deployment: 'demo', clock }, console);
    expect(Math.abs((restarted?.aheadMs() ?? 0) - aheadMs)).toBeLessThan(1_000);
    await restarted?.close();
  }
  await server.close();
});
