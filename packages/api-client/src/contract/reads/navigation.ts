import { listIn } from '../definition/lenient.ts';
import { menuItemRecord } from '../records/navigation.ts';
import type { Menu } from '../types/navigation.ts';

export const readMenu = (raw: unknown): Menu => ({
  items: listIn(raw, ['items', 'menu', 'results']).map(menuItemRecord),
});
