import { listIn } from '../definition/lenient.ts';
import { menuItemRecord } from '../generated/navigation.ts';
import type { Menu } from '../generated/navigation.ts';

export const readMenu = (raw: unknown): Menu => ({
  items: listIn(raw, ['items', 'menu', 'results']).map(menuItemRecord),
});
