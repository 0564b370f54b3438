import { promoUses } from '../../../../src/platform/database/schema/promo-codes.ts';
import { passes } from '../../../../src/platform/database/schema/passes.ts';
import { aMember } from '../../../booking.ts';
import { aPack } from '../../../office/plan-cases.ts';
import { aPromoCode } from '../../../office/promo-code-cases.ts';
import type { ContractFixture } from '../contract-fixture.ts';
import type { Recipes } from '../recipe.ts';

/** A code that was used once. */
export async function aUsedCode({ server }: ContractFixture): Promise<string> {
  const { db } = server.database;
  const { id } = await aPromoCode(server.database);
  const { id: userId } = await aMember(server);
  const planVersionId = `${await aPack(server.database)}-1`;
  const [pass] = await db.insert(passes).values({ userId, planVersionId, state: 'cancelled' }).returning();
  await db
    .insert(promoUses)
    .values({ promoCodeId: id, passId: pass?.id ?? '', offCents: 100, usedAt: server.clock.now() });
  return id;
}

export const promoCodes: Recipes = {
  'promoCodes.check': {
    good: async ({ server: { database } }) => ({
      by: null,
      body: { code: (await aPromoCode(database)).code, plan_id: await aPack(database) },
    }),
    cheap: () => ({ by: null, body: { code: 'NOBODY' } }),
    rejected: { not_found: () => ({ by: null, body: { code: 'GLIDE30', plan_id: 'nothing-here' } }) },
  },
};
