import type { Notification, Notifications, ReadNotificationsParams } from '@detroit-well/api-client/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../api/client.ts';
import { notificationsQuery } from '../api/queries.ts';

/** Marks notifications as read: shown at once, and loaded again when the server has stored it. */
export function useNotificationReads() {
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (body: ReadNotificationsParams) => client.notifications.markRead({ body }),
    onMutate: (body) => {
      queries.setQueryData(notificationsQuery().queryKey, (page) => page && readIn(page, body));
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['notifications'] }),
  });
  return {
    markRead: ({ id, read }: Notification) => {
      if (!read) mutate({ ids: [id] });
    },
    markAllRead: () => mutate({ all: true }),
  };
}

function readIn(page: Notifications, { ids, all }: ReadNotificationsParams): Notifications {
  const isRead = (id: string) => all === true || ids?.includes(id) === true;
  return {
    ...page,
    unread: all === true ? 0 : Math.max(0, page.unread - (ids?.length ?? 0)),
    results: page.results.map((one) => (isRead(one.id) ? { ...one, read: true } : one)),
  };
}
