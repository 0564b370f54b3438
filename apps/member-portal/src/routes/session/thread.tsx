import type { RegisteredSessionDetail, SessionMessage } from '@detroit-well/api-client/contract';
import { formatTime } from '@detroit-well/config/studio-time';
import { Button } from '@detroit-well/ui/components/button';
import { messageTooLongText } from '@detroit-well/validation/messages/length';
import { DaySeparator, NewSeparator } from '@detroit-well/ui/components/day-separator';
import { RetryCountdown } from '@detroit-well/ui/components/retry-countdown';
import { Skeleton } from '@detroit-well/ui/components/skeleton';
import { AsyncView } from '@detroit-well/ui/patterns/async-view';
import { Composer } from '@detroit-well/ui/patterns/composer';
import { Message, MessageList, OwnMessage } from '@detroit-well/ui/patterns/message';
import { Fragment, useEffect, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { chatRoomsQuery } from '../../api/queries.ts';
import { ThreadClosed } from '../../conversation/thread-closed.tsx';
import { firstUnread, type UnreadAtOpen } from '../../conversation/unread.ts';
import { useMarkRead } from '../../conversation/use-mark-read.ts';
import { EntryBoundary } from '../../outcomes/part-boundary.tsx';
import { whenPartFails } from '../../outcomes/part-failure.tsx';
import { asyncState } from '../../api/query-state.ts';
import { useNow } from '../../browser/use-now.ts';
import { messageDay } from '../../format/message-day.ts';
import { Part } from './part.tsx';
import { isCompleted } from './session-parts.ts';
import { positionInThread, shownFirst, threadOf } from './thread-state.ts';
import { useThread, useUnsent } from './use-thread.ts';

const maxLength = 2_000;
const countFrom = 1_800;
const endsCheckMs = 15_000;

export interface ThreadProps {
  readonly session: RegisteredSessionDetail;
  readonly now: Date;
  readonly completed: boolean;
}

/** The conversation of the participants and the coach, which the chat shows too. Closed after the session has ended. */
export function Thread({ session, now, completed }: ThreadProps) {
  const coach = session.coach_name;
  const query = useThread(session.public_id);
  const own = useUnsent(session.public_id);
  // The session may end while the member is typing: the order of the page and the input stay.
  const ended = isCompleted(session, useNow(endsCheckMs));
  const closed = completed || ended || own.closed;
  const [all, setAll] = useState(false);
  const messages = query.data ? threadOf(query.data.pages) : [];
  const room = useRoomOf(session.public_id);
  const [atOpen, setAtOpen] = useState<UnreadAtOpen>();
  if (room !== undefined && atOpen === undefined)
    setAtOpen({ unread: room.unread, lastId: room.last_message?.id });
  const marks = messages.map((message) => ({ id: message.public_id, isOwn: message.is_mine }));
  const firstNew = atOpen && firstUnread(marks, atOpen);
  const newFrom = messages.findIndex(({ public_id }) => public_id === firstNew);
  // All unread messages are shown, so that the line above them stays.
  const first = Math.min(messages.length - shownFirst, newFrom === -1 ? Infinity : newFrom);
  const shown = all ? messages : messages.slice(Math.max(first, 0));
  const [end, isEndSeen] = useInView();
  const last = messages.at(-1);
  const isNew = last?.is_mine === false && (room?.unread !== 0 || room.last_message?.id !== last.public_id);
  useMarkRead(
    { kind: 'training', room_id: session.public_id },
    room !== undefined && isNew && isEndSeen ? last.public_id : undefined,
  );
  const hidden = messages.length - shown.length;
  const showMore = () => {
    if (all) void query.fetchNextPage();
    else setAll(true);
  };

  return (
    <Part
      name="messages"
      title="Conversation"
      aside={coach ? `Coach ${coach} and everybody registered` : 'Everybody registered'}
    >
      <div className="rs__thread" data-ground="raised">
        <AsyncView
          view={asyncState(query)}
          loading={<Skeleton height={180} />}
          loadingLabel="Loading messages..."
          failed={whenPartFails('The messages could not be loaded.', () => void query.refetch())}
        >
          {() => (
            <>
              {messages.length === 0 && own.unsent.length === 0 ? (
                <Empty completed={closed} />
              ) : (
                <>
                  {hidden > 0 || query.hasNextPage ? (
                    <Button
                      variant="quiet"
                      size="sm"
                      busy={query.isFetchingNextPage}
                      busyLabel="Loading..."
                      onClick={showMore}
                    >
                      {showMoreLabel(hidden, query.hasNextPage)}
                    </Button>
                  ) : null}
                  <MessageList inline label="Messages">
                    {shown.map((message, index) => (
                      <EntryBoundary key={message.public_id}>
                        {message.public_id === firstNew ? <NewSeparator count={atOpen?.unread ?? 0} /> : null}
                        <Row
                          message={message}
                          {...positionInThread(shown, index)}
                          now={now}
                          coachId={session.coach?.public_id}
                        />
                      </EntryBoundary>
                    ))}
                    {own.unsent.map((one) =>
                      one.problem === undefined ? (
                        <OwnMessage key={one.key} state="sending" text={one.text} />
                      ) : (
                        <OwnMessage
                          key={one.key}
                          state="failed"
                          text={one.text}
                          reason={
                            one.retryAt === undefined ? (
                              one.problem
                            ) : (
                              <>
                                <span>{one.problem}</span> <RetryCountdown until={one.retryAt} />
                              </>
                            )
                          }
                          onRetry={closed ? undefined : () => own.retry(one)}
                          onDelete={() => own.remove(one.key)}
                        />
                      ),
                    )}
                  </MessageList>
                </>
              )}
            </>
          )}
        </AsyncView>
        <div ref={end} />
        {closed && own.draft === '' ? (
          <ThreadClosed />
        ) : (
          <Composer
            label="Message to your coach and the session"
            placeholder="Write to your coach"
            form={own.form}
            onSend={own.send}
            maxLength={maxLength}
            countFrom={countFrom}
            tooLong={messageTooLongText(maxLength)}
            hint="At most 2,000 characters."
            blocked={closed}
            notice={closed ? <ThreadClosed /> : null}
          />
        )}
      </div>
    </Part>
  );
}

/** The thread in the list of conversations, which knows what is unread; undefined while it loads. */
function useRoomOf(sessionId: string) {
  const { data } = useQuery(chatRoomsQuery());
  return data?.rooms.find(({ kind, id }) => kind === 'training' && id === sessionId);
}

/** True if the element of the returned ref is in view. */
function useInView() {
  const element = useRef<HTMLDivElement>(null);
  const [isInView, setInView] = useState(false);
  // The scroll position is outside React.
  useEffect(() => {
    if (element.current === null) return undefined;
    const observer = new IntersectionObserver((entries) =>
      setInView(entries.some(({ isIntersecting }) => isIntersecting)),
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, isInView] as const;
}

function showMoreLabel(hidden: number, more: boolean): string {
  if (hidden === 0 || more) return 'Show earlier messages';
  return hidden === 1 ? 'Show 1 earlier message' : `Show ${hidden} earlier messages`;
}

function Empty({ completed }: { completed: boolean }) {
  return (
    <>
      <p className="h4">{completed ? 'Nobody wrote anything' : 'No messages yet'}</p>
      {completed ? null : (
        <p className="rs__none muted">
          Ask your coach anything: shoes, parking, a sore knee. Everybody registered for this session reads
          it.
        </p>
      )}
    </>
  );
}

function Row(props: {
  readonly message: SessionMessage;
  readonly beginsDay: boolean;
  readonly following: boolean;
  readonly now: Date;
  readonly coachId: string | undefined;
}) {
  const { message, beginsDay, following, now, coachId } = props;
  const { sender, sender_name, message: text, created_at, is_mine } = message;
  const time = { label: formatTime(created_at), dateTime: created_at };
  return (
    <Fragment>
      {beginsDay ? <DaySeparator {...messageDay(created_at, now)} /> : null}
      {is_mine ? (
        <OwnMessage state="sent" text={text} time={time} />
      ) : (
        <Message
          name={sender_name}
          coach={sender === coachId}
          text={text}
          time={time}
          following={following}
        />
      )}
    </Fragment>
  );
}
