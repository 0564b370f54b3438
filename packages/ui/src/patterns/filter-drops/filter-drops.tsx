import type { MouseEvent, ReactNode } from 'react';

interface FilterDrop {
  /** The name of the filter: `Morning`. */
  readonly label: string;
  /** The filters that stay: `Skate//Well, Beginner`. */
  readonly others: string;
  /** The list without this filter. */
  readonly href: string;
  /** The number of entries without it; null when it is not known. */
  readonly count: number | null;
  readonly onDrop?: ((event: MouseEvent) => void) | undefined;
}

export interface FilterDropsProps {
  readonly title: string;
  readonly text: string;
  readonly drops: readonly FilterDrop[];
  /** Buttons below. */
  readonly actions: ReactNode;
  readonly art: ReactNode;
}

/**
 * Nothing matches: each filter with the number of entries that dropping it gives, largest first.
 *
 * @do Say how many filters are set.
 * @dont Drop a filter by itself.
 * @accessibility A section with a heading. A filter that does not help says so and is no link.
 */
export function FilterDrops({ title, text, drops, actions, art }: FilterDropsProps) {
  const sorted = drops.toSorted((one, other) => (other.count ?? 0) - (one.count ?? 0));
  return (
    <section className="filter-drops" aria-label={title}>
      <div data-part="text">
        <h3 className="d3">{title}</h3>
        <p>{text}</p>
        {sorted.length > 0 ? (
          <ul>
            {sorted.map(({ label, others, href, count, onDrop }) => (
              <li key={label}>
                {count === 0 ? (
                  <span>
                    <span>
                      <b>{label}</b>
                      <small>Dropping it does not help</small>
                    </span>
                    <span className="num">0</span>
                  </span>
                ) : (
                  <a href={href} onClick={onDrop}>
                    <span>
                      <b>{`Drop ${label}`}</b>
                      {others ? <small>{others}</small> : null}
                    </span>
                    {count === null ? null : (
                      <span className="num">
                        <span>{count}</span>
                        <span className="visually-hidden"> sessions</span>
                      </span>
                    )}
                  </a>
                )}
              </li>
            ))}
          </ul>
        ) : null}
        <p className="row">{actions}</p>
      </div>
      <div data-part="art" aria-hidden="true">
        {art}
      </div>
    </section>
  );
}
