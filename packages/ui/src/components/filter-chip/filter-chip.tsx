import type { MouseEvent, ReactNode } from 'react';
import { CloseIcon } from '../../icons.tsx';

export interface FilterChipProps {
  /** The active filter, for example `Search: floor`. */
  readonly label: string;
  /** The URL of the list without this filter. Works without JavaScript. */
  readonly href: string;
  readonly onRemove?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/**
 * An active filter and the link that removes it.
 *
 * @do Name the filter and its value, as in Search: floor.
 * @dont Use chips to offer filters. They show the active ones only.
 * @accessibility The remove link is named Remove with the label, and works without JavaScript.
 */
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

/**
 * The row of active filters, which wraps and never scrolls sideways.
 *
 * @do State the number of results in `summary`, also without a filter.
 * @dont Let the row scroll sideways.
 * @accessibility The summary is a status, so screen readers hear the new count after a change. The chips are a list
 *   named Active filters.
 */
export function FilterChips({ summary, children }: FilterChipsProps) {
  return (
    <div className="filter-chips">
      <p role="status">{summary}</p>
      {children ? <ul aria-label="Active filters">{children}</ul> : null}
    </div>
  );
}
