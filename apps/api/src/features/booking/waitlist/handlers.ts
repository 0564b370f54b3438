import type { HandlersOf } from '../../../platform/calls/calls.ts';
import { problem } from '../../../platform/calls/problem.ts';
import { join } from './join.ts';
import { leave } from './leave.ts';
import { list } from './list.ts';
import { updateNotifications } from './update-notifications.ts';
import { entryView, isLive, liveEntryOf } from './view.ts';

export const waitlistHandlers: HandlersOf<'waitlist'> = {
  list,
  join,
  leave,
  updateNotifications,
  status: async ({ params, caller }, { database, clock }) => {
    const now = clock.now();
    const entry = await liveEntryOf(database.db, caller.userId, params.id);
    if (entry === null || !isLive(entry, now)) throw problem('not_found');
    return entryView(entry, now);
  },
};
