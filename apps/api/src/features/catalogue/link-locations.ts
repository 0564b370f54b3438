import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';

/** Makes locations of the places that sessions of a seed or a file name, and links them. */
export async function linkLocations(tx: Db): Promise<void> {
  await tx.execute(sql`
    insert into locations (id, name) select gen_random_uuid()::text, s.location from sessions s
    where s.location <> '' group by s.location on conflict (name) do nothing`);
  await tx.execute(sql`
    update sessions s set location_id = l.id from locations l
    where l.name = s.location and s.location_id is distinct from l.id`);
}
