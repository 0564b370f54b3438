import type { Contract } from '@detroit-well/api-client/contract';
import type { Handler, HandlersOf } from '../../platform/calls/calls.ts';
import { findNotifications, type FoundNotification } from './find-notifications.ts';
import { storeReads } from './store-reads.ts';
import { toNotification } from './wording.ts';

type Calls = Contract['notifications'];

const pageSize = 20;

/** Position in the list of what is over: newest first. */
const cursorOf = ({ at, id }: FoundNotification): string => `${at.getTime()}~${id}`;

function isAfter({ at, id }: FoundNotification, cursor: string): boolean {
  const split = cursor.indexOf('~');
  const time = Number(cursor.slice(0, split));
  return at.getTime() < time || (at.getTime() === time && id < cursor.slice(split + 1));
}

/** The first page begins with everything that needs the member, so that nothing urgent is on a later page. */
const list: Handler<Calls['list']> = async ({ query, caller }, { database, clock }) => {
  const { limit = pageSize, before } = query;
  const now = clock.now();
  const all = await findNotifications(database.db, caller.userId, now);
  const needed = before === undefined ? all.filter(({ deadlineMs }) => deadlineMs !== null) : [];
  const over = all.filter((one) => one.deadlineMs === null && (before === undefined || isAfter(one, before)));
  const page = over.slice(0, limit);
  const last = page.at(-1);
  return {
    results: [...needed, ...page].map((one) => toNotification(one, now)),
    next: last !== undefined && over.length > page.length ? cursorOf(last) : null,
    unread: all.filter(({ read }) => !read).length,
  };
};

const markRead: Handler<Calls['markRead']> = async ({ body, caller }, { database, clock }) => {
  const { userId } = caller;
  const now = clock.now();
  await database.withTx(async (tx) => {
    // Only those that the caller has, so that no other id is stored.
    const read = (await findNotifications(tx, userId, now)).filter(
      (one) => !one.read && (body.all === true || body.ids?.includes(one.id)),
    );
    await storeReads(
      tx,
      userId,
      read.map(({ id }) => id),
      now,
    );
  });
};

export const notificationsHandlers: HandlersOf<'notifications'> = { list, markRead };
