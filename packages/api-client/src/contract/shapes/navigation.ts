import * as z from 'zod';
import { text, boolean } from './primitives.ts';

export const menuItem = z
  .object({ label: text('Training'), link: text('/training'), is_dropdown: boolean(false) })
  .meta({ id: 'MenuItem' });

export const menu = z.object({ items: z.array(menuItem) }).meta({ id: 'Menu' });

/** One link of a menu. */
export type MenuItem = z.infer<typeof menuItem>;
/** A menu of the public site. */
export type Menu = z.infer<typeof menu>;
