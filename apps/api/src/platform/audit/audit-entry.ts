import type { AuditAction } from '@detroit-well/api-client/contract';
import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../database/database.ts';
import { auditEntries } from '../database/schema/team.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** The content of an entry about one change. Give whole records: the entry keeps the fields that differ. */
export interface Change {
  /** A noun and a verb: `program.change`. */
  readonly action: AuditAction;
  /** The kind and the id of the record: `program:roll`. */
  readonly target: string;
  /** The member for whom it is done. */
  readonly personId?: string | null | undefined;
  /** Null: the record is new. */
  readonly before: Fields | null;
  /** Null: the record is gone. */
  readonly after: Fields | null;
  /** The names of fields that are personal. Erasing the account of the person empties them. */
  readonly personal?: readonly string[];
  readonly reason?: string | null | undefined;
  /** The version that the record has after the change. */
  readonly version?: number | undefined;
}

/** Who makes a change, and by which request. */
export interface ChangedBy {
  readonly caller: { readonly userId: string };
  readonly requestId: string;
}

/** Stores the entry of a change; nothing if no field differs. */
export type WriteEntry = (tx: Db, by: ChangedBy, change: Change, now: Date) => Promise<void>;

export const writeEntry: WriteEntry = async (tx, { caller, requestId }, change, now) => {
  const { action, target, personId, personal = [], reason, version } = change;
  const names = changedFields(change);
  if (names.length === 0 && change.before !== null && change.after !== null) return;
  const isPersonal = (name: string) => personal.includes(name);
  const [own, others] = [names.filter(isPersonal), names.filter((name) => !isPersonal(name))];
  const pick = (fields: Fields | null, of: readonly string[]) =>
    fields && Object.fromEntries(of.map((name) => [name, fields[name] ?? null]));
  await tx.insert(auditEntries).values({
    at: now,
    action,
    actorId: caller.userId,
    target,
    personId,
    before: pick(change.before, others),
    after: pick(change.after, others),
    ...(own.length > 0 && {
      personal: {
        ...(change.before && { before: pick(change.before, own) ?? {} }),
        ...(change.after && { after: pick(change.after, own) ?? {} }),
      },
    }),
    reason: reason || null,
    version,
    requestId,
  });
};

function changedFields({ before, after }: Change): string[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names.filter((name) => !isDeepStrictEqual(before?.[name] ?? null, after?.[name] ?? null));
}
