import { minuteMs } from '@detroit-well/config/durations';
import { useNow } from '../../browser/use-now.ts';
import type { ChatRooms, ChatRoom } from '@detroit-well/api-client/contract';
import { formatDayOfMonth } from '@detroit-well/config/studio-time';
import { RoomRow } from '@detroit-well/ui/patterns/room-row';
import { PartBoundary } from '../../outcomes/part-boundary.tsx';
import { NoConversations } from './no-conversations.tsx';
import { lastTime, lastMessageText, roomHref, roomKey, sessionWhen } from './rooms.ts';

export interface RoomListProps {
  readonly of: ChatRooms;
  /** Key of the open room. */
  readonly current: string | null;
}

/** All conversations of the member: sessions, then people. */
export function RoomList({ of: { user_id: me, rooms }, current }: RoomListProps) {
  const now = useNow(minuteMs);
  const row = (room: ChatRoom) => {
    const key = roomKey(room);
    return (
      <li key={key}>
        <PartBoundary>
          <Row room={room} me={me} now={now} current={key === current} />
        </PartBoundary>
      </li>
    );
  };
  const sessions = rooms.filter(({ kind }) => kind === 'training');
  const people = rooms.filter(({ kind }) => kind === 'private');
  return (
    <nav className="chat__rooms" aria-label="Conversations">
      <h1 className="d2">Chat</h1>
      {sessions.length > 0 ? (
        <>
          <h2>Sessions</h2>
          <ul className="chat__list">{sessions.map(row)}</ul>
        </>
      ) : null}
      {people.length > 0 ? (
        <>
          <h2>People</h2>
          <ul className="chat__list">{people.map(row)}</ul>
        </>
      ) : null}
      {rooms.length === 0 ? (
        <div className="chat__none">
          <NoConversations />
        </div>
      ) : null}
    </nav>
  );
}

interface RowProps {
  readonly room: ChatRoom;
  readonly me: string;
  readonly now: Date;
  readonly current: boolean;
}

function Row({ room, me, now, current }: RowProps) {
  const { title, session, last_message: last } = room;
  return (
    <RoomRow
      href={roomHref(room)}
      sign={session ? { day: formatDayOfMonth(session.start_datetime) } : { person: title }}
      title={session || !room.is_coach ? title : `Coach ${title}`}
      spoken={session ? sessionWhen(session, now) : undefined}
      preview={lastMessageText(room, me)}
      time={last ? { label: lastTime(last.timestamp, now), dateTime: last.timestamp } : undefined}
      unread={current ? 0 : room.unread}
      current={current}
    />
  );
}
