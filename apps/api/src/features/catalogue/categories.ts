import { slug } from '@detroit-well/config/slug';
import { eq, sql } from 'drizzle-orm';
import { categories } from '../../platform/database/schema/training.ts';
import { freeSlug, idOf } from '../../platform/records/columns.ts';
import { tableKind } from '../../platform/records/table-kind.ts';

const grounds = JSON.stringify(categories.ground.enumValues);

/** The ground that the fewest categories in use have. */
const rarestGround = sql`(select g.name from jsonb_array_elements_text(${grounds}::jsonb) with ordinality g (name, number)
  order by (select count(*) from categories k where k.ground = g.name and k.archived_at is null), g.number limit 1)`;

const kind = tableKind('category', categories);

export const categoryKind: typeof kind = {
  ...kind,
  insert: async ({ tx }, { name, ground = rarestGround }) => {
    const isTaken = async (wanted: string) => (await tx.$count(categories, eq(categories.slug, wanted))) > 0;
    const own = await freeSlug(tx, slug(name) || 'category', isTaken);
    return idOf(
      await tx.insert(categories).values({ name, slug: own, ground }).returning({ id: categories.id }),
    );
  },
};
