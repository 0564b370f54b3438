import type { OfficeEmailFilters } from '@detroit-well/api-client/contract';
import { addDays, studioInstant, toStudioIso } from '@detroit-well/config/studio-time';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { OfficeDatabaseDeps } from '../../platform/audit/office-database.ts';
import type { HandlersOf } from '../../platform/calls/calls.ts';
import { epochMs } from '../../platform/database/instants.ts';
import { personName } from '../../platform/database/person-name.ts';
import { matchesSearch, type List } from '../../platform/lists/list.ts';
import { listReply } from '../../platform/lists/list-reply.ts';
import { emailState } from '../../platform/mail/claim-email.ts';

const at = z.number().transform((ms) => toStudioIso(ms));

const emailRow = z.object({
  id: z.string(),
  created_at: at,
  recipient: z.string(),
  person_id: z.string().nullable(),
  person_name: z.string(),
  template: z.string(),
  subject: z.string(),
  state: z.enum(['waiting', 'sent', 'failed']),
  attempts: z.int(),
  sent_at: at.nullable(),
  resent_from: z.string().nullable(),
});

const name = sql`coalesce(${personName('u', 'f')}, '')`;
const startOf = (day: string) => sql`${studioInstant(day).toISOString()}::timestamptz`;

const emailList = (filters: Omit<OfficeEmailFilters, 'sort'>): List<typeof emailRow.shape> => ({
  row: emailRow,
  select: sql`outbox_mails.id, ${epochMs('outbox_mails.created_at')} as created_at, outbox_mails.recipient, u.person_id, ${name} as person_name,
    outbox_mails.template, outbox_mails.subject, ${emailState} as state, outbox_mails.attempts, ${epochMs('outbox_mails.sent_at')} as sent_at, outbox_mails.resent_from`,
  from: sql`outbox_mails left join users u on u.email = outbox_mails.recipient left join profiles f on f.user_id = u.id`,
  where: [
    matchesSearch(
      sql`outbox_mails.recipient || ' ' || outbox_mails.subject || ' ' || ${name}`,
      filters.search,
    ),
    filters.person === undefined ? undefined : sql`u.person_id = ${filters.person}`,
    filters.state === undefined ? undefined : sql`${emailState} = ${filters.state}`,
    filters.start_date === undefined
      ? undefined
      : sql`outbox_mails.created_at >= ${startOf(filters.start_date)}`,
    filters.end_date === undefined
      ? undefined
      : sql`outbox_mails.created_at < ${startOf(addDays(filters.end_date, 1))}`,
  ],
  id: sql`outbox_mails.id`,
  sorts: { created_at: { by: sql`outbox_mails.sequence`, type: 'bigint' } },
  sortedBy: '-created_at',
});

export const officeEmailsHandlers: HandlersOf<'officeEmails', OfficeDatabaseDeps> = {
  list: (call, deps) =>
    listReply(call, deps, { name: 'emails', list: emailList(call.query), view: (row) => row }),
};
