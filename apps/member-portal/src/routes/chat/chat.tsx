import type { ChatRooms } from '@detroit-well/api-client/contract';
import { useQuery } from '@tanstack/react-query';
import { paths } from '@detroit-well/config/paths';
import { AsyncView } from '@detroit-well/ui/patterns/async-view';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { whenLoadFails } from '../../outcomes/load-failure.tsx';
import { asyncState } from '../../api/query-state.ts';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useTitle } from '../../navigation/use-title.ts';
import { chatRoomsQuery } from '../../api/queries.ts';
import { ChatSkeleton } from './chat-skeleton.tsx';
import { Conversation } from './conversation.tsx';
import { NoConversations } from './no-conversations.tsx';
import { RoomList } from './room-list.tsx';
import { roomInSearch, roomKey } from './rooms.ts';
import './chat.css';

const wide = '(min-width: 900px)';

function useWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(wide);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia(wide).matches,
  );
}

/** The member's live conversations (SPEC-A 1, `/test-chat`). */
export function Screen() {
  const query = useQuery(chatRoomsQuery());
  const [search] = useSearchParams();
  useTitle('Chat');
  return (
    <AsyncView
      view={asyncState(query)}
      loading={<ChatSkeleton named={roomInSearch(search)} />}
      loadingLabel="Loading your conversations..."
      failed={whenLoadFails({ operation: 'loadChat', onRetry: () => void query.refetch() })}
    >
      {(rooms) => <Ready of={rooms} />}
    </AsyncView>
  );
}

function Ready({ of }: { of: ChatRooms }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const isWide = useWide();
  const named = roomInSearch(search);
  // A wide screen shows a conversation next to the list; a phone shows one of the two.
  const open = named ?? (isWide ? (of.rooms[0] ?? null) : null);
  const key = open ? roomKey(open) : null;
  const room = of.rooms.find((one) => roomKey(one) === key);
  const { cameFromList, root } = usePhoneFocus(named ? key : null, isWide);

  const back = () => {
    if (cameFromList.current) void navigate(-1);
    else void navigate(paths.testChat(), { replace: true });
  };

  if (of.rooms.length === 0 && !named) {
    return (
      <div className="page">
        <header className="page__head">
          <h1 className="d1">Chat</h1>
        </header>
        <NoConversations picture />
      </div>
    );
  }
  return (
    <div className="chat" data-room={named ? '' : undefined} ref={root}>
      <RoomList of={of} current={key} />
      {open && key ? <Conversation key={key} of={open} room={room} me={of.user_id} onBack={back} /> : null}
    </div>
  );
}

/** On a phone, moves the focus when the screen switches between list and conversation, and lets Back return to the list. */
function usePhoneFocus(named: string | null, isWide: boolean) {
  const cameFromList = useRef(false);
  const before = useRef(named);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (before.current === named) return;
    const left = before.current;
    cameFromList.current = left === null;
    before.current = named;
    if (isWide) return;
    const goal =
      named === null
        ? root.current?.querySelector<HTMLElement>('.chat__rooms h1')
        : root.current?.querySelector<HTMLElement>('.chat__title h2');
    if (named === null) goal?.setAttribute('tabindex', '-1');
    goal?.focus({ preventScroll: true });
  }, [named, isWide]);
  return { cameFromList, root };
}
