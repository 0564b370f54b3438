import type { Ref } from 'react';
import { Status } from '../../components/status/status.tsx';

export interface UpdateItemProps {
  readonly title: string;
  readonly text: string;
  readonly dateTime: string;
  /** For example Today and 2:05 PM. */
  readonly when: readonly [string, string];
  readonly state: 'new' | 'read' | 'plain';
  readonly ref?: Ref<HTMLLIElement>;
}

/**
 * An update from the studio or the coach about a session. New updates have two ticks, read ones a gray tick.
 *
 * @do Mark it as read when it was on the screen, not when the page loads.
 * @dont Use `new` for updates that the user wrote.
 * @accessibility A list item with a heading and a time. New and Read are words, not colors only.
 */
export function UpdateItem({ title, text, dateTime, when, state, ref }: UpdateItemProps) {
  return (
    <li className="update-item" data-new={state === 'new' || undefined} ref={ref}>
      <time dateTime={dateTime}>
        <span>{`${when[0]} `}</span>
        <br />
        <span>{when[1]}</span>
      </time>
      <div>
        {state === 'new' ? (
          <Status tone="hot" double>
            New
          </Status>
        ) : null}
        {state === 'read' ? <Status>Read</Status> : null}
        <h3 className="h4">{title}</h3>
        <p>{text}</p>
      </div>
    </li>
  );
}
