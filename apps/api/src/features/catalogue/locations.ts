import { sql } from 'drizzle-orm';
import { locations } from '../../platform/database/schema/training.ts';
import { tableKind } from '../../platform/records/table-kind.ts';

const kind = tableKind('location', locations);

export const locationKind: typeof kind = {
  ...kind,
  update: async (context, id, change) => {
    await kind.update(context, id, change);
    const { name } = change;
    const now = context.now.toISOString();
    // Past sessions keep the name of their day.
    if (name !== undefined)
      await context.tx.execute(sql`
        update sessions set location = ${name}, revision = revision + 1, updated_at = ${now}::timestamptz
        where location_id = ${id} and location <> ${name} and ends_at > ${now}::timestamptz`);
  },
};
