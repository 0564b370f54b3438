import type { ChatMessage } from '@detroit-well/api-client/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

type Names = Readonly<Record<string, string>>;

const queryKey = ['chat', 'names'] as const;
const none: Names = {};

/**
 * Names by user id of the people whose messages this member has read. A new private conversation shows the name of the other
 * person. The names are deleted with the member's other cached data.
 */
export function useNames(messages: readonly ChatMessage[]): Names {
  const queries = useQueryClient();
  useEffect(() => {
    const read = Object.fromEntries(messages.map(({ sender, sender_name }) => [sender, sender_name]));
    queries.setQueryData<Names>(queryKey, (before) => ({ ...before, ...read }));
  }, [queries, messages]);
  return queries.getQueryData<Names>(queryKey) ?? none;
}
