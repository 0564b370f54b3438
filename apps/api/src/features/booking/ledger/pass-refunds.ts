import { creditsRefunded } from '@detroit-well/pricing';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../../../platform/database/database.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { endedRefundStatuses, listed } from '../../../platform/database/schema/statuses.ts';

const passRow = z.object({
  paidCents: z.int(),
  credits: z.int(),
  refundedCents: z.int(),
  taken: z.int(),
});

/**
 * Takes away the credits whose share of the price went back, and returns those of a refund that failed. False: fewer are free than
 * went back, because registrations have the others.
 */
export async function takeRefundedCredits(tx: Db, passId: string, now: Date): Promise<boolean> {
  await tx.execute(sql`select 1 from passes where id = ${passId} for update`);
  const [pass] = await readRows(
    passRow,
    tx.execute(sql`
    select m.amount_cents as "paidCents",
      (select count(*)::int from pass_credits c where c.pass_id = m.pass_id) as credits,
      (select coalesce(sum(back.amount_cents), 0)::int from payments back
        where back.pass_id = m.pass_id and back.refund_of_id = m.id and back.status not in ${listed(endedRefundStatuses)}) as "refundedCents",
      (select count(*)::int from pass_uses u
        where u.pass_id = m.pass_id and u.registration_id is null and u.returned_at is null) as taken
    from payments m where m.pass_id = ${passId} and m.kind = 'charge' and m.status = 'succeeded'`),
  );
  if (pass === undefined) return true;
  const wanted = creditsRefunded(pass);
  const at = sql`${now.toISOString()}::timestamptz`;
  if (pass.taken > wanted) {
    await tx.execute(sql`
      update pass_uses set returned_at = greatest(used_at, ${at}) where id in (
        select id from pass_uses where pass_id = ${passId} and registration_id is null and returned_at is null
        order by number limit ${pass.taken - wanted})`);
    return true;
  }
  let missing = wanted - pass.taken;
  for (let taken = 1; missing > 0 && taken > 0; missing -= taken) {
    // A registration may use one of them at the same moment; then another one is taken.
    const { rows } = await tx.execute(sql`
      insert into pass_uses (id, pass_id, number, used_at)
      select gen_random_uuid()::text, c.pass_id, c.number, ${at} from pass_credits c
      where c.pass_id = ${passId} and not exists (
        select 1 from pass_uses u where u.pass_id = c.pass_id and u.number = c.number and u.returned_at is null)
      order by c.number desc limit ${missing}
      on conflict do nothing returning number`);
    taken = rows.length;
  }
  return missing === 0;
}
