import type * as z from 'zod';
import { endpoint } from '../../definition/endpoint.ts';
import type { ProblemCode } from '../../definition/problems.ts';
import { readOfficeList, readOfficeRecord } from '../../reads/office.ts';
import { publishWrittenBody, writtenRevisions, writtenVersionBody } from '../../shapes/office/written.ts';

interface Written<
  Many extends string,
  Entry extends z.ZodType,
  Change extends z.ZodType,
  Own extends readonly ProblemCode[],
> {
  /** What one of them is called. */
  readonly one: string;
  readonly many: Many;
  readonly entry: Entry;
  readonly change: Change;
  /** Problems of every call that makes a revision or shows one. */
  readonly own: Own;
}

/** The calls of texts that the office writes in revisions, and that the site shows once they are published. */
export function writtenCalls<
  const Many extends string,
  Entry extends z.ZodType,
  Change extends z.ZodType,
  const Own extends readonly ProblemCode[],
>({ one, many, entry, change, own }: Written<Many, Entry, Change, Own>) {
  const item = `/office/${many}/{id}/` as const;
  return {
    read: endpoint({
      method: 'GET',
      path: item,
      access: 'member',
      permission: 'content.write',
      reply: entry,
      reads: readOfficeRecord,
      problems: ['not_found'],
      summary: `The newest revision of a ${one}.`,
      source: 'added',
    }),
    change: endpoint({
      method: 'PATCH',
      path: item,
      access: 'member',
      permission: 'content.write',
      body: change,
      reply: entry,
      problems: ['not_found', 'version_conflict', ...own],
      limits: 'none',
      idempotency: 'once',
      summary: `Saves a revision of a ${one}. The site shows it when it is published.`,
      source: 'added',
    }),
    publish: endpoint({
      method: 'POST',
      path: `${item}publish/`,
      access: 'member',
      permission: 'content.write',
      body: publishWrittenBody,
      reply: entry,
      problems: ['not_found', 'version_conflict', ...own],
      limits: 'none',
      idempotency: 'once',
      summary: `Puts the newest revision of a ${one} on the site, now or at a time. What is saved later is not on it.`,
      source: 'added',
    }),
    unpublish: endpoint({
      method: 'POST',
      path: `${item}unpublish/`,
      access: 'member',
      permission: 'content.write',
      body: writtenVersionBody,
      reply: entry,
      problems: ['not_found', 'version_conflict'],
      limits: 'none',
      idempotency: 'once',
      summary: `Takes a ${one} off the site, and ends its schedule.`,
      source: 'added',
    }),
    revisions: endpoint({
      method: 'GET',
      path: `${item}revisions/`,
      access: 'member',
      permission: 'content.write',
      reply: writtenRevisions,
      reads: readOfficeList,
      problems: ['not_found'],
      summary: `The revisions of a ${one}, newest first.`,
      source: 'added',
    }),
    restore: endpoint({
      method: 'POST',
      path: `${item}revisions/{n}/restore/`,
      access: 'member',
      permission: 'content.write',
      body: writtenVersionBody,
      reply: entry,
      problems: ['not_found', 'version_conflict', ...own],
      limits: 'none',
      idempotency: 'once',
      summary: `Makes an earlier revision of a ${one} the newest one.`,
      source: 'added',
    }),
  };
}
