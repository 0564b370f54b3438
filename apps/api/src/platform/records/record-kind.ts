import type {
  ExportedList,
  NestedFieldErrors,
  Permission,
  RecordNoun,
} from '@detroit-well/api-client/contract';
import type { SQL } from 'drizzle-orm';
import type * as z from 'zod';
import type { OfficeDatabaseDeps } from '../audit/office-database.ts';
import type { StaffCaller } from '../calls/calls.ts';
import type { PlatformDeps } from '../calls/dependencies.ts';
import type { Db } from '../database/database.ts';
import type { List } from '../lists/list.ts';

export interface RecordDeps extends OfficeDatabaseDeps, Pick<PlatformDeps, 'clock' | 'mail' | 'settings'> {}

/** The transaction of a change, and who makes it. `mail` and `settings` for what it tells people. */
export interface ChangeContext extends Pick<RecordDeps, 'mail' | 'settings'> {
  readonly tx: Db;
  readonly caller: StaffCaller;
  readonly now: Date;
}

/** One kind of records that the office keeps: how its rows are read and stored. The fields of a row are those of the API. */
export interface RecordKind<Row extends z.ZodRawShape, Query, Create, Change> {
  /** Names the record in targets of entries: `program`. */
  readonly noun: RecordNoun;
  /** Names the list in its file: `programs`. */
  readonly many: ExportedList;
  /** Fields with amounts, which stay numbers in its file. */
  readonly amounts?: readonly (keyof Row & string)[];
  list(query: Query): List<Row>;
  /** The rows that this caller may see; all of them without it. Others are refused, and need `permission`. */
  readonly seen?: { readonly permission: Permission; by(caller: StaffCaller): SQL | undefined };
  /** The field errors of a value that another row has, by the unique constraint that it violates. */
  readonly taken?: Readonly<Record<string, NestedFieldErrors>>;
  /** A change in the words of the row, so that one that changes nothing is seen as such. */
  normalized?(change: Change): Change;
  /** Fields of a change that say how it is made, such as whether to tell people. Nothing stores them. */
  readonly asked?: readonly (keyof Change & string)[];
  /** Locks the row; undefined if there is none. */
  lock(tx: Db, id: string): Promise<unknown>;
  /** Stores a new row and returns its id. */
  insert(context: ChangeContext, body: Create): Promise<string>;
  /** Stores the given fields with the next version. */
  update(context: ChangeContext, id: string, change: Change): Promise<void>;
  /** What the entry of a change says besides the fields of the record, such as for whom it counts. */
  alsoRecorded?(change: Change): Readonly<Record<string, unknown>>;
  /** True if the row has a history that no foreign key shows, so that it can only be archived. */
  isUsed?(tx: Db, id: string, now: Date): Promise<boolean>;
  delete(tx: Db, id: string): Promise<void>;
}
