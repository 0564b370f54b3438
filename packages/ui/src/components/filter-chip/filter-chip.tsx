import type { MouseEvent, ReactNode } from 'react';
import { CloseIcon } from '../../icons.tsx';

export interface FilterChipProps {
  /** The active filter, for example `Search: floor`. */
  readonly label: string;
  /** The URL of the list without this filter. Works without JavaScript. */
  readonly href: string;
  readonly onRemove?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** An active filter and the link that removes it. */
export function FilterChip({ label, href, onRemove }: FilterChipProps) {
  return (
    <li className="filter-chip">
      <span>{label}</span>
      <a href={href} aria-label={`Remove ${label}`} onClick={onRemove}>
        <CloseIcon />
      </a>
    </li>
  );
}

export interface FilterChipsProps {
  /** The number of results, announced when it changes. */
  readonly summary: ReactNode;
  readonly children?: ReactNode;
}

/** The row of active filters, which wraps and never scrolls sideways. */
export function FilterChips({ summary, children }: FilterChipsProps) {
  return (
    <div className="filter-chips">
      <p role="status">{summary}</p>
      {children ? <ul aria-label="Active filters">{children}</ul> : null}
    </div>
  );
}
