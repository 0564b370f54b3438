import { and, inArray, isNull, ne } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { waiverLinks } from '../../platform/database/schema/waiver.ts';
import { recordsOf } from '../../platform/database/records-of-person.ts';

type EndReason = NonNullable<typeof waiverLinks.$inferSelect.endReason>;

/** Ends a person's open links to sign the waiver: all of them by a signature or a merge, and those that were sent by a newer one. */
export async function endSigningLinks(
  tx: Db,
  userId: string,
  endReason: EndReason,
  endedAt: Date,
): Promise<void> {
  const open = and(inArray(waiverLinks.userId, recordsOf(userId)), isNull(waiverLinks.endedAt));
  await tx
    .update(waiverLinks)
    .set({ endedAt, endReason })
    .where(endReason === 'replaced' ? and(open, ne(waiverLinks.send, 'none')) : open);
}
