import type { OfficePerson } from '@detroit-well/api-client/contract';
import { addDays, toStudioIso } from '@detroit-well/config/studio-time';
import { eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import { studioDay } from '../../platform/clock/studio-calendar.ts';
import type { Db } from '../../platform/database/database.ts';
import { dateOfMs, epochMs } from '../../platform/database/instants.ts';
import { personName } from '../../platform/database/person-name.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { profiles, type MergedDetails } from '../../platform/database/schema/people.ts';

/** For how many days a merge can be undone. */
const undoDays = 30;

/** The last day on which a merge of this instant can be undone. */
export const undoUntil = (mergedAt: Date): string => addDays(studioDay(mergedAt), undoDays);

const mergeRow = z.object({ otherId: z.string(), name: z.string(), at: dateOfMs, by: z.string() });

/** The records that were merged into one, latest first. */
export async function mergesOf(db: Db, keptId: string, now: Date): Promise<OfficePerson['merges']> {
  const rows = await readRows(
    mergeRow,
    db.execute(sql`
    select g.other_id as "otherId", coalesce(${personName('o', 'p')}, '') as name, ${epochMs('g.created_at')} as at,
      coalesce(${personName('u', 'f')}, '') as by
    from merges g join users o on o.id = g.other_id left join profiles p on p.user_id = o.id
      left join users u on u.id = g.actor_id left join profiles f on f.user_id = u.id
    where g.kept_id = ${keptId} and g.undone_at is null order by g.created_at desc, g.id`),
  );
  return rows.map(({ otherId, name, at, by }) => {
    const until = undoUntil(at);
    return {
      other_id: otherId,
      name,
      at: toStudioIso(at),
      by,
      undo_until: until >= studioDay(now) ? until : null,
    };
  });
}

/** The details of a record that a merge may change, locked. */
export async function lockDetails(tx: Db, id: string, tags: readonly string[]): Promise<MergedDetails> {
  const [profile] = await tx.select().from(profiles).where(eq(profiles.userId, id)).for('no key update');
  return {
    first_name: profile?.firstName ?? '',
    last_name: profile?.lastName ?? '',
    phone: profile?.phone ?? '',
    date_of_birth: profile?.dateOfBirth ?? null,
    tags,
  };
}
