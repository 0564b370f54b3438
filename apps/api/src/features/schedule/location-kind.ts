import { isDeepStrictEqual } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import { locations } from '../../platform/database/schema/training.ts';
import { tableKind } from '../../platform/records/table-kind.ts';
import { tellOfPlace } from './tell-of-place.ts';

const kind = tableKind('location', locations);

export const locationKind: typeof kind = {
  ...kind,
  asked: ['tell_people'],
  update: async (context, id, { tell_people: isTold = false, ...change }) => {
    const { tx } = context;
    const [before] = await tx.select().from(locations).where(eq(locations.id, id));
    await kind.update(context, id, change);
    const { name = before?.name ?? '', address = before?.address ?? [] } = change;
    const isMoved = !isDeepStrictEqual(address, before?.address);
    const now = context.now.toISOString();
    // Past sessions keep the name of their day. A calendar follows an address by its revision, too.
    await tx.execute(sql`
      update sessions set location = ${name}, revision = revision + 1, updated_at = ${now}::timestamptz
      where location_id = ${id} and (location <> ${name} or ${isMoved}) and ends_at > ${now}::timestamptz`);
    if (isMoved && isTold) await tellOfPlace(context, id);
  },
};
