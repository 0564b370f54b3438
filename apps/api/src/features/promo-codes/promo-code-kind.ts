import type {
  ChangePromoCodeParams,
  CreatePromoCodeParams,
  OfficePromoCodeFilters,
} from '@detroit-well/api-client/contract';
import { fromCents, toCents } from '@detroit-well/pricing';
import { eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import { fieldProblem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { promoCodes } from '../../platform/database/schema/promo-codes.ts';
import { matchesSearch } from '../../platform/lists/list.ts';
import {
  archivedAt,
  idOf,
  isArchived,
  keptColumns,
  keptFields,
  present,
} from '../../platform/records/columns.ts';
import type { RecordKind } from '../../platform/records/record-kind.ts';
import { usesCount } from './uses.ts';

const kinds = z.enum(['session', 'membership', 'pass']);
const row = z.object({
  ...keptFields,
  code: z.string(),
  percent_off: z.int().nullable(),
  amount_off: z
    .int()
    .nullable()
    .transform((cents) => (cents === null ? null : fromCents(cents))),
  applies_to: z.array(kinds),
  plan_ids: z.array(z.string()),
  program_ids: z.array(z.string()),
  first_purchase_only: z.boolean(),
  max_uses: z.int().nullable(),
  max_uses_per_person: z.int().nullable(),
  valid_from: z.string().nullable(),
  valid_until: z.string().nullable(),
  periods: z.int().nullable(),
  uses_count: z.int(),
  uses_left: z.int().nullable(),
});

export const promoCodeKind: RecordKind<
  typeof row.shape,
  Omit<OfficePromoCodeFilters, 'sort'>,
  CreatePromoCodeParams,
  ChangePromoCodeParams
> = {
  noun: 'promo_code',
  many: 'promo-codes',
  amounts: ['amount_off'],
  list: ({ search, archived, for: kind }) => ({
    row,
    select: sql`${keptColumns('k')}, k.code, k.percent_off, k.amount_off_cents as amount_off, k.applies_to, k.plan_ids,
      k.program_ids, k.first_purchase_only, k.max_uses, k.max_uses_per_person, k.valid_from::text, k.valid_until::text, k.periods,
      ${usesCount} as uses_count, case when k.max_uses is not null then greatest(0, k.max_uses - ${usesCount}) end as uses_left`,
    from: sql`promo_codes k`,
    where: [
      matchesSearch(sql`k.code`, search),
      isArchived('k', archived),
      kind === undefined ? undefined : sql`${kind} = any(k.applies_to)`,
    ],
    id: sql`k.id`,
    sorts: {
      code: { by: sql`k.code`, type: 'text' },
      uses: { by: sql`(${usesCount})::bigint`, type: 'bigint' },
    },
    sortedBy: 'code',
  }),
  taken: { promo_codes_code_unique: { code: ['There is a code with these letters already.'] } },
  normalized: (change) => ({
    ...change,
    ...(change.code !== undefined && { code: change.code.toUpperCase() }),
    ...(change.amount_off != null && { amount_off: fromCents(toCents(change.amount_off)) }),
  }),
  lock: (tx, id) =>
    tx.select({ id: promoCodes.id }).from(promoCodes).where(eq(promoCodes.id, id)).for('update'),
  insert: async ({ tx }, body) => {
    const terms = { ...blank, ...columnsOf(body) };
    await requireWhole(tx, terms);
    return idOf(await tx.insert(promoCodes).values(terms).returning({ id: promoCodes.id }));
  },
  update: async ({ tx, now }, id, { version: _version, archived, ...change }) => {
    const [stored] = await tx.select().from(promoCodes).where(eq(promoCodes.id, id));
    if (stored === undefined) return;
    const columns = columnsOf(change);
    await requireWhole(tx, { ...stored, ...columns });
    const version = sql`${promoCodes.version} + 1`;
    await tx
      .update(promoCodes)
      .set({ ...columns, ...archivedAt(archived, now), version })
      .where(eq(promoCodes.id, id));
  },
  delete: async (tx, id) => void (await tx.delete(promoCodes).where(eq(promoCodes.id, id))),
};

type Terms = Omit<typeof promoCodes.$inferInsert, 'id' | 'version' | 'archivedAt'>;

const blank = { code: '', appliesTo: [] as string[], periods: 1 };

/** The columns of the fields that are given. A percentage replaces an amount, and an amount a percentage. */
function columnsOf(given: Partial<CreatePromoCodeParams>): Partial<Terms> {
  const { percent_off: percentOff, amount_off: amountOff } = given;
  return present({
    code: given.code?.toUpperCase(),
    percentOff: percentOff === undefined && amountOff != null ? null : percentOff,
    amountOffCents:
      amountOff == null ? (amountOff === null || percentOff != null ? null : undefined) : toCents(amountOff),
    appliesTo: given.applies_to && [...new Set(given.applies_to)],
    planIds: given.plan_ids && [...new Set(given.plan_ids)],
    programIds: given.program_ids && [...new Set(given.program_ids)],
    firstPurchaseOnly: given.first_purchase_only,
    maxUses: given.max_uses,
    maxUsesPerPerson: given.max_uses_per_person,
    validFrom: given.valid_from,
    validUntil: given.valid_until,
    periods: given.periods,
  });
}

/** Throws field errors unless the code takes off one thing, its days are in order, and its plans and programs exist. */
async function requireWhole(tx: Db, terms: Terms): Promise<void> {
  const { percentOff = null, amountOffCents = null, validFrom = null, validUntil = null } = terms;
  if (percentOff !== null && amountOffCents !== null)
    throw fieldProblem({ amount_off: ['Choose a percentage or an amount, not both.'] });
  if (percentOff === null && amountOffCents === null)
    throw fieldProblem({ percent_off: ['Enter what it takes off.'] });
  if (amountOffCents === 0) throw fieldProblem({ amount_off: ['Enter an amount above zero.'] });
  if (validFrom !== null && validUntil !== null && validUntil < validFrom)
    throw fieldProblem({ valid_until: ['The code ends before it begins.'] });
  if (await isMissing(tx, 'plans', terms.planIds))
    throw fieldProblem({ plan_ids: ['A plan does not exist.'] });
  if (await isMissing(tx, 'programs', terms.programIds))
    throw fieldProblem({ program_ids: ['A program does not exist.'] });
}

async function isMissing(tx: Db, table: 'plans' | 'programs', ids: readonly string[] = []): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) given(id)
    where not exists (select 1 from ${sql.identifier(table)} t where t.id = given.id) limit 1`);
  return rows.length > 0;
}
