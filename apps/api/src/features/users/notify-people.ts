import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';

/** The NOTIFY channel for the open screens of people. The payload is the person's id, and the room that changed, if any. */
export const peopleChannel = 'detroit_people';
/** In place of a room: a sign-in of the person was locked or has ended. */
export const signIns = '!';
/** The payload that concerns all people. */
export const everybody = '*';

/**
 * Tells every process, once the transaction commits, that these people's notifications have changed. `people` selects their ids.
 * `room`: the messages of this room have changed.
 */
export const notifyPeople = (tx: Db, people: SQL, room = ''): Promise<unknown> =>
  tx.execute(
    sql`select pg_notify(${peopleChannel}, coalesce(own.person_id, p.id) || ${room === '' ? '' : ` ${room}`})
      from (${people}) p(id) left join users own on own.id = p.id`,
  );

/** The same for one person. */
export const notifyPerson = (tx: Db, userId: string): Promise<unknown> =>
  notifyPeople(tx, sql`select ${userId}::text`);

/** Makes every process check whether the open screens of a record are still signed in, once the transaction commits. */
export const checkScreensOf = (tx: Db, userId: string): Promise<unknown> =>
  tx.execute(sql`select pg_notify(${peopleChannel}, ${`${userId} ${signIns}`}::text)`);

/** Notifies all connected people. */
export const notifyEverybody = (tx: Db): Promise<unknown> => notifyPeople(tx, sql`select ${everybody}::text`);
