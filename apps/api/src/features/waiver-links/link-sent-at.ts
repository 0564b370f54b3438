import { sql, type SQL } from 'drizzle-orm';
import { epochMs } from '../../platform/database/instants.ts';
import { recordsLike } from '../../platform/database/records-of-person.ts';

/** When a person, named by the SQL of their id, was last sent a link to sign the waiver, in milliseconds. A QR code is not sent. */
export const waiverLinkSentAt = (userId: SQL): SQL => sql`
  select ${epochMs('max(l.created_at)')} from waiver_links l where l.user_id in ${recordsLike(userId)} and l.send <> 'none'`;
