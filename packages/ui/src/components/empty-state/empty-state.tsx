import type { ReactNode } from 'react';
import { Slash } from '../slash/slash.tsx';

export type EmptyStateProps = {
  title: string;
  /** One sentence. */
  children: ReactNode;
  action?: ReactNode;
  /** A picture makes it large; without one it is a small dashed box. */
  art?: ReactNode;
  headingLevel?: 2 | 3 | 4;
};

/** Nothing here yet: says so, and what to do. */
export function EmptyState({ title, children, action, art, headingLevel = 3 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="empty-state" data-size={art ? 'lg' : 'sm'}>
      {art ? <div data-part="art">{art}</div> : null}
      <div data-part="text">
        {art ? null : <Slash />}
        <Heading className={art ? 'd3' : 'h4'}>{title}</Heading>
        <p className={art ? undefined : 'sm muted'}>{children}</p>
        {action ? <div className="row">{action}</div> : null}
      </div>
    </div>
  );
}
