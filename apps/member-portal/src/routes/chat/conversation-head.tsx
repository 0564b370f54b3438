import type { ChatRoom } from '@detroit-well/api-client/contract';
import { paths } from '@detroit-well/config/paths';
import { formatDayOfMonth } from '@detroit-well/config/studio-time';
import { ConnectionState } from '@detroit-well/ui/components/connection-state';
import { IconButton } from '@detroit-well/ui/components/icon-button';
import { TextLink } from '@detroit-well/ui/components/text-link';
import { ChevronLeftIcon } from '@detroit-well/ui/icons';
import { RoomMark } from '@detroit-well/ui/patterns/room-row';
import type { ConnectionStatus } from '@detroit-well/api-client/chat';
import { roomPeople, sessionWhen, type RoomRef } from './rooms.ts';

export interface ConversationHeadProps {
  readonly of: RoomRef;
  readonly room: ChatRoom | undefined;
  readonly title: string;
  readonly me: string;
  readonly status: ConnectionStatus;
  readonly now: Date;
  readonly onBack: () => void;
}

/** Shows the room and the connection state, and on a phone a link back to the list. */
export function ConversationHead({ of, room, title, me, status, now, onBack }: ConversationHeadProps) {
  const session = room?.session ?? null;
  const sign = session
    ? { day: formatDayOfMonth(session.start_datetime) }
    : of.kind === 'private'
      ? { person: title }
      : null;
  const registered = of.kind === 'training' && session !== null && session.coach_id !== me;
  return (
    <header className="chat__head">
      <div className="chat__back">
        <IconButton label="All conversations" onClick={onBack}>
          <ChevronLeftIcon />
        </IconButton>
      </div>
      {sign ? <RoomMark sign={sign} /> : null}
      <div className="chat__title">
        <h2 className="d3" tabIndex={-1}>
          {title}
        </h2>
        {room ? (
          <p>
            {session ? (
              <>
                <span>{`${sessionWhen(session, now)}.`}</span>{' '}
              </>
            ) : null}
            <span>{roomPeople(room)}</span>
          </p>
        ) : null}
      </div>
      <ConnectionState
        state={status.state === 'open' ? 'connected' : status.state === 'closed' ? 'closed' : status.state}
      />
      {registered ? (
        <TextLink arrow={false} href={paths.dashboard.session(of.id)}>
          View session
        </TextLink>
      ) : null}
    </header>
  );
}
