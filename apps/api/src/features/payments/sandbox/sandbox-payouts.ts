import { addDays, studioDay } from '@detroit-well/config/studio-time';
import { and, asc, eq, gte, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../../../platform/database/database.ts';
import { dateOfMs, epochMs } from '../../../platform/database/instants.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { dayMs } from '@detroit-well/config/durations';
import { sandboxCharges } from '../../../platform/database/schema/sandbox.ts';
import type { PayoutEntry, ProviderPayout } from '../port/provider.ts';

/** The sandbox sends the money of a day two days later, and keeps a fee like that of a usual card in the US. */
const afterDays = 2;
const feeOf = (cents: number): number => Math.round(cents * 0.029) + 30;

/** The sandbox has the clock of its tables, as a remote provider has its own. */
async function nowOf(db: Db): Promise<Date> {
  const [row] = await readRows(
    z.object({ now: dateOfMs }),
    db.execute(sql`select ${epochMs('studio_now()')} as now`),
  );
  if (row === undefined) throw new Error('the database told no time');
  return row.now;
}

/** The payouts of the sandbox: one for each day in Detroit with money, as its own records have it. */
export async function* sandboxPayouts(db: Db, since: Date): AsyncIterable<ProviderPayout> {
  const { status, createdAt } = sandboxCharges;
  const first = new Date(since.getTime() - afterDays * dayMs);
  const found = await db
    .select()
    .from(sandboxCharges)
    .where(and(eq(status, 'succeeded'), gte(createdAt, first)))
    .orderBy(asc(createdAt));
  const byDay = new Map<string, PayoutEntry[]>();
  for (const { id: ref, kind, amountCents, createdAt: at } of found) {
    const day = studioDay(at);
    const entry =
      kind === 'charge'
        ? { kind, ref, cents: amountCents, feeCents: feeOf(amountCents) }
        : { kind, ref, cents: -amountCents, feeCents: 0 };
    byDay.set(day, [...(byDay.get(day) ?? []), entry]);
  }
  const today = studioDay(await nowOf(db));
  for (const [day, entries] of byDay) {
    const arrivesOn = addDays(day, afterDays);
    if (arrivesOn < studioDay(since) || day >= today) continue;
    yield {
      id: `po_sandbox_${day}`,
      cents: entries.reduce((sum, { cents, feeCents }) => sum + cents - feeCents, 0),
      status: arrivesOn <= today ? 'paid' : 'on_its_way',
      arrivesOn,
      entries: () => Promise.resolve(entries),
    };
  }
}
