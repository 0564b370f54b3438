import type {
  ChangeLocationParams,
  CreateLocationParams,
  OfficeLocationFilters,
} from '@detroit-well/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import { locations, sessions } from '../../platform/database/schema/training.ts';
import { folded } from '../../platform/database/schema/folded.ts';
import { matchesSearch } from '../../platform/lists/list.ts';
import {
  archivedAt,
  idOf,
  isArchived,
  keptColumns,
  keptFields,
  present,
} from '../../platform/records/columns.ts';
import type { RecordKind } from '../../platform/records/record-kind.ts';

const row = z.object({ ...keptFields, name: z.string() });

export const locationKind: RecordKind<
  typeof row.shape,
  Omit<OfficeLocationFilters, 'sort'>,
  CreateLocationParams,
  ChangeLocationParams
> = {
  noun: 'location',
  many: 'locations',
  list: ({ search, archived }) => ({
    row,
    select: sql`${keptColumns('l')}, l.name`,
    from: sql`locations l`,
    where: [matchesSearch(sql`l.name`, search), isArchived('l', archived)],
    id: sql`l.id`,
    sorts: { name: { by: folded(sql`l.name`), type: 'text' } },
    sortedBy: 'name',
  }),
  lock: (tx, id) => tx.select({ id: locations.id }).from(locations).where(eq(locations.id, id)).for('update'),
  insert: async ({ tx }, { name }) =>
    idOf(await tx.insert(locations).values({ name }).returning({ id: locations.id })),
  update: async ({ tx, now }, id, { name, archived }) => {
    const version = sql`${locations.version} + 1`;
    await tx
      .update(locations)
      .set({ ...present({ name }), ...archivedAt(archived, now), version })
      .where(eq(locations.id, id));
    // Past sessions keep the name of their day.
    if (name !== undefined)
      await tx.execute(sql`
        update sessions set location = ${name}, revision = revision + 1, updated_at = ${now.toISOString()}::timestamptz
        where location_id = ${id} and location <> ${name} and ends_at > ${now.toISOString()}::timestamptz`);
  },
  isUsed: async (tx, id) => (await tx.$count(sessions, eq(sessions.locationId, id))) > 0,
  delete: async (tx, id) => void (await tx.delete(locations).where(eq(locations.id, id))),
};
