import type { AuditEntry } from '@detroit-well/api-client/contract';
import { studioZone, toStudioIso } from '@detroit-well/config/studio-time';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { OfficeDatabaseDeps } from '../../platform/audit/office-database.ts';
import type { HandlersOf } from '../../platform/calls/calls.ts';
import { dateOfMs, epochMs } from '../../platform/database/instants.ts';
import { personName } from '../../platform/database/person-name.ts';
import { matchesSearch, type List } from '../../platform/lists/list.ts';
import { listReply } from '../../platform/lists/list-reply.ts';
import { recordNames } from './record-names.ts';
import { recordsLike } from '../../platform/database/records-of-person.ts';

const fields = z.record(z.string(), z.unknown());

const entryRow = z.object({
  id: z.string(),
  at: dateOfMs,
  action: z.string(),
  actorId: z.string(),
  actorName: z.string(),
  target: z.string(),
  personId: z.string().nullable(),
  before: fields.nullable(),
  after: fields.nullable(),
  personal: z.object({ before: fields.optional(), after: fields.optional() }).nullable(),
  names: z.record(z.string(), z.string()),
  reason: z.string().nullable(),
  requestId: z.string(),
});

interface Filters {
  readonly search?: string | undefined;
  readonly target?: string | undefined;
  readonly actor?: string | undefined;
  readonly person_id?: string | undefined;
  readonly action?: string | undefined;
  readonly start_date?: string | undefined;
  readonly end_date?: string | undefined;
}

const day = sql.raw(`to_char(a.at at time zone '${studioZone}', 'YYYY-MM-DD')`);

const auditList = ({ search, ...filters }: Filters): List<typeof entryRow.shape> => ({
  row: entryRow,
  select: sql`a.id, ${epochMs('a.at')} as at, a.action, a.actor_id as "actorId",
    coalesce(${personName('u', 'f')}, '') as "actorName", a.target,
    a.person_id as "personId", a.before, a.after, a.personal, ${recordNames} as names,
    a.reason, a.request_id as "requestId"`,
  from: sql`audit_entries a left join users u on u.id = a.actor_id left join profiles f on f.user_id = u.id
    left join users pu on pu.id = a.person_id left join profiles pf on pf.user_id = pu.id`,
  where: [
    matchesSearch(
      sql`concat_ws(' ', a.action, a.target, a.reason, ${personName('u', 'f')}, ${personName('pu', 'pf')})`,
      search,
    ),
    filters.target === undefined ? undefined : sql`a.target = ${filters.target}`,
    filters.actor === undefined ? undefined : sql`a.actor_id = ${filters.actor}`,
    filters.person_id === undefined ? undefined : sql`a.person_id in ${recordsLike(filters.person_id)}`,
    filters.action === undefined ? undefined : sql`a.action = ${filters.action}`,
    filters.start_date === undefined ? undefined : sql`${day} >= ${filters.start_date}`,
    filters.end_date === undefined ? undefined : sql`${day} <= ${filters.end_date}`,
  ],
  id: sql`a.id`,
  // The order in which entries were stored; several may have one time.
  sorts: { at: { by: sql`a.sequence`, type: 'bigint' } },
  sortedBy: '-at',
});

function entryView(entry: z.output<typeof entryRow>): AuditEntry {
  const { at, actorId, actorName, personId, requestId, personal, before, after, ...rest } = entry;
  return {
    id: rest.id,
    at: toStudioIso(at),
    action: rest.action,
    actor: { id: actorId, name: actorName },
    target: rest.target,
    person_id: personId,
    before: before && { ...before, ...personal?.before },
    after: after && { ...after, ...personal?.after },
    names: rest.names,
    reason: rest.reason,
    request_id: requestId,
  };
}

export const officeAuditHandlers: HandlersOf<'officeAudit', OfficeDatabaseDeps> = {
  list: (call, deps) =>
    listReply(call, deps, { name: 'audit', list: auditList(call.query), view: entryView }),
};
