import { asc } from 'drizzle-orm';
import type { HandlersOf } from '../calls.ts';
import { menuItems } from '../db/schema/content.ts';

export const navigationHandlers: HandlersOf<'navigation'> = {
  menu: async (_call, { database }) => {
    const rows = await database.db.select().from(menuItems).orderBy(asc(menuItems.position));
    return { items: rows.map(({ label, link, isDropdown }) => ({ label, link, is_dropdown: isDropdown })) };
  },
};
