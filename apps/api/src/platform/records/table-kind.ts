import {
  contract,
  officeRecord,
  recordCallsNoun,
  type Contract,
  type Endpoint,
  type ParsedBody,
  type ParsedQuery,
  type RecordCallsNoun,
  type RecordNoun,
} from '@detroit-well/api-client/contract';
import { eq, getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type * as z from 'zod';
import { folded } from '../database/schema/folded.ts';
import { matchesSearch } from '../lists/list.ts';
import { archivedAt, idOf, isArchived, keptColumns, present } from './columns.ts';
import type { RecordKind } from './record-kind.ts';

type KindOf<Calls> = Calls extends {
  readonly list: infer List extends Endpoint;
  readonly read: { readonly reply: z.ZodObject<infer Row extends z.ZodRawShape> };
  readonly create: infer Create extends Endpoint;
  readonly change: infer Change extends Endpoint;
}
  ? RecordKind<Row, ParsedQuery<List>, ParsedBody<Create>, ParsedBody<Change>>
  : never;

/** A table of records that have a name. Its columns have the names of the fields. */
type RecordTable = PgTable & Readonly<Record<'id' | 'name' | 'version' | 'archivedAt', PgColumn>>;

/** A kind of records whose fields are columns of one table, searched by name. */
export function tableKind<const One extends RecordNoun>(one: One, table: RecordTable) {
  const { many } = officeRecord(one);
  // The calls of every record have these parts; the type of the result says which fields.
  const { list, read } = contract[recordCallsNoun(one) as 'officeLocations'];
  const name = getTableName(table);
  const { id: _id, archived: _archived, version: _version, ...fields } = read.reply.shape;
  const keys = new Map(Object.entries(getTableColumns(table)).map(([key, { name }]) => [name, key]));
  const columnOf = (field: string): [key: string, column: PgColumn] => {
    const key = keys.get(field);
    if (key === undefined) throw new Error(`${name} has no column ${field}`);
    return [key, getTableColumns(table)[key] as PgColumn];
  };
  const columns = Object.keys(fields).map((field) => columnOf(field)[1]);
  const valuesOf = (given: object) =>
    present(Object.fromEntries(Object.entries(given).map(([field, value]) => [columnOf(field)[0], value])));
  const orders = list.query.shape.sort.unwrap().options.filter((order) => !order.startsWith('-'));
  const sorts = Object.fromEntries(
    orders.map((order) => {
      const [, column] = columnOf(order);
      return [
        order,
        column.dataType === 'number'
          ? { by: sql`${column}`, type: 'bigint' as const }
          : { by: folded(sql`${column}`), type: 'text' as const },
      ];
    }),
  );
  const kind: RecordKind<
    z.ZodRawShape,
    { search?: string; archived?: boolean },
    object,
    { version: number; archived?: boolean }
  > = {
    noun: one,
    many,
    list: ({ search, archived }) => ({
      row: read.reply,
      select: sql.join([keptColumns(name), ...columns], sql`, `),
      from: sql`${table}`,
      where: [matchesSearch(sql`${table.name}`, search), isArchived(name, archived)],
      id: sql`${table.id}`,
      sorts,
      sortedBy: orders[0] ?? 'name',
    }),
    lock: (tx, id) => tx.select({ id: table.id }).from(table).where(eq(table.id, id)).for('update'),
    insert: async ({ tx }, body) =>
      idOf(
        await tx
          .insert(table)
          .values(valuesOf(body))
          .returning({ id: sql<string>`${table.id}` }),
      ),
    update: async ({ tx, now }, id, { version: _from, archived, ...change }) => {
      const version = sql`${table.version} + 1`;
      await tx
        .update(table)
        .set({ ...valuesOf(change), ...archivedAt(archived, now), version })
        .where(eq(table.id, id));
    },
    delete: async (tx, id) => void (await tx.delete(table).where(eq(table.id, id))),
  };
  return kind as unknown as KindOf<Contract[RecordCallsNoun<One>]>;
}
