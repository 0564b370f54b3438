import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { checkLedger, type LedgerReport } from '../../features/booking/ledger/check-ledger.ts';
import { pictureFiles } from '../../features/pictures/picture-files.ts';
import { verifyChain, type ChainVerdict } from '../../features/waiver/verify-chain.ts';
import type { Db } from '../../platform/database/database.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import type { Manifest } from './backup-folder.ts';

const named = z.object({ name: z.string() });

/** The names of all files that rows refer to: materials of sessions, and each size of the pictures of profiles and of the studio. */
export async function referencedFiles(db: Db): Promise<string[]> {
  const materials = await readRows(
    named,
    db.execute(sql`select distinct file as name from session_materials`),
  );
  const pictures = await readRows(
    named,
    db.execute(sql`
      select image_file as name from profiles where image_file is not null
      union select name from studio_pictures`),
  );
  return [
    ...new Set([...materials.map(({ name }) => name), ...pictures.flatMap(({ name }) => pictureFiles(name))]),
  ].toSorted();
}

export interface Checked {
  readonly facts: Manifest['facts'];
  readonly ledger: LedgerReport;
  readonly waivers: ChainVerdict;
}

/** Checks the ledger and the waivers of one snapshot, and returns the facts by which a copy can be recognized. */
export async function checkSnapshot(db: Db): Promise<Checked> {
  const ledger = await checkLedger(db);
  const waivers = await verifyChain(db);
  const facts = {
    registrations: ledger.registrations,
    charged_cents: ledger.chargedCents,
    refunded_cents: ledger.refundedCents,
    waiver_acceptances: waivers.whole ? waivers.links : 0,
    waiver_head: waivers.whole ? waivers.head : '',
  };
  return { facts, ledger, waivers };
}

/** The faults, in sentences for the operator. */
export function problemsOf({ ledger, waivers }: Pick<Checked, 'ledger' | 'waivers'>): string[] {
  return [
    ...ledger.problems.map(({ rule, id }) => `The ledger breaks a rule (${rule}): ${id}.`),
    ...(waivers.whole ? [] : [`The waivers are broken at ${waivers.row}: ${waivers.reason}.`]),
  ];
}

/** The migrations that a database has, oldest first. */
export async function appliedMigrations(db: Db): Promise<number[]> {
  const rows = await readRows(
    z.object({ at: z.coerce.number() }),
    db.execute(sql`select created_at as at from drizzle.__drizzle_migrations order by created_at`),
  );
  return rows.map(({ at }) => at);
}
