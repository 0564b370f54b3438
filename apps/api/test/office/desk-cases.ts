import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { payments } from '../../src/platform/database/schema/payments.ts';
import { memberships } from '../../src/platform/database/schema/people.ts';
import { planVersions } from '../../src/platform/database/schema/plans.ts';
import { registrations } from '../../src/platform/database/schema/registrations.ts';
import { aMember, aSession } from '../booking.ts';
import { aPlan } from './plan-cases.ts';
import type { Prepare } from './prepare.ts';

type Fixture = Parameters<Prepare>[0];

/** A membership that somebody bought on March 2, as the parameters of its calls. */
export async function aBoughtMembership(
  server: Fixture,
  over: Partial<typeof memberships.$inferInsert> = {},
): Promise<{ id: string; membership_id: string }> {
  const { database } = server;
  const { id: userId } = await aMember(server);
  const id = randomUUID();
  const planVersionId = `${await aPlan(database)}-1`;
  const bought = { source: 'bought', startDate: '2026-03-02', anchorDay: '2026-03-02' } as const;
  const paid = { paidPeriods: 1, paidUntil: '2026-04-02' };
  await database.db
    .insert(memberships)
    .values({ id, userId, tier: 'Standard', planVersionId, ...bought, ...paid, ...over });
  return { id: userId, membership_id: id };
}

/** The same with its payment in the ledger. */
async function aPaidMembership(server: Fixture): Promise<{ id: string; membership_id: string }> {
  const params = await aBoughtMembership(server);
  const { database, clock } = server;
  const { membership_id: membershipId } = params;
  const [bought] = await database.db
    .select({ planVersionId: memberships.planVersionId, cents: planVersions.priceCents })
    .from(memberships)
    .innerJoin(planVersions, eq(planVersions.id, memberships.planVersionId))
    .where(eq(memberships.id, membershipId));
  await database.db.insert(payments).values({
    membershipId,
    kind: 'charge',
    provider: 'sandbox',
    amountCents: bought?.cents ?? 0,
    status: 'succeeded',
    idempotencyKey: `charge_${membershipId}`,
    planVersionId: bought?.planVersionId,
    periodFrom: '2026-03-02',
    createdAt: clock.now(),
  });
  return params;
}

/** A person with a confirmed registration that is not paid. */
export async function aRegistration(
  server: Fixture,
  over: Partial<typeof registrations.$inferInsert> = {},
): Promise<{ id: string; registration_id: string }> {
  const { id } = await aMember(server);
  const { database, clock } = server;
  const registrationId = randomUUID();
  await database.db.insert(registrations).values({
    id: registrationId,
    sessionId: await aSession(database, { taken: 1 }),
    userId: id,
    status: 'confirmed',
    priceCents: 7500,
    rate: 'public',
    plan: 'full',
    confirmedAt: clock.now(),
    createdAt: clock.now(),
    ...over,
  });
  return { id, registration_id: registrationId };
}

const toSession: Prepare = async (server) => ({
  params: { id: (await aMember(server)).id },
  body: { session_id: await aSession(server.database) },
});

const moving: Prepare = async (server) => ({
  params: await aRegistration(server),
  body: { session_id: await aSession(server.database) },
});

/** What the desk does for a person. */
export const deskCases: Readonly<Record<string, Prepare>> = {
  'officeRegistrations.previewCreate': toSession,
  'officeRegistrations.create': toSession,
  'officeRegistrations.previewCancel': async (server) => ({ params: await aRegistration(server) }),
  'officeRegistrations.cancel': async (server) => ({
    params: await aRegistration(server),
    body: { reason: 'Called in sick.', cancelled_by: 'member' },
  }),
  'officeRegistrations.previewMove': moving,
  'officeRegistrations.move': moving,
  'officeMemberships.grant': async (server) => ({
    params: { id: (await aMember(server)).id },
    body: { tier: 'Standard', start_date: '2026-03-02' },
  }),
  'officeMemberships.end': async (server) => {
    const { id } = await aMember(server);
    const membershipId = randomUUID();
    const values = { id: membershipId, userId: id, tier: 'Standard', startDate: '2026-01-01' };
    await server.database.db.insert(memberships).values(values);
    return { params: { id, membership_id: membershipId }, body: { reason: 'Moved away.' } };
  },
  'officeMemberships.pause': async (server) => ({
    params: await aBoughtMembership(server),
    body: { from: '2026-03-10', until: '2026-04-10', reason: 'Broke an ankle.' },
  }),
  'officeMemberships.cancel': async (server) => ({
    params: await aBoughtMembership(server),
    body: { reason: 'Moves away.' },
  }),
  'officeMemberships.sendCardLink': async (server) => ({ params: await aBoughtMembership(server) }),
  'officeMemberships.previewChange': async (server) => ({
    params: await aPaidMembership(server),
    body: { plan_id: await aPlan(server.database, { priceCents: 3_000 }) },
  }),
  'officeMemberships.change': async (server) => ({
    params: await aPaidMembership(server),
    body: {
      plan_id: await aPlan(server.database, { priceCents: 3_000 }),
      amount: '0.00',
      next_amount: '30.00',
      reason: 'Asked for it at the desk.',
    },
  }),
  'officeMemberships.resume': async (server) => ({
    params: await aBoughtMembership(server, { pauseFrom: '2026-03-10', pauseUntil: '2026-04-10' }),
    body: { reason: 'Is well again.' },
  }),
};
