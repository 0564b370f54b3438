import type { WorklistEntry } from '@detroit-well/api-client/contract';
import { fromCents } from '@detroit-well/pricing';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Change } from '../../platform/audit/audit-entry.ts';
import { problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { dateOfMs, epochMs } from '../../platform/database/instants.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { providerDifferences } from '../../platform/database/schema/provider-differences.ts';
import { paidForJoins, payerId, payerName } from '../payments/paid-for.ts';
import { entry } from './entry.ts';

/** The kind of these entries in the worklist. */
export const differenceKind = 'provider_difference';

const row = z.object({
  id: z.string(),
  kind: z.enum(providerDifferences.kind.enumValues),
  what: z.enum(providerDifferences.what.enumValues),
  ref: z.string(),
  paymentId: z.string().nullable(),
  ledgerCents: z.int().nullable(),
  providerCents: z.int().nullable(),
  at: dateOfMs,
  registrationId: z.string().nullable(),
  sessionId: z.string().nullable(),
  personId: z.string().nullable(),
  /** Empty where the ledger has no such payment. */
  name: z.string(),
});
type Difference = z.output<typeof row>;

/** The findings of the last comparison with the provider, newest first. */
export async function providerDifferenceEntries(db: Db): Promise<WorklistEntry[]> {
  const rows = await readRows(
    row,
    db.execute(sql`
    select d.id, d.kind, d.what, d.provider_ref as ref, d.payment_id as "paymentId", d.ledger_cents as "ledgerCents",
      d.provider_cents as "providerCents", ${epochMs('d.at')} as at, r.id as "registrationId", r.session_id as "sessionId",
      ${payerId} as "personId", ${payerName} as name
    from provider_differences d left join payments m on m.id = d.payment_id ${paidForJoins}
    where d.reviewed_at is null order by d.at desc, d.id limit 100`),
  );
  return rows.map((found) =>
    entry({
      kind: differenceKind,
      id: found.id,
      title: `Differs from the provider: ${found.name || found.ref}`,
      text: textOf(found),
      at: found.at,
      registrationId: found.registrationId ?? undefined,
      sessionId: found.sessionId ?? undefined,
      personId: found.personId,
      name: found.name,
      amount: fromCents(found.providerCents ?? found.ledgerCents ?? 0),
      paymentId: found.paymentId,
      told: 'Nothing by us.',
      resolvable: true,
    }),
  );
}

const look = 'Look in the dashboard of the provider.';

function textOf({ kind, what, ref, ledgerCents, providerCents }: Difference): string {
  const noun = kind === 'charge' ? 'payment' : 'refund';
  const dollars = (cents: number | null) => `$${fromCents(cents ?? 0)}`;
  switch (what) {
    case 'not_here':
      return `The provider has a ${noun} of ${dollars(providerCents)} (${ref}) that did not arrive here. ${look}`;
    case 'not_there':
      return `The ledger has a ${noun} of ${dollars(ledgerCents)} (${ref}) that the provider does not list. ${look}`;
    case 'amount':
      return `The ledger has a ${noun} of ${dollars(ledgerCents)} (${ref}), and the provider ${dollars(providerCents)}. ${look}`;
  }
}

const reviewed = z.object({ paymentId: z.string().nullable(), personId: z.string().nullable() });

/** Takes a difference from the worklist, until it differs in another way. */
export async function reviewDifference(tx: Db, id: string, now: Date): Promise<Change> {
  const [found] = await readRows(
    reviewed,
    tx.execute(sql`
    update provider_differences d set reviewed_at = ${now.toISOString()}::timestamptz
    where d.id = ${id} and d.reviewed_at is null
    returning d.payment_id as "paymentId", (select ${payerId} from payments m ${paidForJoins}
      where m.id = d.payment_id) as "personId"`),
  );
  if (found === undefined) throw problem('not_found');
  return {
    action: 'worklist.resolve',
    target: `payment:${found.paymentId ?? id}`,
    personId: found.personId ?? undefined,
    before: { waits: differenceKind },
    after: null,
  };
}
