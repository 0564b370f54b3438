import type { TillClosing } from '@detroit-well/api-client/contract';
import { toStudioIso } from '@detroit-well/config/studio-time';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../../platform/database/database.ts';
import { epochMs } from '../../platform/database/instants.ts';
import { personName } from '../../platform/database/person-name.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { matchesSearch, type List } from '../../platform/lists/list.ts';
import { amount, signedAmount } from './signed-amount.ts';

const at = z.number().transform((ms) => toStudioIso(ms));
const signed = z.int().transform(signedAmount);

const row = z.object({
  id: z.string(),
  since: at,
  closed_at: at,
  actor_id: z.string(),
  actor_name: z.string(),
  entries: z.int(),
  cash_taken: amount,
  cash_given_back: amount,
  expected_cash: signed,
  counted_cash: amount,
  difference: signed,
  note: z.string(),
});

const select = sql`c.id, ${epochMs('c.since')} as since, ${epochMs('c.closed_at')} as closed_at, c.actor_id,
  ${personName('u', 'f')} as actor_name, c.entries, c.taken_cents as cash_taken, c.given_back_cents as cash_given_back,
  c.taken_cents - c.given_back_cents as expected_cash, c.counted_cents as counted_cash,
  c.counted_cents - (c.taken_cents - c.given_back_cents) as difference, c.note`;

const from = sql`till_closings c join users u on u.id = c.actor_id left join profiles f on f.user_id = u.id`;

interface Asked {
  readonly search: string | undefined;
  /** Only what this person closed. */
  readonly actorId: string | undefined;
}

/** The closings of the till. The start of the first till is none. */
export const closingList = ({ search, actorId }: Asked): List<typeof row.shape> => ({
  row,
  select,
  from,
  where: [
    matchesSearch(sql`${personName('u', 'f')} || ' ' || c.note`, search),
    actorId === undefined ? undefined : sql`c.actor_id = ${actorId}`,
  ],
  id: sql`c.id`,
  sorts: { closed_at: { by: sql`c.closed_at`, type: 'timestamptz' } },
  sortedBy: '-closed_at',
});

export const viewOf = ({
  actor_id: id,
  actor_name: name,
  ...closing
}: z.output<typeof row>): TillClosing => ({
  ...closing,
  closed_by: { id, name },
});

/** One closing; undefined if there is none, or if `actorId` did not close it. */
export async function findClosing(db: Db, id: string, actorId?: string): Promise<TillClosing | undefined> {
  const own = actorId === undefined ? sql`true` : sql`c.actor_id = ${actorId}`;
  const [found] = await readRows(
    row,
    db.execute(sql`select ${select} from ${from} where c.id = ${id} and ${own}`),
  );
  return found && viewOf(found);
}
