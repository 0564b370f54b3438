import type { MouseEvent, ReactNode } from 'react';
import { Lockup } from '../lockup/lockup.tsx';

export interface CategoryTileProps {
  readonly name: string;
  /** The list of this category. */
  readonly href: string;
  readonly count?: number | undefined;
  /** A small picture at the left; phones show none. */
  readonly art: ReactNode;
  readonly selected: boolean;
  readonly onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/**
 * A category of a list, as a link to its sessions.
 *
 * @do Give `href`, so that the filter works without JavaScript.
 * @dont Use it for other filters than the category.
 * @accessibility A link with aria-current while its list is shown. The picture is decoration.
 */
export function CategoryTile({ name, href, count, art, selected, onClick }: CategoryTileProps) {
  return (
    <a className="tile" href={href} aria-current={selected ? 'true' : undefined} onClick={onClick}>
      <span data-part="art" aria-hidden="true">
        {art}
      </span>
      <Lockup name={name} />
      {count === undefined ? null : <span className="tnum">{count}</span>}
    </a>
  );
}

/**
 * A row of tiles: four, or two by two on small screens.
 *
 * @do Keep the tile for everything first.
 * @dont Mix tiles and other links in one group.
 * @accessibility A navigation named by `label`.
 */
export function CategoryTiles({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className="tiles" aria-label={label}>
      {children}
    </nav>
  );
}
