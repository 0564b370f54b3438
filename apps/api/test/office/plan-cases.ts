import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Database } from '../../src/platform/database/database.ts';
import { plans, planVersions } from '../../src/platform/database/schema/plans.ts';
import type { Prepare } from './prepare.ts';

/** A monthly membership on sale. Its version has the id of the plan with `-1`. */
export async function aPlan(
  { db }: Pick<Database, 'db'>,
  over: Partial<typeof planVersions.$inferInsert> = {},
): Promise<string> {
  const planId = randomUUID();
  await db.insert(plans).values({ id: planId, kind: 'membership', onSale: true });
  await db.insert(planVersions).values({
    id: `${planId}-1`,
    planId,
    number: 1,
    name: 'Standard',
    priceCents: 4_900,
    period: 'month',
    memberRate: true,
    ...over,
  });
  return planId;
}

/** A pass of five credits on sale. */
export const aPack = async ({ db }: Pick<Database, 'db'>): Promise<string> => {
  const planId = randomUUID();
  await db.insert(plans).values({ id: planId, kind: 'pass', onSale: true });
  await db.insert(planVersions).values({
    id: `${planId}-1`,
    planId,
    number: 1,
    name: '5 sessions',
    priceCents: 15_000,
    credits: 5,
    validDays: 90,
  });
  return planId;
};

/** Makes a plan an introductory offer, and returns its id. */
export async function introduce({ db }: Pick<Database, 'db'>, planId: string): Promise<string> {
  await db.update(plans).set({ introductory: true }).where(eq(plans.id, planId));
  return planId;
}

const own: Prepare = async ({ database }) => ({ params: { id: await aPlan(database) } });

export const planCases: Readonly<Record<string, Prepare>> = {
  'officePlans.list': () => ({}),
  'officePlans.create': () => ({
    body: { kind: 'pass', name: '5 sessions', price: '150.00', credits: 5, valid_days: 90 },
  }),
  'officePlans.read': own,
  'officePlans.change': async (server) => ({ ...(await own(server)), body: { version: 1, price: '52.00' } }),
  'officePlans.previewPrice': async (server) => ({
    ...(await own(server)),
    body: { price: '54.00', existing: 'at_renewal' },
  }),
  'officePlans.remove': own,
};
