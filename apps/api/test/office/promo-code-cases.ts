import { randomUUID } from 'node:crypto';
import type { Database } from '../../src/platform/database/database.ts';
import { promoCodes } from '../../src/platform/database/schema/promo-codes.ts';
import type { Prepare } from './prepare.ts';

/** A code that takes 30% off everything, and returns it as it is typed. */
export async function aPromoCode(
  { db }: Pick<Database, 'db'>,
  over: Partial<typeof promoCodes.$inferInsert> = {},
): Promise<{ readonly id: string; readonly code: string }> {
  const id = randomUUID();
  const code = `CODE-${id.slice(0, 8).toUpperCase()}`;
  const [made] = await db
    .insert(promoCodes)
    .values({ id, code, percentOff: 30, appliesTo: ['session', 'pass', 'membership'], ...over })
    .returning();
  return { id, code: made?.code ?? code };
}

const own: Prepare = async ({ database }) => ({ params: { id: (await aPromoCode(database)).id } });

export const promoCodeCases: Readonly<Record<string, Prepare>> = {
  'officePromoCodes.list': () => ({}),
  'officePromoCodes.create': () => ({
    body: { code: `NEW-${randomUUID().slice(0, 8)}`, amount_off: '8.00', applies_to: ['session'] },
  }),
  'officePromoCodes.read': own,
  'officePromoCodes.change': async (server) => ({
    ...(await own(server)),
    body: { version: 1, max_uses: 60 },
  }),
  'officePromoCodes.remove': own,
};
