import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { notifyPeople } from '../users/notify-people.ts';

/** Tells the open screens of everyone registered that their notifications have changed. */
export const notifyRegistered = (tx: Db, sessionId: string): Promise<unknown> =>
  notifyPeople(
    tx,
    sql`select user_id from registrations where session_id = ${sessionId} and status = 'confirmed' and user_id is not null`,
  );
