import type { Contract } from '@detroit-well/api-client/contract';
import { sql } from 'drizzle-orm';
import type { Handler } from '../../../platform/calls/calls.ts';
import { problem } from '../../../platform/calls/problem.ts';
import { entryView, isLive, liveEntryOf } from './view.ts';

/** Changes how a waiting member is notified; emails and texts that were written before stay as they are. */
export const updateNotifications: Handler<Contract['waitlist']['updateNotifications']> = async (
  { params, body, caller },
  { database: { db }, clock },
) => {
  const now = clock.now();
  const entry = await liveEntryOf(db, caller.userId, params.id);
  if (entry === null || !isLive(entry, now)) throw problem('not_found');
  await db.execute(sql`
    update waitlist_entries set notify_email = ${body.notify_email}, notify_sms = ${body.notify_sms},
      updated_at = ${now.toISOString()}::timestamptz where id = ${entry.id}`);
  return entryView({ ...entry, notifyEmail: body.notify_email, notifySms: body.notify_sms }, now);
};
