import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { notifyPeople } from '../users/notify-people.ts';

/** Tells the open screens of everyone registered for one of the sessions that their notifications have changed. */
export const notifyRegistered = (tx: Db, ...sessionIds: readonly string[]): Promise<unknown> =>
  notifyPeople(
    tx,
    sql`select user_id from registrations where status = 'confirmed' and user_id is not null
      and session_id in (select jsonb_array_elements_text(${JSON.stringify(sessionIds)}::jsonb))`,
  );
