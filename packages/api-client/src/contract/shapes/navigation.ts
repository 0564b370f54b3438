import * as z from 'zod';
import { text, yesOrNo } from './atoms.ts';

export const menuItem = z
  .object({ label: text('Training'), link: text('/training'), is_dropdown: yesOrNo(false) })
  .meta({ id: 'MenuItem' });

export const menu = z.object({ items: z.array(menuItem) }).meta({ id: 'Menu' });

export type MenuItem = z.infer<typeof menuItem>;
export type Menu = z.infer<typeof menu>;
