import type { MouseEvent } from 'react';
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons.tsx';
import { shownPages } from './shown-pages.ts';

export interface PaginationProps {
  readonly page: number;
  readonly pages: number;
  readonly hrefOf: (page: number) => string;
  readonly onGo?: (page: number, event: MouseEvent<HTMLAnchorElement>) => void;
}

/**
 * Links to the pages of a list. Renders nothing for a single page. A phone shows only the two adjacent pages.
 *
 * @do Give every page its own address.
 * @dont Use it with one page; it renders nothing then.
 * @accessibility A navigation landmark named Pages. The current page has aria-current="page", and each number is read
 *   as Page with its number.
 */
export function Pagination({ page, pages, hrefOf, onGo }: PaginationProps) {
  if (pages <= 1) return null;
  const link = (to: number) => ({
    href: hrefOf(to),
    onClick: (event: MouseEvent<HTMLAnchorElement>) => onGo?.(to, event),
  });
  return (
    <nav className="pagination" aria-label="Pages">
      {page > 1 ? (
        <a {...link(page - 1)} rel="prev" data-part="step">
          <ChevronLeftIcon /> Previous
        </a>
      ) : (
        <span data-part="step" />
      )}
      <p>{`Page ${page} of ${pages}`}</p>
      <ol>
        {shownPages(page, pages).map((shown, index) =>
          shown === 'gap' ? (
            <li key={`gap-${index < 2 ? 'before' : 'after'}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={shown}>
              <a
                {...link(shown)}
                aria-label={`Page ${shown}`}
                aria-current={shown === page ? 'page' : undefined}
              >
                {shown}
              </a>
            </li>
          ),
        )}
      </ol>
      {page < pages ? (
        <a {...link(page + 1)} rel="next" data-part="step">
          Next <ChevronRightIcon />
        </a>
      ) : (
        <span data-part="step" />
      )}
    </nav>
  );
}
