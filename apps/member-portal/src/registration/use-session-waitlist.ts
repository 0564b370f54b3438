import { serverDate } from '@detroit-well/config/server-clock';
import { useWaitlist, type UsedWaitlist } from '@detroit-well/booking/waitlist';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '../api/client.ts';

/** The waitlist of a session while a panel shows it as full. */
export function useSessionWaitlist(sessionId: string, isFull: boolean): UsedWaitlist {
  const queries = useQueryClient();
  return useWaitlist(
    {
      sessionId,
      client: () => client,
      now: serverDate,
      onChange: () => void queries.invalidateQueries({ queryKey: ['waitlist'] }),
    },
    { isMember: isFull, isFull },
  );
}
