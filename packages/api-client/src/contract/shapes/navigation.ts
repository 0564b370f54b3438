import * as z from 'zod';
import { boolean, record, text } from './primitives.ts';

export const menuItem = record('MenuItem', 'One link of a menu.', {
  label: text('Training', 'Text of the link.'),
  link: text('/training', 'Path or URL that the entry leads to.'),
  is_dropdown: boolean(false, 'Whether the entry opens a submenu.'),
});

export const menu = z
  .object({ items: z.array(menuItem).describe('The entries.') })
  .meta({ id: 'Menu', description: 'A menu of the public site.' });

/** A menu of the public site. */
