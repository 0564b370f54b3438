import { studioDay } from '@detroit-well/config/studio-time';
import { createHash } from 'node:crypto';
import type { Db } from '../../db/database.ts';
import { waiverVersions } from '../../db/schema/waiver.ts';
import { waiverText } from './waiver-text.ts';

const DAY_MS = 86_400_000;

/** Publishes the first waiver, some time before anybody signed it. */
export async function seedWaiver(tx: Db, now: Date): Promise<void> {
  const publishedAt = new Date(now.getTime() - 120 * DAY_MS);
  const { title, bodyHtml, rules } = waiverText;
  const contentHash = createHash('sha256')
    .update(JSON.stringify([title, bodyHtml, rules]))
    .digest('hex');
  await tx
    .insert(waiverVersions)
    .values({ ...waiverText, effectiveDate: studioDay(publishedAt), contentHash, publishedAt });
}
