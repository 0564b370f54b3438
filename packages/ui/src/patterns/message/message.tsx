import type { ReactNode } from 'react';
import { Avatar } from '../../components/avatar/avatar.tsx';
import { Badge } from '../../components/badge/badge.tsx';
import { Button } from '../../components/button/button.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { OctagonIcon } from '../../icons.tsx';

export interface MessageListProps {
  readonly label: string;
  /** Makes the list as tall as its content. Otherwise it fills its scroll container from the bottom. */
  readonly inline?: boolean;
  readonly children: ReactNode;
}

/**
 * The messages of a conversation, oldest first. The items are messages and separators.
 *
 * @do Fill it with messages and separators, oldest first.
 * @dont Put the composer inside it.
 * @accessibility A named ordered list without a live region: the screen decides what to announce.
 */
export function MessageList({ label, inline = false, children }: MessageListProps) {
  return (
    <ol className="message-list" data-inline={inline || undefined} aria-label={label}>
      {children}
    </ol>
  );
}

interface When {
  /** For example "5:08 PM". */
  readonly label: string;
  readonly dateTime: string;
}

export interface MessageProps {
  readonly name: string;
  /** Links to a direct conversation with this person. */
  readonly href?: string | undefined;
  readonly coach?: boolean;
  readonly text: string;
  readonly time: When;
  /** The previous message is from the same person, so the name is not repeated. */
  readonly following?: boolean;
}

/**
 * A message from another person.
 *
 * @do Set `following` when the message before it is from the same person.
 * @dont Shorten a text. It wraps.
 * @accessibility A list item. A following message is read with the name and the time that the eye finds above it.
 */
export function Message({ name, href, coach = false, text, time, following = false }: MessageProps) {
  if (following) {
    return (
      <li className="message" data-following>
        <div>
          <VisuallyHidden>{`${name}, ${time.label}: `}</VisuallyHidden>
          <div data-part="text">{text}</div>
        </div>
      </li>
    );
  }
  return (
    <li className="message">
      <Avatar name={name} />
      <div>
        <p data-part="who">
          {href ? (
            <a href={href} aria-label={`Write to ${name} in private`}>
              <b>{name}</b>
            </a>
          ) : (
            <b>{name}</b>
          )}
          {coach ? <Badge>Coach</Badge> : null}
          <time dateTime={time.dateTime}>{time.label}</time>
        </p>
        <div data-part="text">{text}</div>
      </div>
    </li>
  );
}

export type OwnMessageProps = { readonly text: string } & (
  | { readonly state: 'sent'; readonly time: When }
  | { readonly state: 'sending' }
  | {
      readonly state: 'failed';
      /** The reason, if known. */
      readonly reason?: ReactNode;
      /** Omitted when a retry cannot succeed. */
      readonly onRetry?: (() => void) | undefined;
      readonly onDelete: () => void;
    }
);

/**
 * A message from the user: sent, sending or failed. A failed message has actions.
 *
 * @do Show the message at once as sending, and keep a failed one with its reason.
 * @dont Offer a retry that cannot succeed. Leave out `onRetry`.
 * @accessibility Read with You first. A failure is an alert with its actions beside it.
 */
export function OwnMessage(props: OwnMessageProps) {
  return (
    <li className="message" data-own data-state={props.state}>
      <div>
        <VisuallyHidden>You: </VisuallyHidden>
        <div data-part="text">{props.text}</div>
        <div data-part="foot">
          <Foot {...props} />
        </div>
      </div>
    </li>
  );
}

function Foot(props: OwnMessageProps) {
  switch (props.state) {
    case 'sent':
      return <time dateTime={props.time.dateTime}>{props.time.label}</time>;
    case 'sending':
      return (
        <span data-part="sending">
          <i className="rolling" aria-hidden="true" />
          Sending...
        </span>
      );
    case 'failed':
      return (
        <>
          <p className="field-error" role="alert">
            <OctagonIcon />
            <span>{props.reason ?? 'Not sent.'}</span>
          </p>
          <span data-part="actions">
            {props.onRetry ? (
              <Button variant="quiet" size="sm" onClick={props.onRetry}>
                Try again
              </Button>
            ) : null}
            <Button variant="quiet" size="sm" onClick={props.onDelete}>
              Delete
            </Button>
          </span>
        </>
      );
  }
}

/** Placeholder blocks for messages. */
export function MessageSkeleton() {
  return (
    <div className="message-skeleton" aria-hidden="true">
      {[0, 1, 2].map((row) => (
        <div key={row} data-own={row === 1 || undefined}>
          <i className="skeleton" />
          <i className="skeleton" />
          <i className="skeleton" />
        </div>
      ))}
    </div>
  );
}
