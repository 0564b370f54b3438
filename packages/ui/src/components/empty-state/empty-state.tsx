import type { ReactNode } from 'react';
import { Slash } from '../slash/slash.tsx';

export interface EmptyStateProps {
  readonly title: string;
  /** One sentence. */
  readonly children: ReactNode;
  readonly action?: ReactNode;
  /** With a picture the state is large; without one it is a small dashed box. */
  readonly art?: ReactNode;
  readonly headingLevel?: 2 | 3 | 4;
}

/** Says that there is no content yet and what to do. */
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
