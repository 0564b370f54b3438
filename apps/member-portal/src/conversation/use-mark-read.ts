import type { ChatReadParams } from '@detroit-well/api-client/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { client } from '../api/client.ts';
import { chatRoomsQuery } from '../api/queries.ts';

/**
 * Marks a room as read up to a message once the page is visible. `messageId` is undefined while there is nothing new to read. A
 * failure is not shown: the messages stay unread.
 */
export function useMarkRead(
  { kind, room_id }: Pick<ChatReadParams, 'kind' | 'room_id'>,
  messageId: string | undefined,
): void {
  const queries = useQueryClient();
  const marked = useRef<string>(undefined);
  const { mutate } = useMutation({
    mutationFn: (message_id: string) => client.chatRooms.markRead({ body: { kind, room_id, message_id } }),
    onSuccess: () =>
      Promise.all(
        [chatRoomsQuery().queryKey, ['notifications']].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
  });
  const note = useEffectEvent((id: string) => {
    if (marked.current === id || document.visibilityState !== 'visible') return;
    marked.current = id;
    mutate(id);
  });
  // The visibility of the page is outside React.
  useEffect(() => {
    if (messageId === undefined) return undefined;
    const onChange = () => note(messageId);
    onChange();
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, [messageId]);
}
