import type { ReactNode } from 'react';
import { Status } from '../../components/status/status.tsx';

export { reasonLabels } from './reason-labels.ts';

export interface Alternative {
  readonly id: string;
  /** Day of the month. */
  readonly day: string;
  readonly title: string;
  /** For example "Saturday, March 28, 6:30 PM. 9 of 16 spots available". */
  readonly detail: string;
  /** The reasons, shown as ticks, for example "Same program". */
  readonly reasons?: readonly string[];
  /** A small Button or ButtonLink. */
  readonly action: ReactNode;
}

/**
 * Alternatives to a full session, each with the reasons for the suggestion.
 *
 * @do Offer at most three sessions, the closest match first, each with its reasons.
 * @dont Suggest a session that is full.
 * @accessibility A named list. The numeral is hidden, because the detail contains the date.
 */
export function Alternatives({ label, items }: { label: string; items: readonly Alternative[] }) {
  return (
    <ul className="alternatives" aria-label={label}>
      {items.map((item) => (
        <li key={item.id}>
          <span className="num" aria-hidden="true">
            {item.day}
          </span>
          <div>
            <b className="strong">{item.title}</b>
            <span className="sm muted">{item.detail}</span>
            {item.reasons && item.reasons.length > 0 ? (
              <p data-part="reasons">
                {item.reasons.map((reason) => (
                  <Status key={reason} tone="ok">
                    {reason}
                  </Status>
                ))}
              </p>
            ) : null}
          </div>
          {item.action}
        </li>
      ))}
    </ul>
  );
}
