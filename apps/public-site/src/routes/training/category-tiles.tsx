import { countUpcoming, selectedCategory } from '@detroit-well/booking/session-view';
import * as constants from '@detroit-well/config/constants';
import { paths } from '@detroit-well/config/paths';
import { CategoryTile, CategoryTiles } from '@detroit-well/ui/components/tile';
import { Picture } from '../../pictures/picture.tsx';
import { categoryPicture } from '../../pictures/paths.ts';
import type { SessionSummary } from '../../sessions/session-view.ts';

interface FilterTilesProps {
  readonly categories: readonly string[];
  /** Null while there is no list. */
  readonly sessions: readonly SessionSummary[] | null;
  readonly filter: string;
  readonly onChoose: (category: string) => void;
}

/** All Training and the first three categories. Each tile is a form: without JavaScript it loads the filtered page. */
export function FilterTiles({ categories, sessions, filter, onChoose }: FilterTilesProps) {
  const { all, maxCategories } = constants.categoryTiles;
  const shown = categories.slice(0, maxCategories);
  const selected = selectedCategory(shown, filter);
  const tiles = [
    { name: all, value: '', selected: filter.trim() === '' },
    ...shown.map((name) => ({ name, value: name, selected: name === selected })),
  ];
  return (
    <CategoryTiles label="Categories">
      {tiles.map((tile, index) => (
        <form
          key={tile.value}
          className="tile-form"
          action={paths.training()}
          onSubmit={(event) => {
            event.preventDefault();
            onChoose(tile.value);
          }}
        >
          {tile.value ? <input type="hidden" name="category" value={tile.value} /> : null}
          <CategoryTile
            type="submit"
            name={tile.name}
            selected={tile.selected}
            count={sessions ? countUpcoming(sessions, tile.value) : undefined}
            art={<Picture path={categoryPicture(tile.value)} width={328} height={168} first={index < 2} />}
          />
        </form>
      ))}
    </CategoryTiles>
  );
}
