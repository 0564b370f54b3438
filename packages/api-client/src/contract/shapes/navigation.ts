import * as z from 'zod';
import { boolean, record, text } from './primitives.ts';

const link = {
  label: text('Training', 'Text of the link.'),
  link: text('/training', 'Path or URL that the entry leads to.'),
};

const menuChild = record('MenuChild', 'One link of a submenu.', link);

export const menuItem = record('MenuItem', 'One link of a menu.', {
  ...link,
  is_dropdown: boolean(false, 'Whether the entry opens a submenu.'),
  children: z.array(menuChild).describe('The links of the submenu, in order.'),
});

export const menu = z
  .object({ items: z.array(menuItem).describe('The entries.') })
  .meta({ id: 'Menu', description: 'A menu of the public site.' });
