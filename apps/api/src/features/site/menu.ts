import type { MenuItem, SaveMenuParams } from '@detroit-well/api-client/contract';
import { asc } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { menuItems } from '../../platform/database/schema/content.ts';

type Entry = SaveMenuParams['items'][number];

/** The menu of the site, in its order. */
export async function readMenu(db: Db): Promise<MenuItem[]> {
  const rows = await db.select().from(menuItems).orderBy(asc(menuItems.position));
  const below = (parent: string | null) => rows.filter(({ parentId }) => parentId === parent);
  return below(null).map(({ id, label, link, isDropdown }) => ({
    label,
    link,
    is_dropdown: isDropdown,
    children: below(id).map((child) => ({ label: child.label, link: child.link })),
  }));
}

export const menuList = {
  name: 'menu',
  read: readMenu,
  written: ({ label, link, children }: MenuItem): Entry => ({ label, link, children }),
  replace: async (tx: Db, items: Entry[]): Promise<void> => {
    await tx.delete(menuItems);
    for (const [index, { label, link, children }] of items.entries()) {
      const entry = { label, link, isDropdown: children.length > 0, position: index + 1 };
      const [added] = await tx.insert(menuItems).values(entry).returning({ id: menuItems.id });
      if (added === undefined || children.length === 0) continue;
      await tx
        .insert(menuItems)
        .values(children.map((child, place) => ({ ...child, parentId: added.id, position: place + 1 })));
    }
  },
} as const;
