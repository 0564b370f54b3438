import { sql, type SQL } from 'drizzle-orm';

/*
 * A person whom the team merged has several records in `users`. Each row of another table stays with the record for which it was
 * stored, and reads take the rows of all records together.
 */

/** The ids of the records of a person, to be used after `in`. Without a person there are none. */
export const recordsOf = (personId: SQL | string | null): SQL =>
  sql`(select own.id from users own where own.person_id = ${personId})`;

/**
 * The ids of the records of the person to whom a record belongs. PostgreSQL evaluates them for each pair of rows, so a statement
 * over all people uses `joinedRecords`.
 */
export const recordsLike = (recordId: SQL | string): SQL =>
  sql`(select own.id from users own where own.person_id = ${personOf(recordId)})`;

/** The records of the person to whom the record `mine` belongs, as `own`. For `from`, where a statement concerns all people. */
export const joinedRecords = sql`users mine join users own on own.person_id = mine.person_id`;

/** The person to whom a record belongs. */
export const personOf = (recordId: SQL | string): SQL =>
  sql`(select one.person_id from users one where one.id = ${recordId})`;

/** Joins the person to whom a record belongs as `u` (users) and their profile as `f`. `recordId` is a column or expression. */
export const joinPerson = (recordId: string, join: 'join' | 'left join' = 'left join'): SQL =>
  sql.raw(`${join} users own on own.id = ${recordId} ${join} users u on u.id = own.person_id
    left join profiles f on f.user_id = u.id`);
