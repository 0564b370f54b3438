import { Skeleton } from '@detroit-well/ui/components/skeleton';
import type { ReactNode } from 'react';

export interface Figure {
  readonly label: string;
  /** Undefined while it loads; null if it could not be loaded. */
  readonly value: string | null | undefined;
  /** The rows that it counts, where a list has them. */
  readonly href?: string;
  /** What it is compared with, or consists of. */
  readonly note?: ReactNode;
  /** It waits for somebody. */
  readonly bad?: boolean;
}

/** Said where figures are missing. */
export const figuresFailed = 'The figures did not load.';

/** Figures between hairlines. Each one opens its rows. */
export const Figures = ({ label, figures }: { label: string; figures: readonly Figure[] }) => (
  <dl className="figures" aria-label={label}>
    {figures.map((figure) => (
      <div key={figure.label} data-tone={figure.bad ? 'bad' : undefined}>
        <dt>{figure.label}</dt>
        <dd>
          <Value figure={figure} />
          <small>{figure.value === undefined ? null : figure.note}</small>
        </dd>
      </div>
    ))}
  </dl>
);

function Value({ figure: { label, value, href } }: { figure: Figure }) {
  if (value === undefined) return <Skeleton height={44} width="60%" />;
  if (value === null) return <span className="figures__none">Did not load</span>;
  if (href === undefined) return <span className="num">{value}</span>;
  return (
    <a className="num" href={href}>
      <span className="visually-hidden">{`${label}:`}</span> <span>{value}</span>
    </a>
  );
}
