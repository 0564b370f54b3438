import type * as z from 'zod';
import { endpoint } from '../../definition/endpoint.ts';
import { officeRecord, type RecordNoun } from '../../definition/office-records.ts';
import { readOfficeList, readOfficeRecord } from '../../reads/office.ts';

/** What the calls of a kind of records send and return. */
export interface RecordShapes<
  Noun extends RecordNoun,
  Query extends z.ZodObject,
  Entry extends z.ZodObject,
  List extends z.ZodType,
  Create extends z.ZodType,
  Change extends z.ZodType,
> {
  readonly one: Noun;
  readonly query: Query;
  readonly entry: Entry;
  readonly list: List;
  readonly create: Create;
  readonly change: Change;
}

/** The five calls of records that the office keeps: list, create, read, change, and remove without history. */
export function recordCalls<
  const Noun extends RecordNoun,
  Query extends z.ZodObject,
  Entry extends z.ZodObject,
  List extends z.ZodType,
  Create extends z.ZodType,
  Change extends z.ZodType,
>({ one, query, entry, list, create, change }: RecordShapes<Noun, Query, Entry, List, Create, Change>) {
  const { words, path, read, write } = officeRecord(one);
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
      summary: `The ${words.many}, those that are archived too.`,
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
      summary: `Creates a ${words.one}.`,
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
      summary: `One ${words.one}.`,
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
      summary: `Changes the given fields of a ${words.one}, or archives it.`,
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
      summary: `Deletes a ${words.one} that was never used.`,
      source: 'added',
    }),
  };
}
