import type { ComponentProps, ReactNode } from 'react';
import { Lockup } from '../lockup/lockup.tsx';

export type CategoryTileProps = ComponentProps<'button'> & {
  name: string;
  count?: number | undefined;
  art: ReactNode;
  selected: boolean;
};

/** A category as a switch. Give it type submit, a name and a value, and it filters without script. */
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

/** Tiles side by side: four, then two. */
export function CategoryTiles({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="tiles" role="group" aria-label={label}>
      {children}
    </div>
  );
}
