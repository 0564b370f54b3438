import { notificationsUrl, openConnection, readNotificationSignal } from '@detroit-well/api-client/chat';
import type { Notification, Notifications } from '@detroit-well/api-client/contract';
import type { QueryClient } from '@tanstack/react-query';
import { chatRoomsQuery, notificationsQuery, threadQuery } from '../api/queries.ts';
import { session } from '../auth/session.ts';
import { readSettings } from '../settings/settings.ts';

/**
 * Keeps the notifications and the messages of open screens up to date over the member's websocket, and calls back with the
 * title of each new notification. Returns a function that ends it.
 */
export function followNotifications(queries: QueryClient, onNew: (title: string) => void): () => void {
  const { queryKey } = notificationsQuery();
  const load = (key: readonly unknown[]) => void queries.invalidateQueries({ queryKey: key });
  const connection = openConnection({
    url: notificationsUrl(readSettings().websocketUrl),
    token: session.accessToken,
    renew: session.refresh,
    // The server signals after every connection, so what was missed is loaded.
    onStatus: () => {},
    onFrame: (frame) => {
      const signal = readNotificationSignal(frame);
      if (signal === undefined) return;
      load(['notifications']);
      if (signal.room === undefined) return;
      load(chatRoomsQuery().queryKey);
      if (signal.room.kind === 'training') load(threadQuery(signal.room.id).queryKey);
    },
  });
  let known = idsOf(queries.getQueryData(queryKey));
  const stopCache = queries.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey.join() !== queryKey.join()) return;
    const now = queries.getQueryData(queryKey);
    const added = known && now?.results.find(({ id, read }) => !read && !known?.has(id));
    known = idsOf(now) ?? known;
    if (added) onNew(announcement(added));
  });
  const stopSession = session.subscribe((authenticated) => {
    if (!authenticated) connection.close();
  });
  return () => {
    stopCache();
    stopSession();
    connection.close();
  };
}

const idsOf = (page: Notifications | undefined) => page && new Set(page.results.map(({ id }) => id));
const announcement = ({ title }: Notification) => `New notification: ${title}`;
