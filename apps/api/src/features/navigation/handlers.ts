import { asc } from 'drizzle-orm';
import type { HandlersOf } from '../../platform/calls/calls.ts';
import { menuItems } from '../../platform/database/schema/content.ts';

export const navigationHandlers: HandlersOf<'navigation'> = {
  menu: async (_call, { database }) => {
    const rows = await database.db.select().from(menuItems).orderBy(asc(menuItems.position));
    const below = (parent: string | null) => rows.filter(({ parentId }) => parentId === parent);
    return {
      items: below(null).map(({ id, label, link, isDropdown }) => ({
        label,
        link,
        is_dropdown: isDropdown,
        children: below(id).map((child) => ({ label: child.label, link: child.link })),
      })),
    };
  },
};
