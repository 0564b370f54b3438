import type { ScheduleFilters } from '@detroit-well/booking/schedule/filters';
import * as constants from '@detroit-well/config/constants';
import { slug } from '@detroit-well/config/slug';
import { CategoryTile, CategoryTiles } from '@detroit-well/ui/components/tile';
import { opensNewTab } from '@detroit-well/ui/opens-new-tab';
import { Picture } from '../../pictures/picture.tsx';
import { categoryPicture } from '../../pictures/paths.ts';
import type { TileCategory } from '../../session-list/lists.ts';
import { scheduleHref } from './use-schedule-address.ts';

interface FilterTilesProps {
  readonly categories: readonly TileCategory[];
  readonly filters: ScheduleFilters;
  readonly onChoose: (filters: ScheduleFilters) => void;
}

/** All Training and the first three categories, as links. Their numbers are of all upcoming sessions (SPEC-A 8.6). */
export function FilterTiles({ categories, filters, onChoose }: FilterTilesProps) {
  const { all, maxCategories } = constants.categoryTiles;
  const counts = categories.map(({ count }) => count ?? Number.NaN);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const chosen = slug(filters.category);
  const tiles = [
    { name: all, value: '', count: Number.isNaN(total) ? null : total },
    ...categories.slice(0, maxCategories).map(({ name, count }) => ({ name, value: slug(name), count })),
  ];
  return (
    <CategoryTiles label="Categories">
      {tiles.map(({ name, value, count }) => {
        const next = { ...filters, category: value };
        return (
          <CategoryTile
            key={value}
            href={scheduleHref(next)}
            name={name}
            selected={value === chosen}
            count={count ?? undefined}
            art={<Picture path={categoryPicture(value)} width={328} height={168} />}
            onClick={(event) => {
              if (opensNewTab(event)) return;
              event.preventDefault();
              onChoose(next);
            }}
          />
        );
      })}
    </CategoryTiles>
  );
}
