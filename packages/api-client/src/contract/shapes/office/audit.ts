import * as z from 'zod';
import { instant, publicId, text, textOrNull } from '../primitives.ts';
import { ofDays, officeList, officeQuery } from './lists.ts';

const changes = (description: string) =>
  z
    .record(z.string(), z.unknown())
    .nullable()
    .meta({ description, examples: [{ title: 'Rhythm Roll' }] });

export const auditEntry = z
  .object({
    id: publicId.describe('Id of the entry.'),
    at: instant.describe('When it happened.'),
    action: text('program.change', 'What was done: a noun and a verb.'),
    actor: z
      .object({
        id: publicId.describe('Id of the account.'),
        name: text('Dana Pruitt', 'Name of the person who did it.'),
      })
      .nullable()
      .describe('Who did it; `null` for the server itself.'),
    target: text('program:roll', 'The kind and the id of the record.'),
    person_id: textOrNull(null, 'The member for whom it was done, if any.'),
    before: changes('The changed fields as they were; `null` when the record is new.'),
    after: changes('The changed fields as they are now; `null` when the record is gone.'),
    names: z.record(z.string(), z.string()).meta({
      description:
        'What the target, the member and the records in the fields are called, by kind and id. A record that is gone has no name here.',
      examples: [{ 'program:roll': 'Rhythm Roll' }],
    }),
    reason: textOrNull(null, 'The reason that the actor gave.'),
    request_id: text('b4f5a1d2-6f0e-4a53-9f0c-2a9a6c0b7a11', 'Of the request that did it.'),
  })
  .meta({ id: 'AuditEntry', description: 'One change that the team made.' });

export const auditEntries = officeList('AuditEntries', auditEntry);

const optional = (example: string, description: string) =>
  z
    .string()
    .max(200)
    .meta({ examples: [example], description })
    .optional();

export const auditQuery = officeQuery(['at'], {
  target: optional('program:roll', 'The kind and the id of a record: its history.'),
  actor: optional('person-staff', 'Id of the person who did it.'),
  person_id: optional('person-member', 'Id of the member for whom it was done.'),
  action: optional('program.change', 'What was done.'),
  ...ofDays,
}).meta({ id: 'AuditFilters', description: 'Filters of the audit log, newest entry first.' });
