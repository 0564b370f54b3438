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

/**
 * Says that there is no content yet and what to do.
 *
 * @do Say what will appear here and when.
 * @do Offer the one action that fills the list, if the user can take it.
 * @dont Use it for a failure. A list that could not load is not empty.
 * @accessibility The title is a heading, so set `headingLevel` to fit the page. Picture and slash are decoration.
 */
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
