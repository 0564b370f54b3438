import { whoMay } from '@detroit-well/api-client/contract';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { ChangedBy } from '../audit/audit-entry.ts';
import { requireVersion } from '../audit/require-version.ts';
import type { StaffCaller } from '../calls/calls.ts';
import { fieldProblem, problem } from '../calls/problem.ts';
import type { Db } from '../database/database.ts';
import { readRows } from '../database/read-rows.ts';
import { sqlStateOf } from '../database/sql-state.ts';
import { violatedConstraint } from '../database/violated-constraint.ts';
import { forgetSessionLists } from '../list-cache/list-cache.ts';
import type { List, ListQuery } from '../lists/list.ts';
import { listReply } from '../lists/list-reply.ts';
import type { RecordDeps, ChangeContext, RecordKind } from './record-kind.ts';

interface RecordCall extends ChangedBy {
  readonly caller: StaffCaller;
}

interface Kept {
  readonly id: string;
  readonly version: number;
}

/** The five handlers of one kind of records. */
export function recordHandlers<
  Row extends z.ZodRawShape,
  Query extends object,
  Create extends object,
  Change extends { readonly version: number },
>(kind: RecordKind<Row, Query, Create, Change>) {
  type Entry = z.output<z.ZodObject<Row>>;
  const targetOf = (id: string) => `${kind.noun}:${id}`;

  const find = (db: Db, id: string): Promise<Entry> => findRecord(kind, db, id);

  function seenBy(caller: StaffCaller, list: List<Row>): List<Row> {
    return { ...list, where: [...list.where, kind.seen?.by(caller)] };
  }

  async function isSeen(
    db: Db,
    { caller, params }: RecordCall & { readonly params: { readonly id: string } },
  ): Promise<boolean> {
    const { from, id } = kind.list({} as Query);
    const { rows } = await db.execute(
      sql`select 1 from ${from} where ${id} = ${params.id} and ${kind.seen?.by(caller) ?? sql`true`}`,
    );
    return rows.length > 0;
  }

  return {
    list: (
      call: RecordCall & {
        readonly query: Query & ListQuery;
        readonly headers: Readonly<Record<string, string | string[] | undefined>>;
      },
      deps: RecordDeps,
    ) =>
      listReply(call, deps, {
        name: kind.many,
        list: seenBy(call.caller, kind.list(call.query)),
        view: (row: Entry) => row as object as Entry & object,
        amounts: kind.amounts as readonly (keyof Entry & string)[] | undefined,
      }),

    create: (call: RecordCall & { readonly body: Create }, deps: RecordDeps): Promise<Entry> =>
      named(kind, () =>
        deps.office.change(call, async (tx, record) => {
          const id = await kind.insert(contextOf(tx, call, deps), call.body);
          const after = await find(tx, id);
          await record({
            action: `${kind.noun}.create`,
            target: targetOf(id),
            before: null,
            after,
            version: 1,
          });
          return after;
        }),
      ),

    read: (
      call: RecordCall & { readonly params: { readonly id: string } },
      { office }: RecordDeps,
    ): Promise<Entry> =>
      office.read(async (db) => {
        const entry = await find(db, call.params.id);
        if (kind.seen?.by(call.caller) && !(await isSeen(db, call))) {
          const { permission } = kind.seen;
          throw problem('permission_denied', { permission, who_may: whoMay(permission) });
        }
        return entry;
      }),

    change: (
      call: RecordCall & { readonly params: { readonly id: string }; readonly body: Change },
      deps: RecordDeps,
    ): Promise<Entry> =>
      named(kind, () =>
        deps.office.change(call, async (tx, record) => {
          const { id } = call.params;
          await kind.lock(tx, id);
          const before = await find(tx, id);
          const change = kind.normalized?.(call.body) ?? call.body;
          const { version: _version, ...given } = change;
          const yours = Object.fromEntries(
            Object.entries(given).filter(([name]) => !kind.asked?.some((asked) => asked === name)),
          );
          const target = targetOf(id);
          await requireVersion(tx, {
            target,
            version: call.body.version,
            yours,
            theirs: before as Entry & Kept,
          });
          const isSame = Object.entries(yours).every(
            ([name, value]) =>
              value === undefined ||
              isDeepStrictEqual(value, (before as Entry & Record<string, unknown>)[name]),
          );
          if (isSame) return before;
          await kind.update(contextOf(tx, call, deps), id, change);
          const after = await find(tx, id);
          await record({
            action: `${kind.noun}.change`,
            target,
            before: { ...before, version: null },
            after: { ...after, version: null, ...kind.alsoRecorded?.(change) },
            version: (after as Entry & Kept).version,
          });
          return after;
        }),
      ),

    remove: (
      call: RecordCall & { readonly params: { readonly id: string } },
      { office, clock }: RecordDeps,
    ): Promise<void> =>
      named(kind, () =>
        office.change(call, async (tx, record) => {
          const { id } = call.params;
          await kind.lock(tx, id);
          const before = await find(tx, id);
          if (await kind.isUsed?.(tx, id, clock.now())) throw problem('has_history');
          await unlessReferred(kind.delete(tx, id));
          await record({ action: `${kind.noun}.delete`, target: targetOf(id), before, after: null });
        }),
      ),
  };
}

/** One record with the fields of the API. */
export async function findRecord<Row extends z.ZodRawShape, Query extends object>(
  kind: Pick<RecordKind<Row, Query, never, never>, 'list'>,
  db: Db,
  id: string,
): Promise<z.output<z.ZodObject<Row>>> {
  // The filters of the list do not apply to one record.
  const { row, select, from, id: idOf } = kind.list({} as Query);
  const [found] = await readRows(row, db.execute(sql`select ${select} from ${from} where ${idOf} = ${id}`));
  if (found === undefined) throw problem('not_found');
  return found;
}

const contextOf = (tx: Db, { caller }: RecordCall, { clock, mail, settings }: RecordDeps): ChangeContext => ({
  tx,
  caller,
  now: clock.now(),
  mail,
  settings,
});

/** A row that another row refers to has a history. */
async function unlessReferred(deleted: Promise<void>): Promise<void> {
  try {
    await deleted;
  } catch (error) {
    throw sqlStateOf(error) === foreignKeyViolation ? problem('has_history') : error;
  }
}
const foreignKeyViolation = '23503';

/** Runs a change. A name that another record has is a field error; lists of visitors are made anew. */
async function named<Result>(
  { taken = {} }: Pick<RecordKind<never, never, never, never>, 'taken'>,
  change: () => Promise<Result>,
): Promise<Result> {
  try {
    const result = await change();
    forgetSessionLists();
    return result;
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint?.endsWith('_name_unique'))
      throw fieldProblem({ name: ['There is one with this name already.'] });
    const errors = taken[constraint ?? ''];
    if (errors !== undefined) throw fieldProblem(errors);
    throw error;
  }
}
