import { chatRoomQueries } from '@detroit-well/api-client/queries';
import { client } from '../../api/client.ts';

const pollEveryMs = 30_000;

/** The member's conversations. The last messages of the other rooms are refetched while the page is visible. */
export const chatRoomsQuery = () => ({
  ...chatRoomQueries(client).list(),
  staleTime: 0,
  refetchInterval: pollEveryMs,
  refetchOnWindowFocus: true,
});
