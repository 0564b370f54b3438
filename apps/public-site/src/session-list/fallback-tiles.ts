import * as constants from '@detroit-well/config/constants';
import type { TileCategory } from './lists.ts';

/** The tiles when the categories could not be loaded (SPEC-B 9). */
export const fallbackTiles: readonly TileCategory[] = constants.fallbackCategories.map((name) => ({
  name,
  count: null,
}));
