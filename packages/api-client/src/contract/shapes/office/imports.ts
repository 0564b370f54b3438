import * as z from 'zod';
import { count, instant, publicId, text, textOrNull, texts } from '../primitives.ts';
import { officeList, officeQuery, version } from './lists.ts';

/** What a column of the file can become. */
export const importFields = [
  'source_id',
  'first_name',
  'last_name',
  'email',
  'phone',
  'date_of_birth',
  'tags',
  'waiver_claimed_on',
] as const;
const field = z.enum(importFields);
const kind = z.enum(['people']).meta({ description: 'What the file holds.', examples: ['people'] });

export const dateOrders = ['month_first', 'day_first', 'year_first'] as const;
const dateOrder = z.enum(dateOrders).meta({
  description: 'What comes first in a date. Dates that begin with a year are read anyway.',
  examples: ['month_first'],
});

export const importEncodings = ['utf-8', 'utf-16', 'latin-1'] as const;
const encoding = z
  .enum(importEncodings)
  .meta({ description: 'How the file writes its characters.', examples: ['utf-8'] });

const column = z
  .object({
    name: text('Client ID', 'As the first line of the file has it.'),
    examples: texts(['100043', '100044'], 'Values of its first rows.'),
    field: field
      .nullable()
      .meta({ description: 'What it becomes; `null`: it is left out.', examples: ['source_id'] }),
  })
  .meta({ id: 'OfficeImportColumn', description: 'A column of an imported file.' });

const counts = z
  .object({
    new: count(1671, 'People that the studio does not have.'),
    changed: count(302, 'People of whom the file knows more, or something else.'),
    unchanged: count(48, 'People who are the same already.'),
    refused: count(25, 'Rows that stay out.'),
  })
  .meta({ id: 'OfficeImportCounts', description: 'What becomes of the rows.' });

const kept = z
  .object({
    person_id: publicId.describe('Of the account.'),
    name: text('Tanya Ellery'),
    reason: z
      .enum(['signed_in', 'registered', 'paid', 'membership', 'note', 'waiver', 'changed', 'used'])
      .meta({ description: 'What was done with the person since.', examples: ['signed_in'] }),
  })
  .meta({ id: 'OfficeImportKept', description: 'A person who stays after an import was taken back.' });

const state = z.enum(['mapping', 'planned', 'running', 'done', 'undoing', 'undone']).meta({
  description: '`mapping`: nothing is planned. `planned`: nothing is written. `undoing`: it is taken back.',
  examples: ['planned'],
});

export const officeImportEntry = z
  .object({
    id: publicId.describe('Id of the import.'),
    kind,
    file_name: text('clients-2026-03-14.csv', 'Name of the file.'),
    state,
    created_at: instant.describe('When the file was uploaded.'),
    created_by: text('Dana Pruitt', 'Who uploaded it.'),
    done: count(0, 'Rows that are written, or taken back.'),
    total: count(2046, 'Rows of the file.'),
    counts: counts.nullable().describe('What the plan says; `null` before it.'),
    undo_until: instant
      .nullable()
      .meta({ description: 'Until when it can be undone; `null`: it cannot.', examples: [null] }),
    version,
  })
  .meta({ id: 'OfficeImportEntry', description: 'An import as lists of the office show it.' });

export const officeImports = officeList('OfficeImports', officeImportEntry);
export const officeImportQuery = officeQuery(['created_at'], {}).meta({
  id: 'OfficeImportFilters',
  description: 'Order of the imports. The search reads the names of files.',
});

export const officeImport = officeImportEntry
  .extend({
    source: textOrNull('Mindbody', 'The program whose names the columns have; `null`: unknown.'),
    columns: z.array(column).describe('The columns of the file, in order.'),
    date_order: dateOrder
      .nullable()
      .describe('What comes first in a date; `null`: no date of the file needs it.'),
    encoding,
    kept: z.array(kept).describe('People who stay after an undo; 500 at most.'),
  })
  .meta({ id: 'OfficeImport', description: 'A file of people, and what became of it.' });

export const uploadImportBody = z
  .object({
    file: z
      .file({ error: 'Choose a CSV file.' })
      .describe('CSV of at most 20 MB and 50,000 rows, with names of columns in its first line.'),
    kind,
    date_order: dateOrder.optional(),
    encoding: encoding.optional(),
  })
  .meta({ id: 'UploadImportRequest', description: 'A file, and what it holds.' });

export const changeImportBody = z
  .object({
    version,
    mapping: z.record(z.string().max(500), field.nullable()).meta({
      description: 'What each column becomes; `null`: it is left out. Columns that are not named stay.',
      examples: [{ 'Client ID': 'source_id', 'Referred By': null }],
    }),
    date_order: dateOrder.optional(),
  })
  .meta({ id: 'ChangeImportRequest', description: 'What the columns become.' });

export const officeImportPlan = z
  .object({
    counts,
    plan_token: text('0d4e6b1c-9d0e-4c5b-8a51-0f7f2f6b1a11', 'Confirms this plan.'),
    expires_at: instant.describe('Until when it can be committed.'),
    version,
  })
  .meta({ id: 'OfficeImportPlan', description: 'What an import would change.' });

export const commitImportBody = z
  .object({
    plan_token: z
      .string()
      .max(200)
      .meta({
        description: 'From the plan that is committed.',
        examples: ['0d4e6b1c-9d0e-4c5b-8a51-0f7f2f6b1a11'],
      }),
  })
  .meta({ id: 'CommitImportRequest', description: 'The plan that is committed.' });

const outcome = z
  .enum(['new', 'changed', 'unchanged', 'refused'])
  .meta({ description: 'What becomes of the row.', examples: ['changed'] });

export const officeImportRow = z
  .object({
    line: count(88, 'Line of the file.'),
    outcome,
    person_id: textOrNull('0d4e6b1c', 'Of the account; `null`: there is none.'),
    name: text('Tanya Ellery', 'Name of the person in the file.'),
    changes: z
      .array(
        z.object({
          field: field.meta({ description: 'What changes.', examples: ['phone'] }),
          before: textOrNull('(313) 555-0119', 'Now; `null`: nothing.'),
          after: text('(313) 555-0191', 'Then.'),
        }),
      )
      .describe('What changes; of a new person, what is stored.'),
    reason: textOrNull('February has no 30th day.', 'Why it stays out; `null`: it does not.'),
  })
  .meta({ id: 'OfficeImportRow', description: 'A row of an imported file.' });

export const officeImportRows = officeList('OfficeImportRows', officeImportRow);
export const officeImportRowQuery = officeQuery(['line'], { outcome: outcome.optional() }).meta({
  id: 'OfficeImportRowFilters',
  description: 'Filter and order of the rows. The search reads names.',
});
