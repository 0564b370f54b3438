import type * as z from 'zod';
import { endpoint } from '../../definition/endpoint.ts';
import type { Permission } from '../../definition/permissions.ts';
import { readOfficeList, readOfficeRecord } from '../../reads/office.ts';

interface Records<
  Path extends string,
  Read extends Permission,
  Write extends Permission,
  Query extends z.ZodObject,
  Entry extends z.ZodObject,
  List extends z.ZodType,
  Create extends z.ZodType,
  Change extends z.ZodType,
> {
  /** Of the list, such as `/office/programs/`. */
  readonly path: Path;
  readonly read: Read;
  readonly write: Write;
  /** One and many, for the documents: `program`, `programs`. */
  readonly one: string;
  readonly many: string;
  readonly query: Query;
  readonly entry: Entry;
  readonly list: List;
  readonly create: Create;
  readonly change: Change;
}

/** The five calls of records that the office keeps: list, create, read, change, and remove without history. */
export function recordCalls<
  const Path extends string,
  const Read extends Permission,
  const Write extends Permission,
  Query extends z.ZodObject,
  Entry extends z.ZodObject,
  List extends z.ZodType,
  Create extends z.ZodType,
  Change extends z.ZodType,
>(records: Records<Path, Read, Write, Query, Entry, List, Create, Change>) {
  const { path, read, write, one, many, query, entry, list, create, change } = records;
  const item = `${path}{id}/` as const;
  return {
    list: endpoint({
      method: 'GET',
      path,
      access: 'member',
      permission: read,
      query,
      paging: 'cursor',
      csv: true,
      reply: list,
      reads: readOfficeList,
      summary: `The ${many}, those that are archived too.`,
      source: 'added',
    }),
    create: endpoint({
      method: 'POST',
      path,
      access: 'member',
      permission: write,
      body: create,
      reply: entry,
      status: 201,
      limits: 'none',
      idempotency: 'once',
      summary: `Creates a ${one}.`,
      source: 'added',
    }),
    read: endpoint({
      method: 'GET',
      path: item,
      access: 'member',
      permission: read,
      reply: entry,
      reads: readOfficeRecord,
      problems: ['not_found'],
      summary: `One ${one}.`,
      source: 'added',
    }),
    change: endpoint({
      method: 'PATCH',
      path: item,
      access: 'member',
      permission: write,
      body: change,
      reply: entry,
      problems: ['not_found', 'version_conflict'],
      limits: 'none',
      idempotency: 'once',
      summary: `Changes the given fields of a ${one}, or archives it.`,
      source: 'added',
    }),
    remove: endpoint({
      method: 'DELETE',
      path: item,
      access: 'member',
      permission: write,
      reply: 'nothing',
      problems: ['not_found', 'has_history'],
      limits: 'none',
      idempotency: 'none',
      summary: `Deletes a ${one} that was never used.`,
      source: 'added',
    }),
  };
}
