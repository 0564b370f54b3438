import { useId } from 'react';
import type { ReactNode } from 'react';

export interface BlockProps {
  readonly title: string;
  /** Lets a link jump here. */
  readonly anchor?: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** One titled part of the dashboard's main column. */
export function Block({ title, anchor, aside, children }: BlockProps) {
  const id = useId();
  return (
    <section className="block" id={anchor} aria-labelledby={id}>
      <div className="block__h">
        <h2 className="d3" id={id}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
