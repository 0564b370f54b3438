import type { ComponentProps, ReactNode } from 'react';
import { Lockup } from '../lockup/lockup.tsx';

export type CategoryTileProps = ComponentProps<'button'> & {
  name: string;
  count?: number | undefined;
  art: ReactNode;
  selected: boolean;
};

/**
 * A category filter. With type submit, a name and a value it works without JavaScript.
 *
 * @do Give `type="submit"`, a name and a value where the filter must work without JavaScript.
 * @dont Link to a page with it.
 * @accessibility A toggle button with aria-pressed. The picture is decoration.
 */
export function CategoryTile({ name, count, art, selected, type = 'button', ...native }: CategoryTileProps) {
  return (
    <button {...native} type={type} className="tile" aria-pressed={selected}>
      <span data-part="art">{art}</span>
      <span data-part="label">
        <Lockup name={name} />
        {count === undefined ? null : <span className="tnum">{count}</span>}
      </span>
    </button>
  );
}

/**
 * A grid of tiles: four per row, or two on small screens.
 *
 * @do Keep the tile for everything first.
 * @dont Mix tiles and other buttons in one group.
 * @accessibility A group named by `label`.
 */
export function CategoryTiles({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="tiles" role="group" aria-label={label}>
      {children}
    </div>
  );
}
