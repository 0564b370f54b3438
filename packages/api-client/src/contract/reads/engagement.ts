import { naming, recordIn } from '../definition/lenient.ts';
import type { RawRecord } from '../definition/lenient.ts';
import { engagementRecord, reactedRecord } from '../records/engagement.ts';

const engagementIn = (raw: unknown): RawRecord => naming(recordIn(raw, []), ['likes', 'user_reactions']);

export const readEngagement = (raw: unknown) => engagementRecord(engagementIn(raw));

export const readReacted = (raw: unknown) => reactedRecord(engagementIn(raw));
