import type { ReactNode } from 'react';
import { Avatar } from '../../components/avatar/avatar.tsx';
import { Status } from '../../components/status/status.tsx';

/** The icon of a conversation: the day of a session or the avatar of a person. */
export type RoomSign = { readonly day: string } | { readonly person: string };

export function RoomMark({ sign }: { sign: RoomSign }) {
  if ('person' in sign) return <Avatar name={sign.person} />;
  return (
    <span className="num" aria-hidden="true">
      {sign.day}
    </span>
  );
}

export interface RoomRowProps {
  readonly href: string;
  readonly sign: RoomSign;
  readonly title: string;
  /** Announced with the title, for example the session's date. */
  readonly spoken?: string | undefined;
  /** The last message, or a text that there is none. */
  readonly preview: ReactNode;
  /** When the last message was sent, for example "5:08 PM" or "Fri". */
  readonly time?: { readonly label: string; readonly dateTime: string } | undefined;
  /** The number of unread messages. */
  readonly unread?: number;
  readonly current?: boolean;
}

/**
 * A conversation in a list of conversations.
 *
 * @do Show the last message and its time in one line each.
 * @dont Count the messages that the user wrote.
 * @accessibility One link. Unread rooms are read with their number, and the open one has aria-current="page".
 */
export function RoomRow({ href, sign, title, spoken, preview, time, unread = 0, current }: RoomRowProps) {
  return (
    <a
      className="room-row"
      href={href}
      aria-current={current ? 'page' : undefined}
      data-unread={unread > 0 || undefined}
    >
      <RoomMark sign={sign} />
      <b>
        <span>{title}</span>
        {spoken ? <span className="visually-hidden">{`, ${spoken}`}</span> : null}
      </b>
      {time ? <time dateTime={time.dateTime}>{time.label}</time> : <span />}
      <p>{preview}</p>
      {unread > 0 ? (
        <Status tone="hot" double>
          {unread > 99 ? '99+ new' : `${unread} new`}
        </Status>
      ) : null}
    </a>
  );
}
