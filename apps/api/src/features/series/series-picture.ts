import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { series } from '../../platform/database/schema/training.ts';
import type { PictureColumns } from '../catalogue/picture-handlers.ts';

/**
 * Stores the picture of a series, which its sessions of the next weeks get too. Past ones, and those with a picture of their own,
 * keep what they have.
 */
export async function storeSeriesPicture(
  tx: Db,
  id: string,
  columns: PictureColumns,
  now: Date,
): Promise<void> {
  await tx.execute(sql`
    with kept as (
      select s.id from sessions s join series r on r.id = s.series_id
      where r.id = ${id} and s.starts_at > ${now.toISOString()}::timestamptz
        and s.picture is not distinct from r.picture and s.picture_alt = r.picture_alt
      order by s.id for no key update of s)
    update sessions s set picture_alt = ${columns.pictureAlt}
      ${columns.picture === undefined ? sql`` : sql`, picture = ${columns.picture}`}
    from kept where kept.id = s.id`);
  await tx.update(series).set(columns).where(eq(series.id, id));
}
