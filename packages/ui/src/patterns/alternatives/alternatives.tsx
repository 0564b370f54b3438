import type { ReactNode } from 'react';

export type Alternative = {
  id: string;
  /** Day of the month. */
  day: string;
  title: string;
  /** For example "Sat, 9:00 AM, 6 spots". */
  detail: string;
  /** A small Button or ButtonLink. */
  action: ReactNode;
};

/** Other sessions to take instead, inside the Session Full modal. */
export function Alternatives({ label, items }: { label: string; items: readonly Alternative[] }) {
  return (
    <ul className="alternatives" aria-label={label}>
      {items.map((item) => (
        <li key={item.id}>
          <span className="num" aria-hidden="true">
            {item.day}
          </span>
          <span>
            <b className="strong">{item.title}</b>
            <span className="sm muted">{item.detail}</span>
          </span>
          {item.action}
        </li>
      ))}
    </ul>
  );
}
