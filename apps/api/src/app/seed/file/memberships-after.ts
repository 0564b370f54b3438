import type { SeedFile } from '@detroit-well/api-client/seed-file';
import { inArray } from 'drizzle-orm';
import { stateOn } from '../../../features/memberships/follow-dates.ts';
import type { Db } from '../../../platform/database/database.ts';
import { memberships } from '../../../platform/database/schema/people.ts';

type Membership = Pick<typeof memberships.$inferSelect, 'userId' | 'state'>;

/** The memberships of all people in the file as they are once it is loaded, by id. */
export async function membershipsAfter(
  tx: Db,
  file: SeedFile,
  today: string,
): Promise<Map<string, Membership>> {
  const people = file.memberships.flatMap(({ person }) => (person === undefined ? [] : [person]));
  const ids = file.memberships.map(({ public_id: id }) => id);
  const stored = [
    ...(ids.length === 0 ? [] : await tx.select().from(memberships).where(inArray(memberships.id, ids))),
    ...(people.length === 0
      ? []
      : await tx.select().from(memberships).where(inArray(memberships.userId, people))),
  ];
  const before = new Map(stored.map((row) => [row.id, row]));
  const after = new Map<string, Membership>(before);
  for (const { public_id: id, person, is_active: given, start_date, end_date } of file.memberships) {
    const known = before.get(id);
    const startDate = start_date ?? known?.startDate ?? today;
    const endDate = end_date === undefined ? known?.endDate : end_date;
    const isActive = given ?? known?.state !== 'cancelled';
    const state = isActive ? stateOn({ startDate, endDate }, today) : 'cancelled';
    after.set(id, { userId: person ?? known?.userId ?? '', state });
  }
  return after;
}
