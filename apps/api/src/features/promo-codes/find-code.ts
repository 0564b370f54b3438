import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../../platform/database/database.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { hasBought, usesCount, usesCountOf } from './uses.ts';

const codeRow = z.object({
  id: z.string(),
  code: z.string(),
  percentOff: z.int().nullable(),
  amountOffCents: z.int().nullable(),
  appliesTo: z.array(z.enum(['session', 'membership', 'pass'])),
  planIds: z.array(z.string()),
  programIds: z.array(z.string()),
  plans: z.array(z.string()),
  programs: z.array(z.string()),
  firstPurchaseOnly: z.boolean(),
  maxUses: z.int().nullable(),
  maxUsesPerPerson: z.int().nullable(),
  validFrom: z.string().nullable(),
  validUntil: z.string().nullable(),
  periods: z.int().nullable(),
  isArchived: z.boolean(),
  uses: z.int(),
  person: z.object({ uses: z.int(), hasBought: z.boolean() }).nullable(),
});

/** A code with its rules, its uses, and what its person used and bought before. */
export type FoundCode = z.output<typeof codeRow>;

/** The code of these letters, in any case; undefined: there is none. Without a person, the rules about persons are not known. */
export async function findCode(
  db: Db,
  typed: string,
  personId: string | null,
): Promise<FoundCode | undefined> {
  const [found] = await readRows(codeRow, db.execute(selectCode(typed.trim().toUpperCase(), personId)));
  return found;
}

const selectCode = (code: string, personId: string | null): SQL => sql`
  select k.id, k.code, k.percent_off as "percentOff", k.amount_off_cents as "amountOffCents", k.applies_to as "appliesTo",
    k.plan_ids as "planIds", k.program_ids as "programIds",
    array(select v.name from plans o join lateral (
      select name from plan_versions where plan_id = o.id and not for_members order by number desc limit 1) v on true
      where o.id = any(k.plan_ids) order by v.name) as plans,
    array(select o.title from programs o where o.id = any(k.program_ids) order by o.title) as programs,
    k.first_purchase_only as "firstPurchaseOnly", k.max_uses as "maxUses", k.max_uses_per_person as "maxUsesPerPerson",
    k.valid_from::text as "validFrom", k.valid_until::text as "validUntil", k.periods, k.archived_at is not null as "isArchived",
    ${usesCount} as uses,
    ${
      personId === null
        ? sql`null::jsonb`
        : sql`jsonb_build_object('uses', ${usesCountOf(personId)}, 'hasBought', ${hasBought(personId)})`
    } as person
  from promo_codes k where k.code = ${code}`;
