import { useQuery } from '@tanstack/react-query';
import type { RegisteredSessionDetail } from '@detroit-well/api-client/contract';
import { JumpRow } from '@detroit-well/ui/components/jump-row';
import { chatRoomsQuery, materialsQuery, participantsQuery, updatesQuery } from '../../api/queries.ts';
import { partIds, type PartName } from './session-parts.ts';
import { threadOf } from './thread-state.ts';
import { useThread } from './use-thread.ts';

export interface SessionJumpsProps {
  readonly session: RegisteredSessionDetail;
  readonly order: readonly PartName[];
}

const labels: Readonly<Record<PartName, string>> = {
  feedback: 'Feedback',
  updates: 'Updates',
  messages: 'Conversation',
  about: 'About',
  materials: 'Materials',
  people: 'Participants',
  registration: 'Your registration',
};

/** Links to the parts of the page, with the number of items in each. */
export function SessionJumps({ session: { public_id: id }, order }: SessionJumpsProps) {
  const { data: updates } = useQuery(updatesQuery(id));
  const { data: materials } = useQuery(materialsQuery(id));
  const { data: people } = useQuery(participantsQuery(id));
  const { data: thread, hasNextPage } = useThread(id);
  const unread = updates?.filter(({ read }) => !read).length ?? 0;
  const { data: chat } = useQuery(chatRoomsQuery());
  const newMessages = chat?.rooms.find((room) => room.kind === 'training' && room.id === id)?.unread ?? 0;
  const messages = thread ? threadOf(thread.pages).length : 0;
  const counts: Partial<Record<PartName, string | number>> = {
    updates: unread > 0 ? `${unread} new` : updates?.length,
    messages: newMessages > 0 ? `${newMessages} new` : hasNextPage ? `${messages}+` : messages,
    materials: materials?.length,
    people: people?.length,
  };
  return (
    <JumpRow
      label="On this page"
      jumps={[...order, 'registration' as const].map((name) => ({
        id: partIds[name],
        label: labels[name],
        count: counts[name] || undefined,
        narrowOnly: name === 'registration',
      }))}
    />
  );
}
