import { and, desc, eq, gt } from 'drizzle-orm';
import { problem } from '../calls/problem.ts';
import type { Db } from '../database/database.ts';
import { auditEntries } from '../database/schema/team.ts';
import type { Fields } from './audit-entry.ts';

interface Save {
  /** The kind and the id of the record, as its entries name it. */
  readonly target: string;
  /** The version that the save started from. */
  readonly version: number;
  /** What it changes. */
  readonly yours: Fields;
  /** The stored record, with its `version`. Its row is locked. */
  readonly theirs: Fields & { readonly version: number };
}

/** Throws when somebody else has saved the record since. The problem has both versions and the one that they started from. */
export async function requireVersion(tx: Db, { target, version, yours, theirs }: Save): Promise<void> {
  if (version === theirs.version) return;
  throw problem('version_conflict', { yours, theirs, base: await baseOf(tx, target, version, theirs) });
}

/** The record as it was at a version: its later entries say what each field was before. */
async function baseOf(tx: Db, target: string, version: number, theirs: Fields): Promise<Fields> {
  const later = await tx
    .select({ before: auditEntries.before, personal: auditEntries.personal })
    .from(auditEntries)
    .where(and(eq(auditEntries.target, target), gt(auditEntries.version, version)))
    .orderBy(desc(auditEntries.sequence));
  const known = later.reduce<Fields>(
    (record, { before, personal }) => ({ ...record, ...before, ...personal?.before }),
    theirs,
  );
  return { ...known, version };
}
