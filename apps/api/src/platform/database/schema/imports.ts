import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, instant, publicId } from './columns.ts';
import { users } from './people.ts';

/** What a column of an imported file becomes. */
export type ImportField =
  | 'source_id'
  | 'first_name'
  | 'last_name'
  | 'email'
  | 'phone'
  | 'date_of_birth'
  | 'tags'
  | 'waiver_claimed_on';

export interface ImportColumn {
  readonly name: string;
  readonly examples: string[];
  readonly field: ImportField | null;
}

export interface ImportCounts {
  readonly new: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly refused: number;
}

/** A field of a person before and after; tags are joined by `; `. */
export interface ImportChange {
  readonly field: ImportField;
  readonly before: string | null;
  readonly after: string;
}

/** Files of another program that become people. */
export const imports = pgTable(
  'imports',
  {
    id: publicId(),
    kind: text('kind', { enum: ['people'] }).notNull(),
    fileName: text('file_name').notNull(),
    state: text('state', { enum: ['mapping', 'planned', 'running', 'done', 'undoing', 'undone'] })
      .notNull()
      .default('mapping'),
    /** The program whose names its columns have. */
    source: text('source'),
    columns: jsonb('columns').$type<ImportColumn[]>().notNull(),
    dateOrder: text('date_order', { enum: ['month_first', 'day_first', 'year_first'] }),
    encoding: text('encoding', { enum: ['utf-8', 'utf-16', 'latin-1'] }).notNull(),
    /** Rows of the file, and how many of them are written or taken back. */
    total: integer('total').notNull(),
    done: integer('done').notNull().default(0),
    counts: jsonb('counts').$type<ImportCounts>(),
    planToken: text('plan_token'),
    plannedAt: instant('planned_at'),
    committedAt: instant('committed_at'),
    version: integer('version').notNull().default(1),
    createdBy: text('created_by')
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    index('imports_created_by').on(t.createdBy),
    uniqueIndex('imports_one_at_once')
      .on(sql`(true)`)
      .where(sql`${t.state} in ('running', 'undoing')`),
  ],
);

/** The rows of a file with what the plan says of each. They are deleted days after the import. */
export const importRows = pgTable(
  'import_rows',
  {
    importId: text('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    line: integer('line').notNull(),
    cells: jsonb('cells').$type<string[]>().notNull(),
    /** Why the line itself cannot be read. */
    fault: text('fault'),
    outcome: text('outcome', { enum: ['new', 'changed', 'unchanged', 'refused'] }),
    name: text('name').notNull().default(''),
    sourceId: text('source_id'),
    /** The person that it matches or made. */
    userId: text('user_id'),
    changes: jsonb('changes').$type<ImportChange[]>().notNull().default([]),
    /** The address of a new person is that of somebody else, so nobody signs in with it. */
    isShared: boolean('is_shared').notNull().default(false),
    reason: text('reason'),
    /** It is written, or taken back. */
    isDone: boolean('is_done').notNull().default(false),
    /** The version that the record has after the import. */
    writtenVersion: integer('written_version'),
    /** Why the person stays after an undo. */
    kept: text('kept', {
      enum: ['signed_in', 'registered', 'paid', 'membership', 'note', 'waiver', 'changed', 'used'],
    }),
  },
  (t) => [primaryKey({ columns: [t.importId, t.line] }), index('import_rows_user').on(t.userId)],
);

/** The numbers that people had in another program. */
export const importedPeople = pgTable(
  'imported_people',
  {
    source: text('source').notNull(),
    sourceId: text('source_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The import that stored it; it has no rows once the import is deleted. */
    importId: text('import_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.source, t.sourceId] }),
    index('imported_people_user').on(t.userId),
    index('imported_people_import').on(t.importId),
  ],
);
