import { minuteMs } from '@detroit-well/config/durations';
import { useNow } from '../../browser/use-now.ts';
import type { ChatMessage, ChatRoom } from '@detroit-well/api-client/contract';
import { formatTime } from '@detroit-well/config/studio-time';
import { DaySeparator, NewSeparator } from '@detroit-well/ui/components/day-separator';
import { RetryCountdown } from '@detroit-well/ui/components/retry-countdown';
import { VisuallyHidden } from '@detroit-well/ui/components/visually-hidden';
import { Composer } from '@detroit-well/ui/patterns/composer';
import { Message, MessageList, MessageSkeleton, OwnMessage } from '@detroit-well/ui/patterns/message';
import { messageTooLongText } from '@detroit-well/validation/messages/length';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ThreadClosed } from '../../conversation/thread-closed.tsx';
import { firstUnread } from '../../conversation/unread.ts';
import { useMarkRead } from '../../conversation/use-mark-read.ts';
import { EntryBoundary } from '../../outcomes/part-boundary.tsx';
import { readSettings } from '../../settings/settings.ts';
import { ClosedNotice } from './closed-notice.tsx';
import { ConnectionNotice } from './connection-notice.tsx';
import { ConversationHead } from './conversation-head.tsx';
import { conversationLines, type ConversationLine } from './conversation-lines.ts';
import { noMessages, roomHref, roomKey, roomPeople, socketUrl, type RoomRef } from './rooms.ts';
import { useNames } from './use-names.ts';
import { useRoom, type Room } from './use-room.ts';
import { useStickToEnd } from './use-stick-to-end.ts';

const maxLength = 2_000;
const countFrom = 1_800;

export interface ConversationProps {
  readonly of: RoomRef;
  /** The room in the list; undefined when the list does not contain it. */
  readonly room: ChatRoom | undefined;
  readonly me: string;
  readonly onBack: () => void;
}

/** One room: its head, its messages, and the message field. Mount a new instance for each room. */
export function Conversation({ of, room, me, onBack }: ConversationProps) {
  const key = roomKey(of);
  const talk = useRoom(socketUrl(readSettings().websocketUrl, of, me), key, me);
  const { state, status } = talk;
  const now = useNow(minuteMs);
  const [atOpen] = useState({ unread: room?.unread ?? 0, lastId: room?.last_message?.id });
  const last = state.messages.at(-1);
  // The newest message is read already when the list says so, or when the member wrote it.
  const isRead = last?.sender === me || (room?.unread === 0 && room.last_message?.id === last?.id);
  useMarkRead({ kind: of.kind, room_id: of.id }, isRead ? undefined : last?.id);

  const other = state.messages.find(({ sender }) => sender !== me)?.sender_name;
  const names = useNames(state.messages);
  const title =
    room?.title ??
    (of.kind === 'private' ? (other ?? names[of.id] ?? 'Private conversation') : 'Session chat');
  const firstNew = firstUnread(
    state.messages.map(({ id, sender }) => ({ id, isOwn: sender === me })),
    atOpen,
  );
  const lines = conversationLines({ ...state, firstNew, unread: atOpen.unread }, now);
  const over = room?.is_closed === true;
  // The history arrives message by message, and appears as a whole.
  const isArriving =
    atOpen.lastId !== undefined &&
    !state.historyLoaded &&
    state.outbox.length === 0 &&
    !state.messages.some(({ id }) => id === atOpen.lastId);
  // The room list tells whether any messages will arrive.
  const loading =
    isArriving ||
    (lines.length === 0 &&
      (status.state !== 'open' || (room?.last_message !== null && !state.historyLoaded)));
  const box = useStickToEnd(state.outbox.length);

  return (
    <section className="chat__talk" aria-label={title}>
      <ConversationHead of={of} room={room} title={title} me={me} status={status} now={now} onBack={onBack} />
      {/* Scrollable by keyboard, so it must be focusable (WCAG 2.1.1). */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="chat__scroll" ref={box} tabIndex={0} role="region" aria-label="Conversation">
        {status.state === 'closed' ? (
          <ClosedNotice reason={status.reason} />
        ) : loading ? (
          <>
            <VisuallyHidden>Loading messages</VisuallyHidden>
            <MessageSkeleton />
          </>
        ) : lines.length === 0 ? (
          <Empty room={room} />
        ) : (
          <MessageList label="Messages">
            {lines.map((line) => (
              <EntryBoundary key={line.key}>
                <DrawnLine line={line} of={of} coachId={room?.session?.coach_id ?? null} talk={talk} />
              </EntryBoundary>
            ))}
          </MessageList>
        )}
      </div>
      <div role="log" aria-live="polite" className="visually-hidden">
        {state.announced ? `${state.announced.sender_name}: ${state.announced.message}` : null}
      </div>
      {status.state === 'closed' ? null : over && talk.draft === '' ? (
        <ThreadClosed />
      ) : (
        <Composer
          label="Message"
          placeholder="Write a message"
          form={talk.form}
          onSend={talk.send}
          maxLength={maxLength}
          countFrom={countFrom}
          tooLong={messageTooLongText(maxLength)}
          blocked={over || status.state !== 'open'}
          notice={over ? <ThreadClosed /> : <ConnectionNotice status={status} onRetry={talk.reconnect} />}
          hint={<span data-part="keys">Enter sends. Shift and Enter starts a new row.</span>}
        />
      )}
    </section>
  );
}

function Empty({ room }: { room: ChatRoom | undefined }) {
  return (
    <div className="chat__empty">
      <span className="slash" aria-hidden="true">
        {'//'}
      </span>
      <h3 className="d3">{noMessages}</h3>
      <p>
        {room?.session
          ? `${roomPeople(room)} of this session read what is written here. Say hello, or ask what to bring.`
          : 'Only the two of you read what is written here.'}
      </p>
    </div>
  );
}

interface DrawnLineProps {
  readonly line: ConversationLine;
  readonly of: RoomRef;
  readonly coachId: string | null;
  readonly talk: Room;
}

function DrawnLine({ line, of, coachId, talk }: DrawnLineProps) {
  switch (line.kind) {
    case 'day':
      return <DaySeparator day={line.day} lines={line.lines} label={line.label} />;
    case 'new':
      return <NewSeparator count={line.count} />;
    case 'own':
      return <OwnMessage state="sent" text={line.message.message} time={timeOf(line.message.timestamp)} />;
    case 'message':
      return (
        <Message
          name={line.message.sender_name}
          // In a session's room, a name links to a private conversation.
          href={of.kind === 'training' ? privateHref(line.message) : undefined}
          coach={line.message.sender === coachId}
          text={line.message.message}
          time={timeOf(line.message.timestamp)}
          following={line.following}
        />
      );
    case 'outgoing': {
      const { key, text, state, reason, retryAt } = line.outgoing;
      if (state !== 'failed') return <OwnMessage state="sending" text={text} />;
      return (
        <OwnMessage
          state="failed"
          text={text}
          reason={retryAt === undefined ? reason : <Limited until={retryAt}>{reason}</Limited>}
          onRetry={() => talk.retry(key)}
          onDelete={() => talk.remove(key)}
        />
      );
    }
  }
}

function Limited({ until, children }: { until: number; children: ReactNode }) {
  return (
    <>
      <span>{children}</span> <RetryCountdown until={until} />
    </>
  );
}

const privateHref = ({ sender: id }: ChatMessage) => roomHref({ kind: 'private', id });

const timeOf = (timestamp: string) => ({ label: formatTime(timestamp), dateTime: timestamp });
