import { studioDay } from '../../../platform/clock/studio-calendar.ts';
import { publishWaiver } from '../../../features/waiver/versions.ts';
import type { Db } from '../../../platform/database/database.ts';
import { waiverText } from './waiver-text.ts';

/** Publishes the first waiver, with a date before the first acceptance. */
export async function seedWaiver(tx: Db, publishedAt: Date): Promise<void> {
  await publishWaiver(tx, { ...waiverText, effectiveDate: studioDay(publishedAt) }, publishedAt);
}
