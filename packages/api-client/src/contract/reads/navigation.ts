import type { Menu } from '../shapes/navigation.ts';
import { listIn, text } from './lenient.ts';

export function readMenu(raw: unknown): Menu {
  const items = listIn(raw, ['items', 'menu', 'results']).map((item) => ({
    label: text(item.label),
    link: text(item.link),
    is_dropdown: item.is_dropdown === true,
  }));
  return { items };
}
