import * as z from 'zod';

export const menuItem = z.object({ label: z.string(), link: z.string(), is_dropdown: z.boolean() });

export const menu = z.object({ items: z.array(menuItem) });

export type MenuItem = z.infer<typeof menuItem>;
export type Menu = z.infer<typeof menu>;
