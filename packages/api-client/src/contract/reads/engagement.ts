import { naming, recordIn } from '../definition/lenient.ts';
import type { RawRecord } from '../definition/lenient.ts';
import { engagementRecord, reactedRecord } from '../generated/engagement.ts';
import type { Engagement, ReactionResult } from '../generated/engagement.ts';

const engagementIn = (raw: unknown): RawRecord => naming(recordIn(raw, []), ['likes', 'user_reactions']);

export const readEngagement = (raw: unknown): Engagement => engagementRecord(engagementIn(raw));

export const readReacted = (raw: unknown): ReactionResult => reactedRecord(engagementIn(raw));
