import { toStudioIso } from '@detroit-well/config/studio-time';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { problem } from '../calls/problem.ts';
import type { Db } from '../database/database.ts';
import { personName } from '../database/person-name.ts';
import { auditEntries } from '../database/schema/team.ts';
import type { Fields } from './audit-entry.ts';

interface Save {
  /** The kind and the id of the record, as its entries name it. */
  readonly target: string;
  /** The version that the save started from. */
  readonly version: number;
  /** The fields that it changes. */
  readonly yours: Fields;
  /** The stored record, with its `version`. Its row is locked. */
  readonly theirs: Fields & { readonly version: number };
  /** The record as the save found it, where that is stored; else the entries of the log say it. */
  readonly base?: Fields;
}

/** Throws when another person has saved the record since. The problem has both versions and the one that they started from. */
export async function requireVersion(tx: Db, { target, version, yours, theirs, base }: Save): Promise<void> {
  if (version === theirs.version) return;
  const later = await entriesAfter(tx, target, version);
  const [last] = later;
  throw problem('version_conflict', {
    yours,
    theirs,
    base: base ?? baseOf(later, version, theirs),
    changed_by: last?.name ?? null,
    changed_at: last ? toStudioIso(last.at) : null,
  });
}

/** The entries of a record after a version, newest first, with the names of those who made them. */
const entriesAfter = (tx: Db, target: string, version: number) =>
  tx
    .select({
      at: auditEntries.at,
      before: auditEntries.before,
      personal: auditEntries.personal,
      name: sql<
        string | null
      >`(select ${personName('u', 'f')} from users u left join profiles f on f.user_id = u.id
        where u.id = ${auditEntries.actorId})`,
    })
    .from(auditEntries)
    .where(and(eq(auditEntries.target, target), gt(auditEntries.version, version)))
    .orderBy(desc(auditEntries.sequence));

/** The record as it was at a version: its later entries say what each field was before. */
function baseOf(later: Awaited<ReturnType<typeof entriesAfter>>, version: number, theirs: Fields): Fields {
  const known = later.reduce<Fields>(
    (record, { before, personal }) => ({ ...record, ...before, ...personal?.before }),
    theirs,
  );
  return { ...known, version };
}
