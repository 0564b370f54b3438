import { isSafeHref, paths } from '@detroit-well/config/paths';
import type { Notification } from '@detroit-well/api-client/contract';
import { minuteMs } from '@detroit-well/config/durations';
import { ButtonLink } from '@detroit-well/ui/components/button';
import { Skeleton } from '@detroit-well/ui/components/skeleton';
import { CalendarIcon, CardIcon, ChatIcon, ClockIcon, InfoIcon, PencilIcon } from '@detroit-well/ui/icons';
import { useState } from 'react';
import { useNow } from '../browser/use-now.ts';
import { EntryBoundary } from '../outcomes/part-boundary.tsx';
import { needsMember, notificationGroups, notificationTime } from './notification-groups.ts';
import './notification-list.css';

const icons = {
  offer: ClockIcon,
  payment: CardIcon,
  waiver: PencilIcon,
  update: InfoIcon,
  message: ChatIcon,
  session: CalendarIcon,
} as const;

/** The labels of the buttons of notifications that need the member. */
const actions: Readonly<Partial<Record<Notification['kind'], string>>> = {
  offer: 'Take it',
  payment: 'Pay',
  waiver: 'Sign',
};

export interface NotificationListProps {
  readonly notifications: readonly Notification[];
  /** The level of the headings above the groups. */
  readonly headingLevel: 2 | 3;
  readonly onOpen: (notification: Notification) => void;
}

/** Notifications in their groups. The first that needs the member, which has the earliest deadline, has the signal. */
export function NotificationList({ notifications, headingLevel, onOpen }: NotificationListProps) {
  const now = useNow(minuteMs);
  const { shown, ...pointing } = useHeldWhilePointed(notifications);
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const first = shown.find(needsMember);
  return (
    <div {...pointing}>
      {notificationGroups(shown, now).map(({ title, notifications: rows }) => (
        <section key={title} aria-label={title}>
          <Heading className="notification-heading">{title}</Heading>
          <ul className="notification-list">
            {rows.map((one) => (
              <EntryBoundary key={one.id}>
                <Row of={one} now={now} isFirst={one === first} onOpen={() => onOpen(one)} />
              </EntryBoundary>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface RowProps {
  readonly of: Notification;
  readonly now: Date;
  readonly isFirst: boolean;
  readonly onOpen: () => void;
}

function Row({ of, now, isFirst, onOpen }: RowProps) {
  const { kind, title, body, created_at, read } = of;
  const url = isSafeHref(of.url) ? of.url : paths.notifications();
  const Icon = icons[kind];
  const action = actions[kind];
  return (
    <li className="notification-row" data-new={read ? undefined : ''}>
      <a href={url} onClick={onOpen}>
        <span data-part="icon" aria-hidden="true">
          <Icon />
        </span>
        <span data-part="text">
          {read ? null : <span className="visually-hidden">Unread. </span>}
          <b>{title}</b>
          {body ? <span data-part="body">{body}</span> : null}
        </span>
        <time dateTime={created_at}>{notificationTime(of, now)}</time>
      </a>
      {action ? (
        <p>
          <ButtonLink
            href={url}
            size="sm"
            variant={isFirst ? 'signal' : 'line'}
            slash={isFirst}
            aria-label={`${action}: ${title}`}
            onClick={onOpen}
          >
            {action}
          </ButtonLink>
        </p>
      ) : null}
    </li>
  );
}

/** While the pointer is over the list, nothing that arrives moves its rows; it appears when the pointer has left. */
function useHeldWhilePointed(notifications: readonly Notification[]) {
  const [held, setHeld] = useState<readonly string[] | null>(null);
  const byId = new Map(notifications.map((one) => [one.id, one]));
  const shown = held === null ? notifications : held.flatMap((id) => byId.get(id) ?? []);
  return {
    shown,
    onPointerEnter: () => setHeld(notifications.map(({ id }) => id)),
    onPointerLeave: () => setHeld(null),
  };
}

export function NotificationSkeleton() {
  return (
    <div className="notification-list" aria-hidden="true">
      {[62, 74, 55, 68].map((width) => (
        <div className="notification-bones" key={width}>
          <Skeleton height={20} width={20} />
          <Skeleton height={14} width={`${width}%`} />
          <Skeleton height={14} width="90%" />
        </div>
      ))}
    </div>
  );
}

export function NoNotifications({ headingLevel }: Pick<NotificationListProps, 'headingLevel'>) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <div className="notification-none">
      <span className="slash" aria-hidden="true">
        {'//'}
      </span>
      <Heading className="h4">Nothing new</Heading>
      <p className="muted">Updates from coaches, waitlist offers and payments due appear here.</p>
    </div>
  );
}
