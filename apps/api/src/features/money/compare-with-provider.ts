import { dayMs } from '@detroit-well/config/durations';
import { sql, type SQL } from 'drizzle-orm';
import { isMoved } from '../../platform/clock/clock.ts';
import { listed, openChargeStatuses } from '../../platform/database/schema/statuses.ts';
import type { PaymentsDeps, ProviderEntry } from '../payments/port/provider.ts';

/** The time that each comparison covers: payments that one run could not see, the next ones do. */
const comparedMs = 4 * dayMs;
/** Younger payments may still be on their way. */
const settledMs = 3_600_000;

/**
 * Compares the charges and refunds by card of the last days with the list of the provider, and keeps what differs for the worklist.
 * It moves no money and changes no payment. A difference that is gone leaves the worklist by itself.
 */
export async function compareWithProvider(
  {
    database,
    clock,
    systemClock,
    payments: provider,
  }: Pick<PaymentsDeps, 'database' | 'clock' | 'systemClock' | 'payments'>,
  { stopping }: { stopping?: AbortSignal | undefined } = {},
): Promise<void> {
  // The sandbox lives in the studio's time.
  if (provider.name !== 'sandbox' && isMoved({ clock, systemClock })) return;
  const now = clock.now();
  const since = new Date(now.getTime() - comparedMs);
  const theirs: ProviderEntry[] = [];
  for await (const entry of provider.list(since)) {
    if (stopping?.aborted) return;
    theirs.push(entry);
  }
  const settled = new Date(now.getTime() - settledMs);
  const differences = differencesOf(provider.name, theirs, { since, settled });
  await database.withTx(async (tx) => {
    // Two comparisons at once wait for each other.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('compare-with-provider'))`);
    await tx.execute(sql`
      with found as (${differences}), gone as (
        delete from provider_differences d where d.provider = ${provider.name} and d.at >= ${instant(since)}
          and d.id not in (select id from found))
      insert into provider_differences (id, provider, kind, what, provider_ref, payment_id, ledger_cents, provider_cents, at, created_at)
      select f.id, ${provider.name}, f.kind, f.what, f.ref, f.payment, f.ledger_cents, f.provider_cents, f.at, ${instant(now)}
      from found f
      on conflict (id) do update set what = excluded.what, payment_id = excluded.payment_id,
        ledger_cents = excluded.ledger_cents, provider_cents = excluded.provider_cents,
        reviewed_at = case when (provider_differences.what, provider_differences.ledger_cents, provider_differences.provider_cents)
          is distinct from (excluded.what, excluded.ledger_cents, excluded.provider_cents)
          then null else provider_differences.reviewed_at end`);
  });
}

const instant = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`;

/** The differences between the ledger and the list. Both sides match by the provider's id or by the key of the request. */
function differencesOf(
  provider: string,
  theirs: readonly ProviderEntry[],
  { since, settled }: { since: Date; settled: Date },
): SQL {
  const rows = theirs.map(({ id, at, ...entry }) => ({ ...entry, ref: id, at: at.toISOString() }));
  return sql`
    with theirs as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) t(kind text, ref text, key text, cents int, at timestamptz))
    select concat_ws(':', ${provider}::text, t.kind, t.ref) as id, t.kind, t.ref, m.id as payment, m.cents as ledger_cents,
      t.cents as provider_cents, t.at, case when m.cents is null then 'not_here' else 'amount' end as what
    from theirs t left join lateral (
      select p.id, p.status, case when p.status = 'succeeded' then p.amount_cents end as cents from payments p
      where p.provider = ${provider} and p.kind = t.kind and (p.provider_ref = t.ref or p.idempotency_key = t.key)
      order by p.status = 'succeeded' desc limit 1) m on true
    where t.at < ${instant(settled)} and m.cents is distinct from t.cents
      and (m.status is null or m.status not in ${listed(openChargeStatuses)})
    union all
    select concat_ws(':', ${provider}::text, p.kind, coalesce(p.provider_ref, p.id)), p.kind, coalesce(p.provider_ref, p.id), p.id,
      p.amount_cents, null, p.created_at, 'not_there'
    from payments p
    where p.provider = ${provider} and p.status = 'succeeded' and p.created_at >= ${instant(new Date(since.getTime() + settledMs))}
      and p.updated_at < ${instant(settled)}
      and not exists (select 1 from theirs t where t.kind = p.kind and t.ref = p.provider_ref)
      and not exists (select 1 from theirs t where t.kind = p.kind and t.key = p.idempotency_key)`;
}
